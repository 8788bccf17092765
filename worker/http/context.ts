import type { Context } from "hono";
import type { Db } from "../db/client";
import type { Actor } from "./actor";
import type { Env } from "./env";
import type { SessionRead } from "./session-read";

export type AppEnv = {
  Bindings: Env;
  Variables: { requestId: string; db: Db; actor: Actor; now: Date; session?: SessionRead };
};

/** What a verb works with; it knows nothing of HTTP. */
export type Ctx = {
  db: Db;
  env: Env;
  actor: Actor;
  now: Date;
  /** Runs work that may finish after the response has been sent (`waitUntil`). */
  later: (work: Promise<unknown>) => void;
};

// Uses `c.get`: `c.var` copies all variables on each access.
export function ctxOf(c: Context<AppEnv>): Ctx {
  return {
    db: c.get("db"),
    env: c.env,
    actor: c.get("actor"),
    now: c.get("now"),
    later: (work) => c.executionCtx.waitUntil(work),
  };
}
