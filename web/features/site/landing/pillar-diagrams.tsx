import type { ReactNode } from "react";

function Plate({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 360 220" fill="none" className="w-full">
      {children}
    </svg>
  );
}

/** Draws a loaded bar that bends under its plates. */
export function StrengthDiagram() {
  const side = [
    [30, 92, "fill-accent"],
    [49, 92, "fill-ink"],
    [68, 66, "fill-ink"],
    [84, 42, "fill-line-strong"],
  ] as const;
  return (
    <Plate>
      <path className="stroke-line" strokeWidth="1" d="M0 40H360M0 75H360M0 110H360M0 145H360M0 180H360" />
      <path className="stroke-ink" strokeWidth="5" d="M8 118Q180 88 352 118" />
      {side.map(([x, height, ink]) => (
        <g key={x} className={ink}>
          <rect x={x} y={115 - height / 2} width="13" height={height} rx="2" transform={`rotate(-6 ${x + 6} 115)`} />
          <rect
            x={347 - x}
            y={115 - height / 2}
            width="13"
            height={height}
            rx="2"
            transform={`rotate(6 ${353 - x} 115)`}
          />
        </g>
      ))}
      <path className="stroke-accent" strokeWidth="2.5" d="M180 92V34M170 46L180 33L190 46" />
      <path className="stroke-line-strong" strokeWidth="2" d="M0 200H360" />
    </Plate>
  );
}

/** Draws a hinge with two angles: the range one has, and the range that is trained. */
export function MobilityDiagram() {
  const ticks = Array.from({ length: 19 }, (_, index) => index * 10);
  return (
    <Plate>
      <path className="fill-accent-soft" d={`M180 200L${at(30, 148)}A148 148 0 0 0 ${at(150, 148)}Z`} />
      {ticks.map((angle) => (
        <path
          key={angle}
          className="stroke-line-strong"
          strokeWidth={angle % 30 === 0 ? 2.5 : 1}
          d={`M${at(angle, angle % 30 === 0 ? 158 : 164)}L${at(angle, 172)}`}
        />
      ))}
      <path className="stroke-accent" strokeWidth="2.5" d={`M${at(30, 148)}A148 148 0 0 0 ${at(150, 148)}`} />
      <path className="stroke-line-strong" strokeWidth="9" strokeDasharray="3 4" d={`M180 200L${at(70, 140)}`} />
      <path className="stroke-ink" strokeWidth="9" d={`M180 200L${at(30, 140)}`} />
      <path className="stroke-accent" strokeWidth="9" d={`M180 200L${at(150, 140)}`} />
      <circle cx="180" cy="200" r="13" className="fill-paper stroke-ink" strokeWidth="5" />
      <path className="stroke-line-strong" strokeWidth="2" d="M0 200H164M196 200H360" />
    </Plate>
  );
}

/** Draws a year of weeks that rise and ease, with none missing. */
export function DurabilityDiagram() {
  const weeks = Array.from({ length: 52 }, (_, week) => ({ week, height: heightOf(week) }));
  return (
    <Plate>
      <path className="stroke-line" strokeWidth="1" d="M0 40H360M0 80H360M0 120H360M0 160H360" />
      {weeks.map(({ week, height }) => (
        <path
          key={week}
          className={week % 4 === 3 ? "stroke-line-strong" : "stroke-ink"}
          strokeWidth="4"
          d={`M${4 + week * 6.9} 199V${199 - height}`}
        />
      ))}
      <path
        className="stroke-accent"
        strokeWidth="2.5"
        d={`M${weeks.map(({ week, height }) => `${4 + week * 6.9} ${185 - height}`).join("L")}`}
      />
      <path className="stroke-line-strong" strokeWidth="2" d="M0 200H360" />
    </Plate>
  );
}

const heightOf = (week: number) => 42 + Math.floor(week / 4) * 6.2 + (week % 4 === 3 ? -18 : (week % 4) * 9);

/** Returns a point on a circle around the hinge; the angle is in degrees from the right. */
function at(angle: number, radius: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${(180 + radius * Math.cos(turn)).toFixed(1)} ${(200 - radius * Math.sin(turn)).toFixed(1)}`;
}
