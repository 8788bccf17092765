import type { Shape } from "../../../worker/contract/remarks";
import { degreesOf, distance, type Frame, placed } from "./shape-geometry";

/** Shows a frame's drawings: vermilion with a white edge, visible on every picture. */
export function Drawing({ shapes, frame }: { shapes: readonly Shape[]; frame: Frame }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name, and stay in their order.
    <g key={index} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Strokes shape={shape} frame={frame} className="stroke-belt-tape" width={7} />
      <Strokes shape={shape} frame={frame} className="stroke-accent" width={3} />
      {shape.kind === "angle" ? <Degrees shape={shape} frame={frame} /> : null}
    </g>
  ));
}

type StrokesProps = { shape: Shape; frame: Frame; className: string; width: number };

function Strokes({ shape: { kind, points }, frame, className, width }: StrokesProps) {
  const own = points.map((point) => placed(point, frame));
  const [centre, edge] = own;
  const look = { className, strokeWidth: width, vectorEffect: "non-scaling-stroke" as const };
  if (kind === "circle" && centre && edge) {
    return <circle cx={centre[0]} cy={centre[1]} r={distance(centre, edge)} {...look} />;
  }
  return <polyline points={own.map(([x, y]) => `${x},${y}`).join(" ")} {...look} />;
}

function Degrees({ shape, frame }: { shape: Shape; frame: Frame }) {
  const vertex = shape.points[1];
  if (!vertex || shape.points.length < 3) return null;
  const [x, y] = placed(vertex, frame);
  const size = Math.max(frame.width, frame.height) / 22;
  return (
    <text
      x={x + size / 2}
      y={y - size / 2}
      fontSize={size}
      className="fill-accent stroke-belt-tape font-bold [paint-order:stroke]"
      strokeWidth={size / 5}
    >
      {degreesOf(shape.points, frame)}°
    </text>
  );
}
