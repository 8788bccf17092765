import type { Context } from "hono";
import { routePath } from "hono/route";
import { pagePattern } from "../contract/known-pages";
import type { DatabaseCost } from "../db/measured";
import { log } from "../platform/log";
import type { AppEnv } from "./context";
import { isLocal } from "./env";

/** Share of logged public GETs that needed no database: one in this many. */
const KEPT_ONE_IN = 20;
/** Paths whose response time could reveal whether somebody has an account. */
const TELLS_WHO = /^\/api\/auth\//;

/** Logs an answered request, and adds a `Server-Timing` header for members. */
export function logRequest(c: Context<AppEnv>, cost: DatabaseCost): void {
  // The request is answered again and logged then.
  if (c.get("session")?.hasChanged) return;
  const ms = Date.now() - c.get("now").getTime();
  const { status, headers } = c.res;
  const actor = c.get("actor");
  const isMember = actor.kind === "member";
  const { path } = c.req;
  if (isMember && status < 300 && status >= 200 && path.startsWith("/api/") && !TELLS_WHO.test(path)) {
    headers.set("Server-Timing", `total;dur=${ms}, db;dur=${cost.ms};desc="${cost.trips} trips"`);
  }
  if (!log.writes("info")) return;
  const isKept = cost.trips === 0 && !isMember && status < 400 && c.req.method === "GET";
  if (isKept && Math.random() * KEPT_ONE_IN >= 1) return;
  log.info("request", {
    requestId: c.get("requestId"),
    method: c.req.method,
    route: routeOf(c),
    status,
    ms,
    role: actor.kind === "member" ? actor.user.role : "visitor",
    trips: cost.trips,
    dbMs: cost.ms,
    ...(isKept ? { oneIn: KEPT_ONE_IN } : {}),
  });
}

/** Returns the route's pattern, never the path: a path may hold an id, a token, or anything a user typed. */
export function routeOf(c: Context<AppEnv>): string {
  const route = routePath(c);
  return route === "/*" ? (pagePattern(c.req.path, isLocal(c.env)) ?? route) : route;
}
