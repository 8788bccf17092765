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
 * Gives each request its id, its moment, its D1 session and its line in the log. The session's bookmark travels in a
 * cookie, so that a member is served by the nearest replica and still reads their own writes
 * (developers.cloudflare.com/d1, read replication).
 */
export const requestScope = createMiddleware<AppEnv>(async (c, next) => {
  log.setUp(c.env);
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  c.set("now", new Date());
  c.set("actor", VISITOR);
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  // Links from mails and providers sign in by GET: the page they lead to must find the new session.
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

/** In place: `c.header` copies the whole answer, which only those need that came from elsewhere and cannot be written to. */
function setHeader(c: Context<AppEnv>, name: string, value: string): void {
  try {
    c.res.headers.set(name, value);
  } catch {
    c.header(name, value);
  }
}
