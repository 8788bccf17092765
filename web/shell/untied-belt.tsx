/** A belt dropped on the mat, not tied. Decorative. */
export function UntiedBelt({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 420 340" fill="none" className={className}>
      <path className="stroke-line" strokeWidth="1" d="M0 84H420M0 168H420M0 252H420M84 0V340M210 0V340M336 0V340" />
      <Band d={UNDER} />
      <path className="stroke-paper" strokeWidth="46" d={OVER} />
      <Band d={OVER} />
      <path className="stroke-belt-black" strokeWidth="36" d="M322 92L384 66" />
      <path className="stroke-belt-tape" strokeWidth="36" d="M338 85.3l5-2.1M354 78.6l5-2.1" />
    </svg>
  );
}

function Band({ d }: { d: string }) {
  return (
    <>
      <path className="stroke-ink" strokeWidth="40" d={d} />
      <path className="stroke-accent" strokeWidth="36" d={d} />
      {["14", "1"].map((width) => (
        <path
          key={width}
          className="stroke-paper"
          strokeOpacity="0.35"
          strokeWidth={width}
          strokeDasharray="7 5"
          d={d}
        />
      ))}
    </>
  );
}

const UNDER = "M-20 250C70 300 150 276 182 212S150 84 96 108S96 232 214 222";
const OVER = "M214 222C330 212 244 70 330 89L384 66";
