import { createExecutionContext, createMessageBatch, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../../worker/app";
import type { NoticeTopic } from "../../worker/contract/notices-limits";
import { user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { notice } from "../../worker/db/notices";
import { emailOutbox } from "../../worker/db/outbox";
import { weeklyProgram } from "../../worker/db/programs";
import { optionalMail } from "../../worker/features/notices/optional-mail";
import { unsubscribeToken } from "../../worker/features/notices/unsubscribe-token";
import type { Env } from "../../worker/http/env";
import worker from "../../worker/index";
import { postMail } from "../../worker/platform/mail";
import { runHourly } from "../../worker/schedule";
import { db, ORIGIN, Person } from "../workers/club";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const address = (person: Person) => `${person.id}@example.com`;

type Sent = { to: string[]; subject: string; text: string; headers?: Record<string, string> };

/**
 * The product with a mail service of the test's: what it is handed, under which key, and how often it refuses. Its queue is
 * a list, so that a test can lose or repeat what is in it.
 */
function openPost() {
  const inbox = new Map<string, Sent>();
  const queue: unknown[] = [];
  const failing = { left: 0 };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    if (!request.url.startsWith("https://api.resend.com/")) throw new TypeError("no network");
    if (failing.left > 0) {
      failing.left -= 1;
      return new Response("busy", { status: 503 });
    }
    const key = request.headers.get("idempotency-key") ?? "";
    // As the service does: the same key again is answered and not sent.
    if (!inbox.has(key)) inbox.set(key, (await request.json()) as Sent);
    return Response.json({ id: key });
  });
  const take = (body: unknown) => void queue.push(body);
  const settings = {
    ...env,
    RESEND_API_KEY: "re_test",
    MAIL_FROM: "Longroll <coach@example.com>",
    PUBLIC_URL: ORIGIN,
    MAIL_QUEUE: {
      send: async (body: unknown) => take(body),
      sendBatch: async (batch: Iterable<{ body: unknown }>) => {
        for (const { body } of batch) take(body);
      },
    },
  } as unknown as Env;
  return {
    settings,
    queue,
    failing,
    async call(person: Person, method: string, path: string, body?: unknown): Promise<Response> {
      const ctx = createExecutionContext();
      const answer = await app.fetch(
        new Request(new URL(path, ORIGIN), {
          method,
          headers: { cookie: person.cookie, origin: ORIGIN, "content-type": "application/json" },
          body: body === undefined ? null : JSON.stringify(body),
        }),
        settings,
        ctx,
      );
      await waitOnExecutionContext(ctx);
      return answer;
    },
    /** Delivers what is in the queue; what asks for a retry waits in it again. */
    async deliver(): Promise<void> {
      const bodies = queue.splice(0);
      const messages = bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body }));
      const batch = createMessageBatch("longroll-mail", messages as never) as Parameters<typeof worker.queue>[0];
      for (const [index, message] of batch.messages.entries()) {
        message.retry = () => void queue.push(bodies[index]);
      }
      await worker.queue(batch, settings);
    },
    hourly: (at: Date) => runHourly(settings, at),
    sentTo: (person: Person) => [...inbox.values()].filter(({ to }) => to[0] === address(person)),
  };
}
type Post = ReturnType<typeof openPost>;

const outboxOf = async (person: Person) =>
  (
    await db
      .select({ kind: emailOutbox.kind })
      .from(emailOutbox)
      .where(eq(emailOutbox.toAddress, address(person)))
      .orderBy(asc(emailOutbox.createdAt))
  ).map(({ kind }) => kind);

/** As if all of it had been written so long ago. */
async function letPass(ms: number): Promise<void> {
  const rows = await db.select().from(emailOutbox);
  for (const { id, createdAt, dueAt, leasedUntil } of rows) {
    const older = (at: Date) => new Date(at.getTime() - ms);
    await db
      .update(emailOutbox)
      .set({ createdAt: older(createdAt), dueAt: older(dueAt), leasedUntil: leasedUntil && older(leasedUntil) })
      .where(eq(emailOutbox.id, id));
  }
}

async function trialMember(endsInDays: number): Promise<Person> {
  const person = await Person.join({ membership: { status: "trialing", startedDaysAgo: 7 - endsInDays, endsInDays } });
  await db.update(user).set({ firstName: "Ana" }).where(eq(user.id, person.id));
  return person;
}

