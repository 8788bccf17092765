import { AsyncLocalStorage } from "node:async_hooks";
import type { Ctx } from "../../http/context";

const scope = new AsyncLocalStorage<Ctx>();

/**
 * The auth library lives as long as the isolate and serves every request; what belongs to one request (its database
 * session, its background work) reaches the library's callbacks this way.
 */
export const withinRequest = <T>(ctx: Ctx, run: () => Promise<T>): Promise<T> => scope.run(ctx, run);

export function currentCtx(): Ctx {
  const ctx = scope.getStore();
  if (!ctx) throw new Error("The auth library was called outside of a request");
  return ctx;
}

/** A D1 database that is always the current request's session, so that members read what the library has written. */
export const requestDatabase = {
  prepare: (statement: string) => currentCtx().db.$client.prepare(statement),
  batch: <T>(statements: D1PreparedStatement[]) => currentCtx().db.$client.batch<T>(statements),
} as D1Database;
