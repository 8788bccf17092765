import type { z } from "zod";

type Part = "json" | "query" | "param";
const shapes = new WeakMap<object, { part: Part; schema: z.ZodType }>();

/** Remembers what a handler lets through. */
export function recordShape<H extends object>(handler: H, part: Part, schema: z.ZodType): H {
  shapes.set(handler, { part, schema });
  return handler;
}

/** What a handler of a route lets through, for whoever has to know every field that the product takes. */
export const shapeOf = (handler: object) => shapes.get(handler);
