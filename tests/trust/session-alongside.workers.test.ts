import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../../worker/app";
import { session, user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { connect } from "../../worker/db/client";
import { SESSION_SECONDS } from "../../worker/features/account/lifetimes";
import { knowSiteAnew } from "../../worker/features/site/site-in-force";
import type { Env } from "../../worker/http/env";
import { partOf, SessionChanged, sessionRead } from "../../worker/http/session-read";
import { db, ORIGIN, openSession, Person } from "../workers/club";
import { countedD1 } from "../workers/counted-d1";
import { ROUTES } from "./route-shapes";

const KNOWN = "/api/auth/sessions";
const GETS = ROUTES.filter(({ method, guard }) => method === "GET" && /^(signedIn|subscriber|admin)$/.test(guard));
const SESSION_READ = 'from "session"';

type Settings = Partial<Env>;

const ask = (cookie: string, path: string, settings: Settings = {}, ctx = createExecutionContext()) =>
  Promise.resolve(
    app.fetch(
      new Request(ORIGIN + path, { headers: { cookie, origin: ORIGIN, upgrade: "websocket" } }),
      { ...env, ...settings } as Env,
      ctx,
    ),
  );

/** A session of somebody's, begun now. */
async function newSession(id: string): Promise<{ cookie: string; end: () => Promise<unknown> }> {
  const { name, value } = await openSession(id, new Date());
  const ofIt = eq(session.token, decodeURIComponent(value).split(".")[0] ?? "");
  // Any sooner, and it would be renewed.
  await db
    .update(session)
    .set({ expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000) })
    .where(ofIt);
  return { cookie: `${name}=${value}`, end: () => db.delete(session).where(ofIt) };
}

/** One that this isolate has read. */
async function knownSession(id: string) {
  const own = await newSession(id);
  expect((await ask(own.cookie, KNOWN)).status).toBe(200);
  return own;
}

/** Bindings and a context that count whatever is asked of them; the database is not among them. */
function counting() {
  const used: string[] = [];
  const watched = (name: string) =>
    new Proxy({}, { get: (_, key) => () => void used.push(`${name}.${String(key)}`) }) as never;
  const settings: Settings = {
    MEDIA: watched("MEDIA"),
    ROOM: watched("ROOM"),
    RATE_LIMITER: watched("RATE_LIMITER"),
    MAIL_QUEUE: watched("MAIL_QUEUE"),
    WORK_QUEUE: watched("WORK_QUEUE"),
    ASSETS: watched("ASSETS"),
  };
  const ctx = createExecutionContext();
  ctx.waitUntil = () => void used.push("waitUntil");
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    used.push(`fetch ${String(address)}`);
    return Promise.reject(new Error("Nobody is asked"));
  });
  return { used, settings, ctx };
}

