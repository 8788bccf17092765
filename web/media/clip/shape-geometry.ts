import type { Shape } from "../../../worker/contract/remarks";

export type Frame = { width: number; height: number };
export type Point = [number, number];

/** A point on a frame in pixels. */
export const placed = ([x, y]: Point, { width, height }: Frame): Point => [x * width, y * height];

export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Returns the angle at the middle point in whole degrees, as seen: the frame's proportions count. */
export function degreesOf(points: readonly Point[], frame: Frame): number {
  const [from, vertex, to] = points.map((point) => placed(point, frame));
  if (!from || !vertex || !to) return 0;
  const one = Math.atan2(from[1] - vertex[1], from[0] - vertex[0]);
  const other = Math.atan2(to[1] - vertex[1], to[0] - vertex[0]);
  const turned = Math.abs(one - other);
  return Math.round((Math.min(turned, 2 * Math.PI - turned) * 180) / Math.PI);
}

/** Describes a drawing for screen readers. */
export function shapesInWords(shapes: readonly Shape[], frame: Frame | null): string {
  return shapes.map((shape) => inWords(shape, frame)).join(", ");
}

function inWords({ kind, points }: Shape, frame: Frame | null): string {
  if (kind === "line") return "a line";
  if (kind === "circle") return "a circle";
  return frame ? `an angle of ${degreesOf(points, frame)}°` : "an angle";
}

/** Formats a moment of a clip: `0:01.25`. */
export function momentText(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const minutes = Math.floor(hundredths / 6000);
  const rest = ((hundredths % 6000) / 100).toFixed(2).padStart(5, "0");
  return `${minutes}:${rest}`;
}
