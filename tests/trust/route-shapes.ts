import type { z } from "zod";
import { app } from "../../worker/app";
import { accessTable, type GuardedRoute } from "../../worker/http/guards";
import { shapeOf } from "../../worker/http/shapes";

export type Route = GuardedRoute & {
  /** As the access table names it: "PUT /api/admin/workouts/:id". */
  name: string;
  body: z.ZodType | null;
  query: z.ZodType | null;
  /** Whether it makes its thing once under the client's key. */
  isOnceByKey: boolean;
};

/** Every route of the product, with the shapes that its handlers let through: no list by hand that could be too short. */
export const ROUTES: Route[] = accessTable(app).map((route) => {
  const handlers = app.routes
    .filter(({ method, path }) => method === route.method && path === route.path)
    .map(({ handler }) => handler);
  const shapes = handlers.flatMap((handler) => shapeOf(handler) ?? []);
  const shape = (part: string) => shapes.find((each) => each.part === part)?.schema ?? null;
  return {
    ...route,
    name: `${route.method} ${route.path}`,
    body: shape("json"),
    query: shape("query"),
    // A handler that takes the key says so in its own text: no list by hand here either.
    isOnceByKey: handlers.some((handler) => String(handler).includes("onceOnly")),
  };
});

type Def = { type: string; in?: z.ZodType; innerType?: z.ZodType; shape?: Record<string, z.ZodType> };

/** The fields of an object's schema, whatever it is wrapped in. */
export function fieldsOf(schema: z.ZodType | null): Record<string, z.ZodType> {
  const def = schema?._zod.def as Def | undefined;
  if (!def) return {};
  if (def.type === "object") return def.shape ?? {};
  return fieldsOf(def.in ?? def.innerType ?? null);
}