describe("a session that is read beside the data", () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await Person.admin();
  });

  // What an isolate knows of the site it reads again after some seconds, beside whichever request comes then.
  beforeEach(() => knowSiteAnew(env));

  afterEach(() => void vi.restoreAllMocks());

  it("costs no trip of its own once it is known, and one batch of what only reads", async () => {
    const { cookie } = await knownSession(admin.id);
    for (const path of ["/api/workouts", "/api/dashboard", "/api/user/stats", "/api/auth/user"]) {
      const { database, cost } = countedD1(env.DB);
      expect((await ask(cookie, path, { DB: database })).status).toBe(200);
      expect([path, cost.roundTrips]).toEqual([path, 1]);
    }
  });

  it.each(GETS)("answers nobody whose session has ended, and does nothing for them: $path", async ({ path }) => {
    const { cookie, end } = await knownSession(admin.id);
    await end();
    const { used, settings, ctx } = counting();
    const answer = await ask(cookie, path.replace(/:\w+/g, "1"), settings, ctx);
    expect([answer.status, await answer.json(), used]).toEqual([401, { message: "Unauthorized" }, []]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("answers nobody who was locked out, whose session has run out, or who signed out", async () => {
    const { id } = await Person.member();
    const { cookie } = await knownSession(id);
    const status = async () => (await ask(cookie, "/api/dashboard")).status;
    expect(await status()).toBe(200);
    await db.update(user).set({ banned: true }).where(eq(user.id, id));
    expect([await status(), await status()]).toEqual([401, 401]);
    await db.update(user).set({ banned: false }).where(eq(user.id, id));
    expect([await status(), await status()]).toEqual([200, 200]);
    await db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(session.userId, id));
    expect(await status()).toBe(401);
  });

  it("knows a changed role and membership at once, both ways", async () => {
    const { id } = await Person.member();
    const { cookie } = await knownSession(id);
    const status = async (path: string) => (await ask(cookie, path)).status;
    const role = (to: "admin" | "user") => db.update(user).set({ role: to }).where(eq(user.id, id));
    expect(await status("/api/admin/users")).toBe(403);
    await role("admin");
    expect([await status("/api/admin/users"), await status("/api/admin/users")]).toEqual([200, 200]);
    await role("user");
    const refused = await ask(cookie, "/api/admin/users");
    expect([refused.status, await refused.json()]).toEqual([403, { message: "Admin access required" }]);
    // Not there, but they may ask.
    expect(await status("/api/workouts/99999/training")).toBe(404);
    const past = new Date(Date.now() - 86_400_000 * 20);
    await db.update(membership).set({ status: "canceled", currentPeriodEnd: past }).where(eq(membership.userId, id));
    const lapsed = await ask(cookie, "/api/workouts/99999/training");
    expect([lapsed.status, await lapsed.json()]).toMatchObject([403, { code: "membership_required" }]);
  });

  it("answers with what is known now, of one who has changed", async () => {
    const { id } = await Person.member();
    const { cookie } = await knownSession(id);
    await db.update(user).set({ firstName: "Renamed" }).where(eq(user.id, id));
    const { database, cost } = countedD1(env.DB);
    const answer = await ask(cookie, "/api/auth/user", { DB: database });
    expect(await answer.json()).toMatchObject({ id, firstName: "Renamed" });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(cost.inSeries).toBe(2);
  });

  it("is each one's own, however many are asked for together", async () => {
    const people = await Promise.all([Person.member(), Person.member(), Person.member()]);
    const known = await Promise.all(people.map(({ id }) => knownSession(id)));
    const asked = [...known, ...known, ...known];
    const answers = await Promise.all(asked.map(({ cookie }) => ask(cookie, "/api/auth/user")));
    const ids = await Promise.all(answers.map(async (each) => ((await each.json()) as { id: string }).id));
    expect(ids).toEqual([...people, ...people, ...people].map(({ id }) => id));
    const [one] = known;
    const forged = one?.cookie.replace(/.{4}$/, "AAAA") ?? "";
    expect((await ask(forged, "/api/auth/user")).status).toBe(401);
  });

  it("says that storage fails where it does, and is asked again then", async () => {
    const { cookie } = await knownSession(admin.id);
    const broken = {
      withSession: () => ({ prepare: env.DB.prepare.bind(env.DB), batch: fail, getBookmark: () => null }),
    };
    const answer = await ask(cookie, "/api/workouts", { DB: broken as unknown as D1Database });
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: "storage_failed" }]);
    expect((await ask(cookie, "/api/workouts")).status).toBe(200);
  });

  it("lets nothing be written before it is judged", async () => {
    const { id } = await Person.member();
    const { cookie, end } = await knownSession(id);
    await end();
    const request = new Request(ORIGIN, { headers: { cookie } });
    const read = await sessionRead(request, env as Env, new Date());
    expect(read?.expectedRow?.user.id).toBe(id);
    const beside = connect(read?.alongside(env.DB) ?? env.DB);
    const change = () => beside.update(user).set({ firstName: "Written" }).where(eq(user.id, id));
    await expect(beside.batch([beside.select().from(user).limit(1), change()])).rejects.toThrow(SessionChanged);
    await expect(change().run()).rejects.toThrow();
    const [row] = await db.select().from(user).where(eq(user.id, id));
    expect(row?.firstName).toBe("Test");
  });
});

describe("the parts of one document", () => {
  const PATHS = ["/api/dashboard", "/api/auth/user", "/api/notices", "/api/messages"];

  it("read the session once, whether it is known or not", async () => {
    const { id } = await Person.member();
    const { cookie } = await newSession(id);
    for (const known of [false, true]) {
      const { database, texts } = written(env.DB);
      const whole = new Request(`${ORIGIN}/dashboard`, { headers: { cookie } });
      const parts = PATHS.map((path) =>
        app.fetch(partOf(whole, path), { ...env, DB: database } as Env, createExecutionContext()),
      );
      const answers = await Promise.all(parts);
      expect([known, answers.map(({ status }) => status)]).toEqual([known, [200, 200, 200, 200]]);
      expect(texts.filter((text) => text.includes(SESSION_READ))).toHaveLength(1);
    }
  });

  it("are all refused when it has ended", async () => {
    const { id } = await Person.member();
    const { cookie, end } = await knownSession(id);
    await end();
    const whole = new Request(`${ORIGIN}/dashboard`, { headers: { cookie } });
    const answers = await Promise.all(
      PATHS.map((path) => app.fetch(partOf(whole, path), env as Env, createExecutionContext())),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

function fail(): Promise<never> {
  return Promise.reject(new Error("D1_ERROR: Network connection lost."));
}

/** A D1 database, and the texts of what is asked of it. */
function written(database: D1Database) {
  const texts: string[] = [];
  const withSession = (start?: string) => {
    const inner = database.withSession(start);
    const prepare = (text: string) => {
      texts.push(text);
      return inner.prepare(text);
    };
    const batch = (statements: D1PreparedStatement[]) => inner.batch(statements);
    return { prepare, batch, getBookmark: () => inner.getBookmark() };
  };
  return { database: { withSession } as unknown as D1Database, texts };
}
