import { AsyncLocalStorage } from "node:async_hooks";
import type { Ctx } from "../../http/context";

const scope = new AsyncLocalStorage<Ctx>();

/**
 * Runs the auth library within a request. The library lives as long as the isolate; its callbacks get the request's
 * database session and background work through this scope.
 */
export const withinRequest = <T>(ctx: Ctx, run: () => Promise<T>): Promise<T> => scope.run(ctx, run);

export function currentCtx(): Ctx {
  const ctx = scope.getStore();
  if (!ctx) throw new Error("The auth library was called outside of a request");
  return ctx;
}

/** A D1 database that always uses the current request's session, so that members read what the library has written. */
export const requestDatabase = {
  prepare: (statement: string) => currentCtx().db.$client.prepare(statement),
  batch: <T>(statements: D1PreparedStatement[]) => currentCtx().db.$client.batch<T>(statements),
} as D1Database;
