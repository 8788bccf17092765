const PITCH = 62;
const THICK = 44;
const FLOOR = 700;
const CENTRE = 1130;
const HALVES = 10;

/** Draws the logo's mark at full size: a belt rolled on its edge, unrolled along the floor. Decorative. */
export function BeltCoil({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 1500 760" preserveAspectRatio="xMaxYMax slice" fill="none" className={className}>
      <path className="stroke-line-strong" strokeWidth="2" d={`M-3000 ${FLOOR + THICK / 2 + 1}H1500`} />
      <path className="stroke-accent" strokeWidth={THICK} d={COIL} />
      <path className="stroke-on-accent" strokeOpacity="0.4" strokeWidth="2" strokeDasharray="10 7" d={COIL} />
      <path className="stroke-belt-black" strokeWidth={THICK} d={`M${CENTRE - 120} ${FLOOR}h-190`} />
      <path
        className="stroke-belt-tape"
        strokeWidth={THICK}
        d={[0, 1, 2, 3].map((stripe) => `M${CENTRE - 150 - stripe * 36} ${FLOOR}h-14`).join("")}
      />
    </svg>
  );
}

/** A rolled strip: half circles about two alternating centres, each half a pitch wider than the one before. */
const COIL = (() => {
  const radii = Array.from({ length: HALVES }, (_, half) => PITCH * 0.45 + (half * PITCH) / 2);
  const lift = (half: number, radius: number) => (half % 2 ? 2 : -2) * radius;
  const travelled = radii.reduce((sum, radius, half) => sum + lift(half, radius), 0);
  const arcs = radii.map((radius, half) => `a${radius} ${radius} 0 0 1 0 ${lift(half, radius)}`).join("");
  return `M${CENTRE} ${FLOOR - travelled}${arcs}H-3000`;
})();
