import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { app } from "../../worker/app";
import { session } from "../../worker/db/account";
import { notice, pushSubscription } from "../../worker/db/notices";
import { weeklyProgram } from "../../worker/db/programs";
import { pushNotice } from "../../worker/features/notices/push-notice";
import type { Env } from "../../worker/http/env";
import type { PushJob } from "../../worker/platform/outgoing";
import { recordNotice } from "../../worker/write/notify";
import { writing } from "../../worker/write/writing";
import { db, ORIGIN, Person } from "../workers/club";

// The key pair of RFC 8291's example, and its browser's.
const VAPID = {
  VAPID_PUBLIC_KEY: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  VAPID_PRIVATE_KEY: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  VAPID_SUBJECT: "mailto:coach@example.com",
};
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const settings = { ...env, ...VAPID } as Env;
const address = () => `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;

function call(person: Person, method: string, path: string, body: unknown, on = settings): Promise<Response> {
  const headers = { cookie: person.cookie, origin: ORIGIN, "content-type": "application/json" };
  const ctx = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const request = new Request(new URL(path, ORIGIN), { method, headers, body: JSON.stringify(body) });
  return Promise.resolve(app.fetch(request, on, ctx as unknown as ExecutionContext));
}

async function subscribed(person: Person, endpoint = address()): Promise<string> {
  expect((await call(person, "PUT", "/api/notices/push", { endpoint, keys: KEYS })).status).toBe(204);
  return endpoint;
}
const devicesOf = (person: Person) => db.select().from(pushSubscription).where(eq(pushSubscription.userId, person.id));

/** A transport that answers as services do, and remembers what it was asked. */
function service(status: (address: string) => number = () => 201) {
  const asked: string[] = [];
  const transport = async (to: string) => {
    asked.push(to);
    return new Response(null, { status: status(to) });
  };
  return { asked, transport };
}

async function told(person: Person): Promise<PushJob> {
  const about = { kind: "message", subject: "messages" } as const;
  const [coach] = [await Person.admin()];
  const write = writing({ db, now: new Date() });
  recordNotice(write, { ...about, to: person.id, actorId: coach.id });
  await write.commit();
  return { ...about, userId: person.id };
}

afterEach(() => void vi.restoreAllMocks());

describe("a device", () => {
  it("is remembered once, for whoever is signed in there now", async () => {
    const [ana, rui] = [await Person.member(), await Person.member()];
    const endpoint = await subscribed(ana);
    await subscribed(ana, endpoint);
    expect(await devicesOf(ana)).toHaveLength(1);
    await subscribed(rui, endpoint);
    expect([await devicesOf(ana), await devicesOf(rui)].map(({ length }) => length)).toEqual([0, 1]);
    expect((await call(ana, "DELETE", "/api/notices/push", { endpoint })).status).toBe(204);
    expect(await devicesOf(rui)).toHaveLength(1);
    expect((await call(rui, "DELETE", "/api/notices/push", { endpoint })).status).toBe(204);
    expect(await devicesOf(rui)).toHaveLength(0);
  });

  it("is told nothing any more once its session has ended", async () => {
    const ana = await Person.member();
    await subscribed(ana);
    await db.delete(session).where(eq(session.userId, ana.id));
    expect(await devicesOf(ana)).toHaveLength(0);
  });

  it("has to be at a push service that is known, and only where pushes are sent", async () => {
    const ana = await Person.member();
    const refused = async (endpoint: string, on = settings) =>
      (await call(ana, "PUT", "/api/notices/push", { endpoint, keys: KEYS }, on)).status;
    expect(await refused("https://example.com/push")).toBe(422);
    expect(await refused("http://fcm.googleapis.com/fcm/send/1")).toBe(422);
    expect(await refused("https://127.0.0.1/")).toBe(422);
    expect(await refused(address(), env as Env)).toBe(409);
    expect(await devicesOf(ana)).toHaveLength(0);
  });

  it("makes room when there are too many", async () => {
    const ana = await Person.member();
    for (let nth = 0; nth < 12; nth += 1) await subscribed(ana);
    expect(await devicesOf(ana)).toHaveLength(10);
  });
});

describe("a push", () => {
  it("goes to all devices of its party and to nobody else, and forgets those that are gone", async () => {
    const [ana, rui] = [await Person.member(), await Person.member()];
    const [kept, gone] = [await subscribed(ana), await subscribed(ana)];
    await subscribed(rui);
    const { asked, transport } = service((to) => (to === gone ? 410 : 201));
    await pushNotice(settings, db, await told(ana), new Date(), transport);
    expect(asked.sort()).toEqual([kept, gone].sort());
    expect((await devicesOf(ana)).map(({ endpoint }) => endpoint)).toEqual([kept]);
    expect(await devicesOf(rui)).toHaveLength(1);
  });

  it("is not shown of what was read meanwhile, is not wanted, or where none are sent", async () => {
    const ana = await Person.member();
    await subscribed(ana);
    const { asked, transport } = service();
    const job = await told(ana);
    await pushNotice(env as Env, db, job, new Date(), transport);
    await call(ana, "PUT", "/api/notices/preferences", { push: { messages: false } });
    await pushNotice(settings, db, job, new Date(), transport);
    await call(ana, "PUT", "/api/notices/preferences", { push: { messages: true } });
    await db.update(notice).set({ readAt: new Date() }).where(eq(notice.userId, ana.id));
    await pushNotice(settings, db, job, new Date(), transport);
    expect(asked).toEqual([]);
  });

  it("of a new week goes to everybody who may train, so many at a time", async () => {
    await db.delete(pushSubscription);
    const [lapsed, members] = [
      await Person.lapsed(),
      await Promise.all(Array.from({ length: 4 }, () => Person.member())),
    ];
    await subscribed(lapsed);
    for (const member of members) for (let nth = 0; nth < 10; nth += 1) await subscribed(member);
    const [week] = await db
      .insert(weeklyProgram)
      .values({
        title: "Week 9",
        startDate: "2099-01-05",
        endDate: "2099-01-11",
        isPublished: true,
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .returning();
    const subject = `week:${week?.id}`;
    await db.insert(notice).values({ kind: "week", subject, programId: week?.id ?? 0, at: new Date() });
    const queue: { push: PushJob }[] = [{ push: { kind: "week", subject, userId: null } }];
    const MAIL_QUEUE = { send: async (body: { push: PushJob }) => void queue.push(body) };
    const on = { ...settings, MAIL_QUEUE } as unknown as Env;
    const { asked, transport } = service();
    let rounds = 0;
    for (let next = queue.shift(); next; next = queue.shift()) {
      rounds += 1;
      await pushNotice(on, db, next.push, new Date(), transport);
    }
    expect(rounds).toBe(2);
    expect(asked).toHaveLength(40);
    expect(new Set(asked).size).toBe(40);
  });
});
