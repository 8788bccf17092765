import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emailOutbox } from "../../worker/db/outbox";
import { deliverMail, postMail, requeueUnsentMail } from "../../worker/platform/mail";
import { layOutMail } from "../../worker/platform/mail-layout";
import { Browser, db, lastMail, newMember, someEmail } from "../workers/browser";

const settings = { ...env, RESEND_API_KEY: "re_test", MAIL_FROM: "Longroll <coach@example.com>" };
const rowOf = (id: string) => db.select().from(emailOutbox).where(eq(emailOutbox.id, id)).get();

async function posted(createdAt = new Date()): Promise<string> {
  const mail = { kind: "test", to: someEmail(), subject: "Hello", text: "secret link", html: "<p>secret link</p>" };
  const waiting: Promise<unknown>[] = [];
  const id = await postMail({ db, env, now: createdAt, later: (work) => waiting.push(work) }, mail);
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
    expect(await request?.json()).toMatchObject({ from: settings.MAIL_FROM, subject: "Hello", text: "secret link" });
    const row = await rowOf(id);
    expect(row).toMatchObject({ text: "", html: "", attempts: 1, lastError: null });
    expect(row?.sentAt).toBeInstanceOf(Date);
  });

  it("fails when the service does, so that the queue tries again, and keeps the mail", async () => {
    const id = await posted();
    mailService(
      () => new Response("busy", { status: 503 }),
      () => {
        throw new TypeError("network");
      },
    );
    await expect(deliverMail(settings, db, id)).rejects.toThrow("503");
    expect(await rowOf(id)).toMatchObject({
      attempts: 1,
      sentAt: null,
      text: "secret link",
      lastError: expect.stringContaining("503"),
    });
    await expect(deliverMail(settings, db, id)).rejects.toThrow("network");
    await deliverMail(settings, db, id);
    expect(await rowOf(id)).toMatchObject({ attempts: 3, lastError: null });
  });

  it("leaves the mail in the outbox without a service", async () => {
    const id = await posted();
    const sent = mailService();
    await deliverMail(env, db, id);
    expect(sent).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ text: "secret link", sentAt: null, attempts: 0 });
  });

  it("queues again what an outage has left behind, and nothing else", async () => {
    await db.delete(emailOutbox);
    const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000);
    await posted(minutesAgo(1));
    const stuck = await posted(minutesAgo(60));
    await posted(minutesAgo(60 * 72));
    const queued: unknown[] = [];
    const queue = { sendBatch: async (batch: Iterable<unknown>) => void queued.push(...batch) };
    const withQueue = { ...settings, MAIL_QUEUE: queue as unknown as typeof env.MAIL_QUEUE };
    expect(await requeueUnsentMail(withQueue, db, new Date())).toBe(1);
    expect(queued).toEqual([{ body: { outboxId: stuck } }]);
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
    const { email } = await newMember();
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
    });
    expect((await new Browser().send("/dev/outbox.json", { origin: "http://localhost:8787" })).status).toBe(200);
  });

  it("does not exist under another name, or on a deploy", async () => {
    const rebound = await new Browser().send("/dev/outbox.json", { origin: "http://rebound.example:8787" });
    const deployed = await new Browser().send("/dev/outbox.json", { settings: { APP_ENV: "production" } });
    expect([rebound.status, deployed.status]).toEqual([404, 404]);
  });
});
