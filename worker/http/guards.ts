import type { Context, Hono, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { mayDo, RIGHTS, type Right } from "../contract/rights";
import { connect } from "../db/client";
import { type Actor, actorOf, type Member, readActor } from "./actor";
import { AppError } from "./app-error";
import type { AppEnv } from "./context";
import { sessionRead } from "./session-read";

/** Who a route lets in: of the desk, whoever has that right. The access table in the tests lists one of these for every route. */
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
  // Visitors are let in by it: their answers are often made of more than the database.
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
    // What failed says nothing of the data, and has been reported.
    if (c.res.status < 500) await read.confirm(db.$client);
  });
  function admits(actor: Actor, c: Context<AppEnv>): boolean {
    try {
      admit(actor, c);
      return true;
    } catch {
      // Refused is only who is no more than this now.
      return false;
    }
  }
  guardNames.set(handler, name);
  sessionFirstGuards.set(handler, first);
  return handler;
}

/**
 * The same guard, judging the session before anything else. A GET is otherwise begun for whom the session named last
 * time, and its answer let go once that is still true (`SessionRead`): so a GET that does more than to ask the
 * database, before it has an answer of it, says this.
 */
export function sessionFirst(guarding: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  return sessionFirstGuards.get(guarding) ?? guarding;
}

/** The same answer for everybody: who asks is not even read. */
export const everybody = guard("everybody", () => {});

/** Everybody, signed in or not; the verb may show a member more. */
export const anyone = guard("anyone", () => {});

/** Any account with a live session, whatever its membership. */
export const signedIn = guard("signedIn", (actor) => void memberOf(actor));

/** Somebody who may see and do full training: a paying or trying member, a coach, an admin. */
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

/** Whoever of the staff may do this at the desk. */
export const may = (right: Right): MiddlewareHandler<AppEnv> => ofTheDesk[right];

/** For routes that prove the caller another way (a signature, the auth library's own checks). Say which at the route. */
export const selfGuarded = guard("selfGuarded", () => {});

/** The signed-in member behind a request that a guard has let in. */
export function memberOf(actor: Actor): Member {
  if (actor.kind !== "member") throw new AppError("unauthorized", "Unauthorized");
  return actor;
}

export type GuardedRoute = { method: string; path: string; guard: GuardName };

/** Every route with its guard. Throws for a route whose first handler is no guard: nothing is open by forgetting. */
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
