import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emailOutbox } from "../../worker/db/outbox";
import { purgeHealth } from "../../worker/features/health/purge-health";
import worker from "../../worker/index";
import { type Mail, postMail } from "../../worker/platform/mail";
import { deliverMail } from "../../worker/platform/mail-delivery";
import { layOutMail } from "../../worker/platform/mail-layout";
import { readMailHealth, requeueUnsentMail } from "../../worker/platform/mail-upkeep";
import { Browser, db, lastMail, signUpBody, someEmail } from "../workers/browser";

const HOUR_MS = 3_600_000;
const settings = { ...env, RESEND_API_KEY: "re_test", MAIL_FROM: "Longroll <coach@example.com>" };
const rowOf = (id: string) => db.select().from(emailOutbox).where(eq(emailOutbox.id, id)).get();
const later = (ms: number) => new Date(Date.now() + ms);

async function posted(createdAt = new Date(), more: Partial<Mail> = {}): Promise<string> {
  const mail = { kind: "test", to: someEmail(), subject: "Hello", text: "secret link", html: "<p>secret link</p>" };
  const waiting: Promise<unknown>[] = [];
  const id = await postMail(
    { db, env, now: createdAt, later: (work) => void waiting.push(work) },
    { ...mail, ...more },
  );
  await Promise.all(waiting);
  return id;
}

function mailService(...answers: (() => Response)[]) {
  const sent: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    sent.push(new Request(input as RequestInfo, init as RequestInit));
    const answer = answers.shift();
    return answer ? answer() : Response.json({ id: "ok" });
  });
  return sent;
}

/** Hands messages to the product as the queue does; answers what it wants to see again, and after how long. */
async function fromQueue(ids: string[], queue = "longroll-mail") {
  const messages = ids.map((outboxId, index) => ({
    id: String(index),
    timestamp: new Date(),
    attempts: 1,
    body: { outboxId },
  }));
  const batch = createMessageBatch(queue, messages) as Parameters<typeof worker.queue>[0];
  const ctx = createExecutionContext();
  await worker.queue(batch, settings);
  return getQueueResult(batch, ctx);
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe("delivering mail", () => {
  it("sends a mail once, and keeps no copy of what is in it", async () => {
    const id = await posted();
    const sent = mailService();
    await deliverMail(settings, db, id);
    await deliverMail(settings, db, id);
    expect(sent).toHaveLength(1);
    const [request] = sent;
    expect(request?.url).toBe("https://api.resend.com/emails");
    expect(request?.headers.get("authorization")).toBe("Bearer re_test");
    expect(request?.headers.get("idempotency-key")).toBe(id);
    const body = await request?.json();
    expect(body).toMatchObject({ from: settings.MAIL_FROM, subject: "Hello", text: "secret link" });
    expect(body).not.toHaveProperty("headers");
    const row = await rowOf(id);
    expect(row).toMatchObject({ text: "", html: "", attempts: 1, lastError: null });
    expect(row?.sentAt).toBeInstanceOf(Date);
  });

  it("sends one mail for two deliveries at once", async () => {
    const id = await posted();
    const sent = mailService();
    const [one, other] = await Promise.all([deliverMail(settings, db, id), deliverMail(settings, db, id)]);
    expect(sent).toHaveLength(1);
    expect([one, other].filter(({ done }) => done)).toHaveLength(1);
    expect(await deliverMail(settings, db, id)).toEqual({ done: true });
    expect(sent).toHaveLength(1);
  });

  it("waits longer after each failure, keeps the mail meanwhile, and as long as the service asks", async () => {
    const id = await posted();
    const busy = () => new Response("busy", { status: 503 });
    mailService(
      busy,
      () => {
        throw new TypeError("network");
      },
      ...Array(7).fill(busy),
      () => new Response("slow down", { status: 429, headers: { "retry-after": "20000" } }),
    );
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const delivery = await deliverMail(settings, db, id);
      if (!delivery.done) waits.push(delivery.retryInSeconds);
      if (attempt === 0) {
        expect(await rowOf(id)).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining("503") });
      }
    }
    for (const [index, wait] of waits.slice(0, 9).entries()) {
      const least = Math.min(30 * 2 ** index, 10_800);
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThanOrEqual(least * 1.2);
    }
    expect(waits[9]).toBe(20_000);
    expect(await rowOf(id)).toMatchObject({ text: "secret link", deadAt: null });
    expect(await deliverMail(settings, db, id)).toEqual({ done: true });
    expect(await rowOf(id)).toMatchObject({ attempts: 11, lastError: null });
  });

  it("takes a mail that was cut off in the middle again, under the same key", async () => {
    const id = await posted();
    const sent = mailService();
    // A restart between the service's answer and the mark: the row is leased and not marked.
    await deliverMail(settings, db, id);
    const cut = { sentAt: null, text: "secret link", leasedUntil: later(20_000) };
    await db.update(emailOutbox).set(cut).where(eq(emailOutbox.id, id));
    expect(await deliverMail(settings, db, id)).toMatchObject({ done: false });
    expect(await deliverMail(settings, db, id, later(31_000))).toEqual({ done: true });
    const keys = sent.map((request) => request.headers.get("idempotency-key"));
    expect(keys).toEqual([id, id]);
  });

  it("gives up once the service would no longer know a repeated attempt", async () => {
    const id = await posted();
    const sent = mailService(() => new Response("busy", { status: 503 }));
    await deliverMail(settings, db, id);
    expect(await deliverMail(settings, db, id, later(23.5 * HOUR_MS))).toMatchObject({ done: true });
    expect(sent).toHaveLength(1);
    // It can be sent after all, unless its link has run out by then.
    expect(await rowOf(id)).toMatchObject({ text: "secret link", lastError: expect.stringContaining("503") });
    expect((await rowOf(id))?.deadAt).toBeInstanceOf(Date);
  });

  it("gives up at once what the service will never take", async () => {
    const id = await posted(new Date(), { oneTime: true });
    mailService(() => new Response("no such address", { status: 422 }));
    expect(await deliverMail(settings, db, id)).toMatchObject({ done: true, dead: expect.stringContaining("422") });
    expect((await rowOf(id))?.deadAt).toBeInstanceOf(Date);
    expect(await rowOf(id)).toMatchObject({ text: "", html: "" });
  });

  it("leaves the mail in the outbox without a service", async () => {
    const id = await posted();
    const sent = mailService();
    await deliverMail(env, db, id);
    expect(sent).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ text: "secret link", sentAt: null, attempts: 0 });
  });
});

