/** Draws a belt across the whole width, tied in front. Decorative; needs a black ground. */
export function TiedBelt({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 1200 200" preserveAspectRatio="xMidYMin slice" fill="none" className={className}>
      <Cloth d="M-1200 52H2400" />
      <Cloth d="M600 70C570 110 520 150 470 230" />
      <Cloth d="M600 70C630 110 680 150 730 230" />
      <path className="stroke-accent" strokeWidth="50" d="M506 172C496 188 484 206 476 222" />
      <path className="stroke-belt-tape" strokeWidth="50" d="M503 178l-4 6.5M494 192.5l-4 6.5" />
      <path className="stroke-belt-black" strokeWidth="74" d="M566 70C580 36 620 36 634 70" />
      <Cloth d="M562 74C576 36 624 36 638 74" />
    </svg>
  );
}

function Cloth({ d }: { d: string }) {
  return (
    <>
      <path className="stroke-belt-black" strokeWidth="66" d={d} />
      <path className="stroke-belt-tape" strokeOpacity="0.85" strokeWidth="52" d={d} />
      <path className="stroke-belt-black" strokeWidth="49" d={d} />
      {["34", "17"].map((width) => (
        <g key={width}>
          <path className="stroke-belt-tape" strokeOpacity="0.5" strokeWidth={width} strokeDasharray="8 5" d={d} />
          <path className="stroke-belt-black" strokeWidth={Number(width) - 3} d={d} />
        </g>
      ))}
    </>
  );
}
