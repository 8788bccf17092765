import { createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { and, eq, like, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type DeadLetter,
  type Failure,
  failureSchema,
  healthReportSchema,
  healthSchema,
} from "../../worker/contract/health";
import { CLIENT_ERROR } from "../../worker/contract/health-limits";
import { auditLog } from "../../worker/db/account";
import { stripeEvent } from "../../worker/db/billing";
import { deadLetter, failure } from "../../worker/db/health";
import { mediaLeftover } from "../../worker/db/media";
import { emailOutbox } from "../../worker/db/outbox";
import type { Env } from "../../worker/http/env";
import worker from "../../worker/index";
import { postMail } from "../../worker/platform/mail";
import { giveUp } from "../../worker/platform/mail-delivery";
import { runHourly } from "../../worker/schedule";
import { db, Person } from "../workers/club";
import { CARD, deliver, openProvider, SETTINGS, send, subscribe } from "../workers/paid-club";

const provider = openProvider();
let admin: Person;

beforeAll(async () => {
  admin = await Person.admin();
});
beforeEach(() => {
  for (const way of ["log", "warn", "error"] as const) vi.spyOn(console, way).mockImplementation(() => undefined);
});

/** The product's queues, keeping what they are given. */
function openQueues() {
  const given: unknown[] = [];
  const queue = {
    send: async (body: unknown) => void given.push(body),
    sendBatch: async (batch: Iterable<{ body: unknown }>) => void given.push(...[...batch].map(({ body }) => body)),
  };
  const settings = { ...SETTINGS, RESEND_API_KEY: "re_test", MAIL_FROM: "Longroll <coach@example.com>" };
  return { given, settings: { ...settings, MAIL_QUEUE: queue, WORK_QUEUE: queue } as unknown as typeof SETTINGS };
}

const report = async (settings: typeof SETTINGS = SETTINGS) => {
  const answer = await send(admin, "GET", "/api/admin/health", undefined, settings);
  expect(answer.status).toBe(200);
  return healthReportSchema.strict().parse(await answer.json());
};
const lettersOf = async (queue: DeadLetter["queue"]) =>
  ((await report()).deadLetters ?? []).filter((letter) => letter.queue === queue);
const actsOn = (subject: string) =>
  db
    .select({ action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(eq(auditLog.subject, `dead_letter:${subject}`));
const addressOf = (queue: string, id: string) => `/api/admin/health/dead-letters/${queue}/${id}`;

describe("GET /api/health", () => {
  const ask = async (settings: Partial<Env> = {}) => {
    const answer = await send(Person.visitor, "GET", "/api/health", undefined, { ...SETTINGS, ...settings });
    return { status: answer.status, health: healthSchema.strict().parse(await answer.json()) };
  };
  const ALL_WELL = {
    database: "ok",
    files: "ok",
    liveRoom: "ok",
    rateLimiter: "ok",
    mailQueue: "ok",
    workQueue: "ok",
  };
  const dead = () => Promise.reject(new Error("gone"));

  it("answers 200 when every part does", async () => {
    const { status, health } = await ask();
    expect(status).toBe(200);
    expect(health).toMatchObject({ status: "ok", database: true, files: true, parts: ALL_WELL });
  });

  it.each([
    ["files", { MEDIA: { head: dead } }],
    ["liveRoom", { ROOM: { getByName: () => ({ census: dead }) } }],
    ["rateLimiter", { RATE_LIMITER: { getByName: () => ({ answers: dead }) } }],
    ["mailQueue", { MAIL_QUEUE: undefined }],
    ["workQueue", { WORK_QUEUE: undefined }],
  ])("answers 503 when %s does not, and names it", async (part, settings) => {
    const { status, health } = await ask(settings as unknown as Partial<Env>);
    expect(status).toBe(503);
    expect(health).toMatchObject({ status: "unavailable", parts: { ...ALL_WELL, [part]: "failed" } });
  });

  it("answers when the database does not, and whatever hangs", async () => {
    const never = () => new Promise<never>(() => undefined);
    const settings = {
      DB: {
        withSession: () => ({
          prepare: () => ({ bind: () => ({ run: never, raw: never, all: never }), run: never, raw: never, all: never }),
          batch: never,
          getBookmark: () => null,
        }),
      },
      MEDIA: { head: never },
      ROOM: { getByName: () => ({ census: never }) },
    };
    const started = Date.now();
    const { status, health } = await ask({ ...settings, RESEND_API_KEY: "re_test" } as unknown as Partial<Env>);
    expect(Date.now() - started).toBeLessThan(8000);
    expect(status).toBe(503);
    expect(health.parts).toMatchObject({ database: "failed", files: "failed", liveRoom: "failed", rateLimiter: "ok" });
    expect(health.mail).toBeNull();
  });
});

describe("a mail that was given up", () => {
  async function given(more: { oneTime?: true } = {}): Promise<string> {
    const { settings } = openQueues();
    const mail = { kind: "receipt", to: "somebody@example.com", subject: "Paid", text: "words", html: "<p>words</p>" };
    const sender = { db, env: settings as unknown as Env, now: new Date(), later: () => undefined };
    const id = await postMail(sender, { ...mail, ...more });
    await giveUp(db, id, new Date(), "resend answered 503: busy");
    return id;
  }
  const rowOf = (id: string) => db.select().from(emailOutbox).where(eq(emailOutbox.id, id)).get();

  it("is sent when it is tried again, once, however many ask", async () => {
    const id = await given();
    expect(await lettersOf("mail")).toMatchObject([
      { id, what: "Paid", about: "somebody@example.com", why: "resend answered 503: busy", spent: null },
    ]);
    const { given: queued, settings } = openQueues();
    const retry = () => send(admin, "POST", `${addressOf("mail", id)}/retry`, {}, settings);
    const answers = await Promise.all([retry(), retry(), retry()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(queued).toEqual([{ outboxId: id }]);

    const sent: Request[] = [];
    const fetching = vi.mocked(globalThis.fetch);
    const before = fetching.getMockImplementation();
    fetching.mockImplementation(async (input, init) => {
      sent.push(new Request(input as RequestInfo, init as RequestInit));
      return Response.json({ id: "ok" });
    });
    const messages = [1, 2].map((n) => ({ id: String(n), timestamp: new Date(), attempts: 1, body: { outboxId: id } }));
    const batch = createMessageBatch("longroll-mail", messages) as Parameters<typeof worker.queue>[0];
    await worker.queue(batch, { ...env, ...settings } as Env);
    if (before) fetching.mockImplementation(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get("idempotency-key")).toBe(id);
    expect(await sent[0]?.json()).toMatchObject({ to: ["somebody@example.com"], text: "words" });
    expect(await rowOf(id)).toMatchObject({ deadAt: null, lastError: null, text: "", sentAt: expect.any(Date) });
    expect(await lettersOf("mail")).toEqual([]);
    expect(await actsOn(`mail:${id}`)).toEqual([{ action: "dead_letter.retry", actorId: admin.id }]);
  });

  it("with a link that works once is not sent any more, and says why instead of its subject", async () => {
    const id = await given({ oneTime: true });
    const [letter] = await lettersOf("mail");
    expect(letter).toMatchObject({ id, what: "A one-time link", spent: expect.stringContaining("expired") });
    const { given: queued, settings } = openQueues();
    expect((await send(admin, "POST", `${addressOf("mail", id)}/retry`, {}, settings)).status).toBe(409);
    expect(queued).toEqual([]);
    expect((await send(admin, "DELETE", addressOf("mail", id))).status).toBe(204);
    expect((await send(admin, "DELETE", addressOf("mail", id))).status).toBe(409);
    expect(await lettersOf("mail")).toEqual([]);
    expect(await actsOn(`mail:${id}`)).toEqual([{ action: "dead_letter.dismiss", actorId: admin.id }]);
  });

  it("waits where no mail service is set up", async () => {
    const id = await given();
    const answer = await send(admin, "POST", `${addressOf("mail", id)}/retry`, {});
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: "mail_off" }]);
    expect(await lettersOf("mail")).toHaveLength(1);
    expect(await actsOn(`mail:${id}`)).toEqual([]);
    await db.delete(emailOutbox).where(eq(emailOutbox.id, id));
  });

  it("is forgotten after two weeks", async () => {
    const id = await given();
    await db
      .update(emailOutbox)
      .set({ deadAt: new Date(Date.now() - 15 * 86_400_000) })
      .where(eq(emailOutbox.id, id));
    await runHourly(env as Env, new Date());
    expect(await rowOf(id)).toMatchObject({ text: "", html: "", lastError: null });
    expect(await lettersOf("mail")).toEqual([]);
  });
});

describe("a payment event that failed", () => {
  async function failed(): Promise<{ id: string; person: Person }> {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    provider.confirm(clientSecret, CARD.good);
    const event = provider.eventsOf(person).find(({ type }) => type === "invoice.paid");
    if (!event) throw new Error("no event");
    provider.fail("500", () => true, 3);
    expect(await deliver(event)).toBe(500);
    provider.recover();
    return { id: event.id, person };
  }
  const rowOf = (id: string) => db.select().from(stripeEvent).where(eq(stripeEvent.id, id)).get();

  it("is handled when it is tried again, once, however many ask", async () => {
    const { id, person } = await failed();
    expect(await lettersOf("events")).toMatchObject([{ id, what: "invoice.paid", attempts: 1, spent: null }]);
    const asked = provider.calls.length;
    const retry = () => send(admin, "POST", `${addressOf("events", id)}/retry`, {});
    const answers = await Promise.all([retry(), retry(), retry()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const again = provider.calls.slice(asked).filter(({ path }) => path === `/v1/events/${id}`);
    expect(again).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: "done", attempts: 2, error: null });
    const subscription = await (await send(person, "GET", "/api/subscription")).json();
    expect(subscription).toMatchObject({ status: "active" });
    expect(await lettersOf("events")).toEqual([]);
    expect(await actsOn(`events:${id}`)).toEqual([{ action: "dead_letter.retry", actorId: admin.id }]);
  });

  it("stays in the list when it fails again, and is left alone when it is dismissed", async () => {
    const { id } = await failed();
    provider.fail("500", () => true, 9);
    const again = await send(admin, "POST", `${addressOf("events", id)}/retry`, {});
    expect(again.status).toBeGreaterThanOrEqual(500);
    expect(((await again.json()) as { message: string }).message).not.toMatch(/stripe\.example|sk_test/);
    provider.recover();
    expect(await lettersOf("events")).toMatchObject([{ id, attempts: 2 }]);
    expect((await send(admin, "DELETE", addressOf("events", id))).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ state: "ignored" });
    expect(await lettersOf("events")).toEqual([]);
  });
});

describe("what a queue has given up", () => {
  const bury = async (queue: string, id: string, body: unknown) => {
    const batch = createMessageBatch(queue, [{ id, timestamp: new Date(), attempts: 1, body }]);
    await worker.queue(batch as Parameters<typeof worker.queue>[0], { ...env, ...SETTINGS } as Env);
  };

  it("is kept, tried again once, and goes with one dismissal", async () => {
    const push = { kind: "message", subject: "message", userId: null };
    const check = { runId: "run", documentId: "document" };
    await bury("longroll-mail-dead", "push-1", { push });
    await bury("longroll-mail-dead", "push-1", { push });
    await bury("longroll-work-dead", "any", { validate: check });
    const { queues } = await report();
    expect(queues?.map(({ queue, dead }) => [queue, dead])).toEqual([
      ["mail", 0],
      ["events", 0],
      ["push", 1],
      ["checks", 1],
    ]);
    expect(await lettersOf("push")).toMatchObject([{ id: "push-1", what: "Push to devices" }]);
    const { given, settings } = openQueues();
    const retry = (queue: string, id: string) => send(admin, "POST", `${addressOf(queue, id)}/retry`, {}, settings);
    const answers = await Promise.all([retry("push", "push-1"), retry("push", "push-1")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(given).toEqual([{ push }]);
    expect((await send(admin, "DELETE", addressOf("checks", "check:run.document"))).status).toBe(204);
    expect(await db.select().from(deadLetter)).toEqual([]);
    expect((await send(admin, "DELETE", addressOf("letters", "x"))).status).toBe(404);
  });

  it("stays when the queue does not take it back", async () => {
    await bury("longroll-work-dead", "any", { validate: { runId: "a", documentId: "b" } });
    const deaf = {
      ...SETTINGS,
      WORK_QUEUE: { send: () => Promise.reject(new Error("deaf")) },
    } as unknown as typeof SETTINGS;
    expect((await send(admin, "POST", `${addressOf("checks", "check:a.b")}/retry`, {}, deaf)).status).toBe(500);
    expect(await lettersOf("checks")).toHaveLength(1);
  });

  it("is tried again all together, each by itself", async () => {
    await bury("longroll-mail-dead", "push-2", { push: { kind: "message", subject: "message", userId: null } });
    const { given, settings } = openQueues();
    const answer = await send(admin, "POST", "/api/admin/health/dead-letters/retry", {}, settings);
    expect(await answer.json()).toEqual({ retried: 2, failed: 0, left: 0 });
    expect(given).toHaveLength(2);
    expect((await report()).deadLetters).toEqual([]);
  });
});

describe("what went wrong", () => {
  const listed = async (): Promise<Failure[]> => {
    const answer = await send(admin, "GET", "/api/admin/health/failures?limit=100");
    return failureSchema
      .strict()
      .array()
      .parse(await answer.json());
  };

  it("behind the answers is told step by step, and keeps no other step from its work", async () => {
    await db.delete(failure);
    const mail = { kind: "receipt", to: "late@example.com", subject: "Late", text: "x", html: "x" };
    const hourAgo = new Date(Date.now() - 3_600_000);
    const { settings } = openQueues();
    await postMail({ db, env: settings as unknown as Env, now: hourAgo, later: () => undefined }, mail);
    await db.insert(mediaLeftover).values({ id: crypto.randomUUID(), since: new Date(0) });
    const broken = () => Promise.reject(new Error("somebody@example.com pulled the plug"));
    const bindings = {
      ...env,
      ...settings,
      MAIL_QUEUE: { send: broken, sendBatch: broken },
      MEDIA: { delete: broken },
    };
    await expect(runHourly(bindings as unknown as Env, new Date())).rejects.toThrow(/mail left behind, media sweep$/);
    const failures = (await listed()).filter(({ place }) => place.startsWith("hourly: "));
    expect(failures.map(({ kind, place }) => [kind, place])).toEqual([
      ["background", "hourly: media sweep"],
      ["background", "hourly: mail left behind"],
    ]);
    for (const { message } of failures) expect(message).toBe("Error: [mail address] pulled the plug");
    await db.delete(mediaLeftover);
    await db.delete(emailOutbox).where(eq(emailOutbox.toAddress, "late@example.com"));
  });

  it("is dismissed one by one or all at once, and each is written down", async () => {
    const before = await listed();
    expect(before.length).toBeGreaterThanOrEqual(2);
    const [first] = before;
    const path = `/api/admin/health/failures/${first?.id}`;
    expect((await send(admin, "DELETE", path)).status).toBe(204);
    expect((await send(admin, "DELETE", path)).status).toBe(404);
    expect(await listed()).toHaveLength(before.length - 1);
    const all = await send(admin, "DELETE", "/api/admin/health/failures");
    expect(await all.json()).toEqual({ dismissed: before.length - 1 });
    expect(await listed()).toEqual([]);
    const acts = await db.select().from(auditLog).where(like(auditLog.action, "failure.%"));
    expect(acts.map(({ action }) => action).sort()).toEqual(["failure.dismiss", "failure.dismiss_all"]);
  });

  it("is never more than 200 of a kind, and of the newest", async () => {
    await db
      .run(sql`insert into failure (id, kind, place, message, first_at, last_at)
      select 'many-' || value, 'browser', '/', 'x', value, value from generate_series(1, 260)`)
      .catch(async () => {
        const many = JSON.stringify(Array.from({ length: 260 }, (_, at) => at + 1));
        await db.run(sql`insert into failure (id, kind, place, message, first_at, last_at)
        select 'many-' || value, 'browser', '/', 'x', value, value from json_each(${many})`);
      });
    expect(await db.$count(failure, eq(failure.kind, "browser"))).toBe(200);
    expect(await db.$count(failure, and(eq(failure.kind, "browser"), eq(failure.id, "many-60")))).toBe(0);
    expect(await db.$count(failure, eq(failure.id, "many-260"))).toBe(1);
    await runHourly(env as Env, new Date());
    expect(await db.$count(failure, eq(failure.kind, "browser"))).toBe(0);
  });
});

describe("what broke in a browser", () => {
  const tell = (body: unknown, settings: typeof SETTINGS = SETTINGS) =>
    send(Person.visitor, "POST", "/api/client-errors", body, settings);
  const told = () => db.select().from(failure).where(eq(failure.kind, "browser"));

  it("is kept by the pattern of its page, counted, and without what it must not say", async () => {
    const message = "TypeError: no rows for ana@example.com\n\t in [x]";
    const stack =
      "TypeError: x\n    at f (http://localhost/assets/workout-abc123.js:1:22)\n    at chrome-extension://y/z.js:1:1";
    for (const id of [12, 13]) {
      const answer = await tell({ message, stack, path: `/workout/${id}` });
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
    }
    expect(await told()).toMatchObject([
      { place: "/workout/:id", message: "TypeError: no rows for [mail address] in [x]", count: 2, requestId: null },
    ]);
    await tell({ message: "x is not a function", path: "/somewhere/else?token=1" });
    expect((await told()).map(({ place }) => place).sort()).toEqual(["/workout/:id", "another page"]);
  });

  it.each([
    ["of another shape", { message: { html: "x" }, path: "/" }, 422],
    ["without a page", { message: "x" }, 422],
    ["too long", { message: "x".repeat(CLIENT_ERROR.message + 1), path: "/" }, 422],
    ["too large", { message: "x", path: "/", stack: "x".repeat(CLIENT_ERROR.bytes) }, 413],
  ])("is refused %s", async (_, body, status) => {
    const before = await told();
    expect((await tell(body)).status).toBe(status);
    expect(await told()).toEqual(before);
  });

  it("is taken a few times from one place", async () => {
    const strict = { ...SETTINGS, RATE_LIMIT_ADDRESS_FACTOR: "1", RATE_LIMIT_CLIENT_ERRORS: "3/600" };
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await tell({ message: "again", path: "/" }, strict)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  });
});