describe("the queue", () => {
  it("retries a failed mail alone, with its own delay", async () => {
    const [good, bad] = [await posted(), await posted()];
    mailService(
      () => Response.json({}),
      () => new Response("busy", { status: 500 }),
    );
    const result = await fromQueue([good, bad]);
    expect(result.explicitAcks).toEqual(["0"]);
    expect(result.retryMessages).toMatchObject([{ msgId: "1" }]);
    expect((await rowOf(good))?.sentAt).toBeInstanceOf(Date);
    expect((await rowOf(bad))?.sentAt).toBeNull();
  });

  it("records what it has given up, for whoever looks after the site", async () => {
    await db.delete(emailOutbox);
    const [lost, sent] = [await posted(), await posted()];
    mailService();
    await fromQueue([sent]);
    await fromQueue([lost, sent], "longroll-mail-dead");
    expect((await rowOf(lost))?.deadAt).toBeInstanceOf(Date);
    expect((await rowOf(sent))?.deadAt).toBeNull();
    expect(await readMailHealth(settings, db, new Date())).toEqual({
      service: "resend",
      waitingSince: null,
      undelivered: 1,
    });
  });

  it("is forgotten four months after it was written", async () => {
    await db.delete(emailOutbox);
    const [old, recent] = [await posted(later(-121 * 24 * HOUR_MS)), await posted(later(-119 * 24 * HOUR_MS))];
    await db.batch([...purgeHealth(db, new Date())]);
    expect([await rowOf(old), (await rowOf(recent))?.id]).toEqual([undefined, recent]);
  });

  it("gets back what it has lost, once, and nothing else", async () => {
    await db.delete(emailOutbox);
    const ago = (minutes: number) => later(-minutes * 60_000);
    const waiting = await posted(ago(1));
    const lost = await posted(ago(60));
    const old = await posted(ago(60 * 72));
    const retried = await posted(ago(60));
    await db
      .update(emailOutbox)
      .set({ dueAt: later(HOUR_MS) })
      .where(eq(emailOutbox.id, retried));
    const queued: unknown[] = [];
    const queue = { sendBatch: async (batch: Iterable<unknown>) => void queued.push(...batch) };
    const withQueue = { ...settings, MAIL_QUEUE: queue as unknown as typeof env.MAIL_QUEUE };
    expect(await requeueUnsentMail(withQueue, db, new Date())).toBe(1);
    expect(await requeueUnsentMail(withQueue, db, new Date())).toBe(0);
    expect(queued).toEqual([{ body: { outboxId: lost } }]);
    expect((await rowOf(old))?.deadAt).toBeInstanceOf(Date);
    expect((await rowOf(waiting))?.deadAt).toBeNull();
    expect(await requeueUnsentMail(env, db, new Date())).toBe(0);
  });
});

describe("the design of mails", () => {
  it("escapes every value, and says in plain text what it says in HTML", () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const { html, text } = layOutMail({
      heading: evil,
      paragraphs: [evil],
      action: { label: evil, url: `https://example.com/?a="><script>&b=1` },
      code: evil,
      footnote: evil,
    });
    expect(html).not.toMatch(/<(img|script)/);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;");
    expect(text).toContain(evil);
  });
});

describe("the local outbox", () => {
  it("shows the newest mail first on this machine", async () => {
    const email = someEmail();
    await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email) });
    const answer = await new Browser().send("/dev/outbox.json");
    const mails = (await answer.json()) as { id: string; to: string; text: string }[];
    const mail = await lastMail(email);
    expect(mails[0]).toEqual({
      id: mail.id,
      kind: "verification",
      to: email,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      createdAt: mail.createdAt.toISOString(),
      unsubscribeUrl: null,
    });
    const shown = await new Browser().send(`/dev/outbox/${mail.id}`);
    expect(await shown.text()).toBe(mail.html);
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect((await new Browser().send("/dev/outbox.json", { origin: "http://localhost:8787" })).status).toBe(200);
  });

  it("does not exist under another name, or on a deploy", async () => {
    const rebound = await new Browser().send("/dev/outbox.json", { origin: "http://rebound.example:8787" });
    const deployed = await new Browser().send("/dev/outbox.json", { settings: { APP_ENV: "production" } });
    expect([rebound.status, deployed.status]).toEqual([404, 404]);
  });
});