/** A week that is due, for the next run of the schedule to publish. */
async function scheduleWeek(): Promise<void> {
  await db.insert(weeklyProgram).values({
    title: "Week 9",
    startDate: new Date().toISOString().slice(0, 10),
    endDate: new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10),
    publishAt: new Date(Date.now() - 1000),
    createdAt: new Date(),
    updatedAt: new Date(),
  });
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe("a week", () => {
  it("sends exactly its mails, whatever is retried, lost or repeated on the way", async () => {
    const post = openPost();
    const [coach, ana, rui] = [await Person.admin(), await trialMember(5), await Person.member()];
    const preferences = await post.call(ana, "PUT", "/api/notices/preferences", {
      mail: { programs: true, community: true },
    });
    expect(preferences.status).toBe(200);

    // Monday: two messages of one hour are one mail to the other side; the service is down at first.
    post.failing.left = 2;
    await post.call(ana, "POST", "/api/messages", { content: "My knee clicks.", messageType: "general" });
    await post.call(ana, "POST", "/api/messages", { content: "Only when it is cold.", messageType: "general" });
    await post.deliver();
    await post.deliver();
    expect(post.sentTo(coach)).toHaveLength(0);
    await post.deliver();
    expect(post.sentTo(coach)).toHaveLength(1);

    // Tuesday: the answer. The queue loses its message, and the clock finds it.
    await post.call(coach, "POST", "/api/messages", { toUserId: ana.id, content: "Warm it up first." });
    expect(post.queue.splice(0)).toHaveLength(1);
    await letPass(HOUR_MS);
    await post.hourly(new Date());
    expect(post.queue).toHaveLength(1);
    // The message comes twice, and a restart cuts the first delivery off between the service's answer and the mark.
    post.queue.push(post.queue[0]);
    await post.deliver();
    await db
      .update(emailOutbox)
      .set({ sentAt: null, leasedUntil: new Date(Date.now() - 1) })
      .where(eq(emailOutbox.toAddress, address(ana)));
    await post.hourly(new Date());
    await post.deliver();
    expect(post.sentTo(ana)).toHaveLength(1);

    // Wednesday: somebody reacts; told once a day, after an hour.
    const made = await post.call(ana, "POST", "/api/community/posts", { content: "First double under" });
    const { id: postId } = (await made.json()) as { id: number };
    await post.call(rui, "POST", `/api/community/posts/${postId}/reactions`, { reactionType: "fire" });
    await post.hourly(new Date());
    expect(await outboxOf(ana)).toEqual(["new-message"]);
    await db
      .update(notice)
      .set({ at: new Date(Date.now() - 2 * HOUR_MS) })
      .where(eq(notice.userId, ana.id));
    await post.hourly(new Date());
    await post.hourly(new Date());
    await post.deliver();

    // Thursday: a week is published.
    await scheduleWeek();
    await post.hourly(new Date());
    await post.hourly(new Date());
    await post.deliver();

    // Friday: the trial ends in two days.
    const endsAt = new Date(Date.now() + 1.5 * DAY_MS);
    await db
      .update(membership)
      .set({ trialEndsAt: endsAt, currentPeriodEnd: endsAt })
      .where(eq(membership.userId, ana.id));
    await post.hourly(new Date());
    await post.hourly(new Date());
    await post.deliver();
    await post.deliver();

    expect((await outboxOf(ana)).sort()).toEqual(["community", "new-message", "new-week", "trial-ends"]);
    expect(post.sentTo(ana).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("has written to you"),
      "Test reacted to your post",
      "A new week is ready: Week 9",
      expect.stringContaining("trial ends on"),
    ]);
    expect(await outboxOf(coach)).toEqual(["new-message"]);
    expect(await outboxOf(rui)).toEqual([]);
    for (const { text } of post.sentTo(ana)) expect(text).toContain(`${ORIGIN}/unsubscribe?token=`);
  });

  it("writes no more than so many that can be turned off", async () => {
    const person = await Person.member();
    const reader = { userId: person.id, email: address(person), origin: ORIGIN };
    const words = { heading: "Hello", paragraphs: [], footnote: "Because." };
    const sender = { db, env, now: new Date(), later: () => undefined };
    for (let nth = 0; nth < 20; nth += 1) {
      const mail = { kind: "new-message", subject: "Hello", onceKey: `${person.id}:${nth}`, ...words };
      await postMail(sender, await optionalMail(env, reader, "messages", mail));
    }
    expect(await outboxOf(person)).toHaveLength(12);
    const always = { kind: "receipt", to: address(person), subject: "Paid", text: "", html: "" };
    await postMail(sender, always);
    expect(await outboxOf(person)).toHaveLength(13);
  });
});

