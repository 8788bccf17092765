import type { z } from "zod";

type Part = "json" | "query" | "param";
const shapes = new WeakMap<object, { part: Part; schema: z.ZodType }>();

/** Records the schema that a handler validates. */
export function recordShape<H extends object>(handler: H, part: Part, schema: z.ZodType): H {
  shapes.set(handler, { part, schema });
  return handler;
}

/** Returns the schema of a route's handler, for tests and docs that list every accepted field. */
export const shapeOf = (handler: object) => shapes.get(handler);
