import type { Context, Hono, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { mayDo, RIGHTS, type Right } from "../contract/rights";
import { connect } from "../db/client";
import { type Actor, actorOf, type Member, readActor } from "./actor";
import { AppError } from "./app-error";
import type { AppEnv } from "./context";
import { sessionRead } from "./session-read";

/** Whom a route admits; a `Right` admits staff who have it. The access table in the tests lists one for every route. */
export type GuardName = "everybody" | "anyone" | "signedIn" | "subscriber" | "selfGuarded" | Right;

const guardNames = new WeakMap<object, GuardName>();

type Admit = (actor: Actor, c: Context<AppEnv>) => void;
const sessionFirstGuards = new WeakMap<object, MiddlewareHandler<AppEnv>>();

function guard(name: GuardName, admit: Admit): MiddlewareHandler<AppEnv> {
  const readsSession = name !== "everybody" && name !== "selfGuarded";
  const first = createMiddleware<AppEnv>(async (c, next) => {
    if (readsSession) c.set("actor", await readActor(c.req.raw, c.env, c.get("db"), c.get("now")));
    admit(c.get("actor"), c);
    await next();
  });
  guardNames.set(first, name);
  // `anyone` admits visitors too, whose answers are often made of more than the database.
  if (!readsSession || name === "anyone") return first;
  const handler = createMiddleware<AppEnv>(async (c, next) => {
    const now = c.get("now");
    const db = c.get("db");
    const read = c.req.method === "GET" ? await sessionRead(c.req.raw, c.env, now) : null;
    const expected = read?.expectedRow;
    const actor = actorOf(expected ?? null, now);
    if (!read || !expected || !admits(actor, c)) return first(c, next);
    c.set("actor", actor);
    c.set("session", read);
    c.set("db", connect(read.alongside(db.$client)));
    await next();
    // A failed answer shows no data and has been reported already.
    if (c.res.status < 500) await read.confirm(db.$client);
  });
  function admits(actor: Actor, c: Context<AppEnv>): boolean {
    try {
      admit(actor, c);
      return true;
    } catch {
      // Not a refusal yet: the expected row may be out of date, so the session is read first.
      return false;
    }
  }
  guardNames.set(handler, name);
  sessionFirstGuards.set(handler, first);
  return handler;
}

/**
 * Returns the same guard, but reading the session before anything else. Other GETs start with the session row read last
 * time and are sent once it is confirmed (`SessionRead`); so a GET needs this if it acts outside the database before
 * its first read is answered.
 */
export function sessionFirst(guarding: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  return sessionFirstGuards.get(guarding) ?? guarding;
}

/** Admits everybody with the same answer; the session is not even read. */
export const everybody = guard("everybody", () => {});

/** Admits everybody; the verb may show a signed-in member more. */
export const anyone = guard("anyone", () => {});

/** Admits any account with a live session, whatever its membership. */
export const signedIn = guard("signedIn", (actor) => void memberOf(actor));

/** Admits those with full training access: members who pay or are on trial, coaches, admins. */
export const subscriber = guard("subscriber", (actor) => {
  if (!memberOf(actor).mayTrain) {
    throw new AppError("forbidden", "Your membership has ended. Subscribe to keep training.", {
      code: "membership_required",
    });
  }
});

const ofTheDesk = Object.fromEntries(
  (Object.keys(RIGHTS) as Right[]).map((right) => [
    right,
    guard(right, (actor) => {
      if (!mayDo(memberOf(actor).user.role, right)) throw new AppError("forbidden", "Admin access required");
    }),
  ]),
) as Record<Right, MiddlewareHandler<AppEnv>>;

/** Admits staff who have a right. */
export const may = (right: Right): MiddlewareHandler<AppEnv> => ofTheDesk[right];

/** For routes that prove the caller another way (a signature, the auth library's own checks). Say which at the route. */
export const selfGuarded = guard("selfGuarded", () => {});

/** Returns the signed-in member of an actor. Throws `unauthorized` for a visitor. */
export function memberOf(actor: Actor): Member {
  if (actor.kind !== "member") throw new AppError("unauthorized", "Unauthorized");
  return actor;
}

export type GuardedRoute = { method: string; path: string; guard: GuardName };

/** Returns every route with its guard. Throws if a route's first handler is no guard: none is left open by mistake. */
export function accessTable(app: Hono<AppEnv>): GuardedRoute[] {
  const first = new Map<string, GuardedRoute>();
  for (const route of app.routes) {
    const isMiddleware = route.method === "ALL" && route.path.endsWith("*");
    const key = `${route.method} ${route.path}`;
    if (isMiddleware || first.has(key)) continue;
    const name = guardNames.get(route.handler);
    if (!name) throw new Error(`${key} has no guard`);
    first.set(key, { method: route.method, path: route.path, guard: name });
  }
  return [...first.values()];
}
