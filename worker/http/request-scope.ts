import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { MEMBER_COOKIE } from "../contract/member-cookie";
import { connect } from "../db/client";
import { measured } from "../db/measured";
import { log } from "../platform/log";
import { VISITOR } from "./actor";
import type { AppEnv } from "./context";
import { logRequest } from "./request-log";
import { setsSession } from "./session-cookie";

const BOOKMARK_COOKIE = "longroll.bookmark";
const BOOKMARK = /^[0-9a-f-]{1,200}$/;

/**
 * Sets up each request's id, time, D1 session and log line. The session's bookmark travels in a cookie, so that a
 * member is served by the nearest replica and still reads their own writes (developers.cloudflare.com/d1, read
 * replication).
 */
export const requestScope = createMiddleware<AppEnv>(async (c, next) => {
  log.setUp(c.env);
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  c.set("now", new Date());
  c.set("actor", VISITOR);
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  // Sign-in links from mail and providers are GETs that write: the page they lead to must find the new session.
  const writes = !reads || c.req.path.startsWith("/api/auth/");
  const bookmark = getCookie(c, BOOKMARK_COOKIE);
  const start = bookmark && BOOKMARK.test(bookmark) ? bookmark : writes ? "first-primary" : "first-unconstrained";
  const d1 = c.env.DB.withSession(start);
  const cost = { trips: 0, ms: 0 };
  c.set("db", connect(measured(d1, cost)));
  await next();
  setHeader(c, "X-Request-Id", requestId);
  logRequest(c, cost);
  if (writes) {
    const latest = d1.getBookmark();
    const secure = new URL(c.req.url).protocol === "https:";
    const attributes = { httpOnly: true, sameSite: "Lax", path: "/", secure } as const;
    if (latest) setCookie(c, BOOKMARK_COOKIE, latest, { ...attributes, maxAge: 600 });
    if (setsSession(c.res.headers)) setCookie(c, MEMBER_COOKIE, "", { ...attributes, maxAge: 0 });
  }
});

/** Sets a header in place: `c.header` copies the whole response, which is needed only if its headers are immutable. */
function setHeader(c: Context<AppEnv>, name: string, value: string): void {
  try {
    c.res.headers.set(name, value);
  } catch {
    c.header(name, value);
  }
}