describe("unsubscribing", () => {
  async function mailTo(post: Post, person: Person, topic: NoticeTopic = "messages"): Promise<void> {
    const reader = { userId: person.id, email: address(person), origin: ORIGIN };
    const words = { heading: "Hello", paragraphs: ["Hello."], footnote: "Because." };
    const mail = { kind: topic, subject: topic, onceKey: crypto.randomUUID(), ...words };
    const waiting: Promise<unknown>[] = [];
    const sender = {
      db,
      env: post.settings,
      now: new Date(),
      later: (work: Promise<unknown>) => void waiting.push(work),
    };
    await postMail(sender, await optionalMail(post.settings, reader, topic, mail));
    await Promise.all(waiting);
  }
  const oneClick = (url: string) =>
    app.request(
      url,
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      },
      env,
    );

  it("works by one click of the mail program, signed out, as often as it likes, for that kind only", async () => {
    const post = openPost();
    const person = await Person.member();
    await mailTo(post, person);
    await post.deliver();
    const [sent] = post.sentTo(person);
    expect(sent?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, url = ""] = /^<(.+)>$/.exec(sent?.headers?.["List-Unsubscribe"] ?? "") ?? [];
    expect(sent?.text).toContain(url);

    // A look at it changes nothing: programs open links by themselves.
    const { pathname, search } = new URL(url);
    expect((await post.call(Person.visitor, "GET", pathname + search)).status).toBe(200);
    await mailTo(post, person);
    expect(await outboxOf(person)).toHaveLength(2);

    const answers = [await oneClick(url), await oneClick(url)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[0]?.json()).toEqual({ topic: "messages" });
    // What waited when they did so is not sent either.
    await post.deliver();
    expect(post.sentTo(person)).toHaveLength(1);
    await mailTo(post, person);
    expect(await outboxOf(person)).toHaveLength(2);
    await mailTo(post, person, "membership");
    expect(await outboxOf(person)).toHaveLength(3);
    const preferences = await (await post.call(person, "GET", "/api/notices/preferences")).json();
    expect(preferences).toMatchObject({ mail: { messages: false, membership: true }, pushKey: null });
  });

  it("refuses what we have not signed, and does not say who exists", async () => {
    const [person, other] = [await Person.member(), await Person.member()];
    const token = await unsubscribeToken(env, { userId: person.id, topic: "messages" });
    const [, , signature] = token.split(".");
    const flipped = `${signature?.[0] === "A" ? "B" : "A"}${signature?.slice(1)}`;
    const forged = [
      "",
      "abc",
      `${other.id}.messages.${signature}`,
      `${person.id}.community.${signature}`,
      `${person.id}.messages.${flipped}`,
      `nobody.messages.${signature}`,
      `${token}x`,
    ];
    const answers = await Promise.all(forged.map((each) => oneClick(`${ORIGIN}/unsubscribe?token=${each}`)));
    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 400));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);

    await db.delete(user).where(eq(user.id, person.id));
    const gone = await oneClick(`${ORIGIN}/unsubscribe?token=${token}`);
    expect([gone.status, await gone.json()]).toEqual([200, { topic: "messages" }]);
  });
});

describe("mail about a new week", () => {
  it("reaches who trains behind 1,100 others who may not", async () => {
    const post = openPost();
    const ana = await trialMember(5);
    await post.call(ana, "PUT", "/api/notices/preferences", { mail: { programs: true, community: true } });
    const ids = JSON.stringify(Array.from({ length: 1_100 }, (_, index) => `!${index}`));
    const columns = Object.keys(await firstRow("user"));
    const own = { id: "j.value", email: "j.value || '@example.com'" } as Record<string, string>;
    await env.DB.batch([
      env.DB.prepare(
        `insert into user (${columns.join()}) select ${columns.map((each) => own[each] ?? `u.${each}`).join()}
         from json_each(?) j, user u where u.id = ?`,
      ).bind(ids, ana.id),
      env.DB.prepare(
        `insert into notice_preference (user_id, topic, channel, enabled, changed_at) select value, 'programs', 'mail', 1, 0 from json_each(?)`,
      ).bind(ids),
    ]);
    await scheduleWeek();
    await post.hourly(new Date());
    expect(await outboxOf(ana)).toContain("new-week");
  });
});

const firstRow = async (table: string) =>
  (await env.DB.prepare(`select * from ${table} limit 1`).first<Record<string, unknown>>()) ?? {};
