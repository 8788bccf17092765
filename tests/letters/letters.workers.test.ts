import { env } from "cloudflare:workers";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Letter, LetterCount, LetterDetail } from "../../worker/contract/letters";
import { auditLog, user } from "../../worker/db/account";
import { letter } from "../../worker/db/letters";
import { memberTag } from "../../worker/db/members";
import { noticePreference } from "../../worker/db/notices";
import { emailOutbox } from "../../worker/db/outbox";
import { scheduledScope } from "../../worker/features/billing/scope";
import { goOn } from "../../worker/features/letters/go-on";
import type { Env } from "../../worker/http/env";
import { sendByResend } from "../../worker/platform/mail-resend";
import { db, Person } from "../workers/club";

let admin: Person;
const WORDS = { subject: "A new block", content: "We **begin** on [Monday](/week).\n\n- Squat\n- Pull" };

beforeEach(async () => {
  admin = await Person.admin();
});

/** The queue goes on behind the tests, and the next file has another database. */
afterAll(async () => {
  for (const { id } of await db.select({ id: letter.id }).from(letter)) await whole(id);
});

/** Some members under a tag of the test's own. */
async function tagged(count: number) {
  const tag = `t-${crypto.randomUUID().slice(0, 8)}`;
  const people = await Promise.all(Array.from({ length: count }, () => Person.member()));
  for (const { id } of people) await db.insert(memberTag).values({ userId: id, tag });
  return { tag, people, audience: { to: "tag" as const, tag } };
}

const send = async (body: object, headers: Record<string, string> = {}) =>
  admin.call("POST", "/api/admin/letters", { ...WORDS, ...body }, headers);
const sent = async (body: object): Promise<LetterDetail> => {
  const answer = await send(body);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
};
const read = async (id: number): Promise<LetterDetail> => (await admin.get(`/api/admin/letters/${id}`)).json();
const mailsOf = (id: number) =>
  db
    .select()
    .from(emailOutbox)
    .where(like(emailOutbox.onceKey, `letter:${id}:%`));
const step = (id: number, now = new Date()) => {
  const open: Promise<unknown>[] = [];
  return goOn(
    scheduledScope(env as unknown as Env, now, (work) => void open.push(work)),
    id,
  ).then(async (more) => {
    await Promise.allSettled(open);
    return more;
  });
};
async function whole(id: number): Promise<LetterDetail> {
  for (let steps = 0; (await step(id)) && steps < 50; steps++);
  return read(id);
}

describe("whom a letter is for", () => {
  it("is counted before it goes, and who gets no mail, by the reason", async () => {
    const { people, audience } = await tagged(4);
    const [plain, off, unproven, shut] = people.map(({ id }) => id);
    await people[1]?.put("/api/notices/preferences", { mail: { letters: false } });
    await db
      .update(user)
      .set({ emailVerified: false })
      .where(eq(user.id, unproven ?? ""));
    await db
      .update(user)
      .set({ banned: true })
      .where(eq(user.id, shut ?? ""));
    const counted = (await (
      await admin.get(`/api/admin/letters/audience?to=tag&tag=${audience.tag}`)
    ).json()) as LetterCount;
    expect(counted).toEqual({ members: 4, mailed: 1, optedOut: 1, unverified: 1, banned: 1 });
    const { outcomes, state } = await whole((await sent({ audience })).id);
    expect(state).toBe("sent");
    expect(outcomes).toEqual({ waiting: 0, mailed: 1, optedOut: 1, unverified: 1, banned: 1, stopped: 0 });
    expect([plain, off].every(Boolean)).toBe(true);
  });

  it("is never the staff, also when they are chosen", async () => {
    const coach = await Person.coach();
    const member = await Person.member();
    const { id } = await sent({ audience: { to: "chosen", ids: [coach.id, admin.id, member.id, "nobody"] } });
    expect((await whole(id)).members).toBe(1);
    expect((await mailsOf(id)).map(({ userId }) => userId)).toEqual([member.id]);
  });

  it("goes by where members stand", async () => {
    const [paying, trial, lapsed] = await Promise.all([
      Person.member(),
      Person.member({ membership: { status: "trialing", startedDaysAgo: 1, endsInDays: 5 } }),
      Person.lapsed(),
    ]);
    const reached = async (to: string) => {
      const answer = await send({ audience: { to } });
      const { id } = (await answer.json()) as LetterDetail;
      await whole(id);
      const ids = (await mailsOf(id)).map(({ userId }) => userId);
      return [paying, trial, lapsed].map((each) => ids.includes(each.id));
    };
    expect(await reached("access")).toEqual([true, true, false]);
    expect(await reached("trial")).toEqual([false, true, false]);
    expect(await reached("paying")).toEqual([true, false, false]);
    expect(await reached("lapsed")).toEqual([false, false, true]);
  });

  it("has to be somebody", async () => {
    const nobody = await send({ audience: { to: "tag", tag: "nobody-has-it" } });
    expect(nobody.status).toBe(422);
    expect(((await nobody.json()) as { issues: unknown }).issues).toEqual([
      { path: "audience", message: "There is nobody to write to: choose others." },
    ]);
    expect((await send({ audience: { to: "tag" } })).status).toBe(422);
    expect((await send({ audience: { to: "chosen", ids: [] } })).status).toBe(422);
  });
});

describe("a letter on its way", () => {
  it("goes in steps, and one that breaks off between them goes on without a second mail to anybody", async () => {
    const { people, audience } = await tagged(30);
    const { id } = await sent({ audience });
    // The queue of the tests may have begun already.
    await step(id);
    const halfway = await read(id);
    // As if the Worker had died here, and the schedule and the queue had woken it twice.
    await Promise.all([step(id), step(id)]);
    await step(id);
    const { outcomes, state, done, members } = await whole(id);
    expect([halfway.members, state, done, members, outcomes.mailed]).toEqual([30, "sent", 30, 30, 30]);
    const mails = await mailsOf(id);
    expect(mails.map(({ userId }) => userId).sort()).toEqual(people.map((each) => each.id).sort());
    const [one] = people;
    const bell = (await (await one?.get("/api/notices"))?.json()) as { kind: string; path: string; text: string }[];
    expect(bell.map(({ kind, path }) => [kind, path])).toEqual([["letter", `/letters/${id}`]]);
  });

  it("is made once under one key", async () => {
    const { audience } = await tagged(1);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const [first, second] = [await send({ audience }, headers), await send({ audience }, headers)];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(((await first.json()) as LetterDetail).id).toBe(((await second.json()) as LetterDetail).id);
  });

  it("can be stopped, and then writes to nobody else", async () => {
    const { audience } = await tagged(3);
    const { id } = await sent({ audience, sendAt: new Date(Date.now() + 3 * 3_600_000).toISOString() });
    expect(await step(id)).toBe(false);
    expect((await read(id)).state).toBe("scheduled");
    expect((await admin.post(`/api/admin/letters/${id}/cancel`)).status).toBe(200);
    expect(await step(id, new Date(Date.now() + 4 * 3_600_000))).toBe(false);
    expect(await mailsOf(id)).toEqual([]);
    expect((await admin.post(`/api/admin/letters/${id}/cancel`)).status).toBe(409);
  });

  it("begins at its time, for whoever it is for then", async () => {
    const { audience, tag } = await tagged(1);
    const at = new Date(Date.now() + 3 * 3_600_000);
    const { id } = await sent({ audience, sendAt: at.toISOString() });
    const late = await Person.member();
    await db.insert(memberTag).values({ userId: late.id, tag });
    const then = new Date(at.getTime() + 1000);
    for (let steps = 0; (await step(id, then)) && steps < 9; steps++);
    expect((await mailsOf(id)).length).toBe(2);
    expect((await read(id)).state).toBe("sent");
  });

  it("leaves a trace in the audit log, without its words", async () => {
    const { audience } = await tagged(1);
    const { id } = await sent({ audience });
    const [row] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `letter:${id}`), eq(auditLog.action, "letter.send")));
    expect([row?.actorId, row?.detail]).toEqual([admin.id, audience]);
  });
});

describe("its mail", () => {
  it("can be ended with one press, has nothing that says who opened it, and leads to absolute addresses", async () => {
    const { people, audience } = await tagged(1);
    const { id } = await sent({
      audience,
      content:
        "See ![spy](https://tracker.test/x.gif) <img src=https://tracker.test/y> [the week](/week) <script>x()</script>",
    });
    await whole(id);
    const [mail] = await mailsOf(id);
    expect(mail?.html).not.toMatch(/<img|tracker\.test|<script/);
    expect(mail?.html).toMatch(/href="https?:\/\/[^"]+\/week"/);
    expect(mail?.text).toContain("the week (http");
    const links = [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, link]) => link ?? "");
    const others = links.filter((link) => !link.includes("/unsubscribe"));
    expect(others.join()).not.toContain(people[0]?.id);

    const posted: Record<string, unknown>[] = [];
    const before = globalThis.fetch;
    globalThis.fetch = async (_, init) => {
      posted.push(JSON.parse(String(init?.body)));
      return new Response("{}");
    };
    await sendByResend(
      { key: "k", from: "coach@example.com" },
      { ...(mail as NonNullable<typeof mail>), to: mail?.toAddress ?? "" },
    ).finally(() => {
      globalThis.fetch = before;
    });
    const { headers } = posted[0] as { headers: Record<string, string> };
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const url = headers["List-Unsubscribe"]?.slice(1, -1) ?? "";
    const { pathname, search } = new URL(url);
    const answer = await Person.visitor.call("POST", pathname + search);
    expect([answer.status, await answer.json()]).toEqual([200, { topic: "letters" }]);
    const off = await db
      .select()
      .from(noticePreference)
      .where(eq(noticePreference.userId, people[0]?.id ?? ""));
    expect(off.map(({ channel, topic, enabled }) => [channel, topic, enabled])).toEqual([["mail", "letters", false]]);
    // The next one is there without a mail.
    const next = await sent({ audience });
    expect((await whole(next.id)).outcomes).toMatchObject({ mailed: 0, optedOut: 1 });
    expect((await people[0]?.get(`/api/letters/${next.id}`))?.status).toBe(200);
  });

  it("is tried on oneself, so many times an hour, also by who wants no letters", async () => {
    await admin.put("/api/notices/preferences", { mail: { letters: false } });
    const answer = await admin.post("/api/admin/letters/test", WORDS);
    expect([answer.status, await answer.json()]).toEqual([200, { to: `${admin.id}@example.com` }]);
    const [mail] = await db
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.toAddress, `${admin.id}@example.com`));
    expect(mail?.subject).toBe("Test: A new block");
    const more = await Promise.all(Array.from({ length: 20 }, () => admin.post("/api/admin/letters/test", WORDS)));
    expect(more.filter(({ status }) => status === 429).length).toBe(1);
  });

  it("is shown as it will be, from what is kept of it", async () => {
    const preview = await (await admin.post("/api/admin/letters/preview", WORDS)).json();
    expect(preview).toMatchObject({ html: expect.stringContaining("<strong>begin</strong>") });
    expect((preview as { text: string }).text).toContain("- Squat\n- Pull");
    const signed = { subject: "Signed", content: "See you,\nMarta" };
    const lines = (await (await admin.post("/api/admin/letters/preview", signed)).json()) as Record<string, string>;
    expect(lines.text).toContain("See you,\nMarta");
    expect(lines.html).toContain("<br>");
    expect((await admin.get("/api/admin/letter-draft/mail")).status).toBe(404);
    await admin.put("/api/admin/letter-draft", { after: 0, content: JSON.stringify({ draft: WORDS }) });
    const designed = await admin.get("/api/admin/letter-draft/mail");
    expect(designed.headers.get("content-security-policy")).toContain("sandbox");
    expect(await designed.text()).toContain("<strong>begin</strong>");
  });
});

describe("a letter on the site", () => {
  it("is there for whom it has reached, and for nobody else", async () => {
    const { people, audience } = await tagged(1);
    const other = await Person.member();
    const { id } = await sent({ audience });
    await whole(id);
    const own = (await (await people[0]?.get(`/api/letters/${id}`))?.json()) as Letter;
    expect(own).toMatchObject({ id, subject: "A new block", html: expect.stringMatching(/<li>Squat\s*<\/li>/) });
    for (const person of [other, admin]) expect((await person.get(`/api/letters/${id}`)).status).toBe(404);
    expect((await Person.visitor.get(`/api/letters/${id}`)).status).toBe(401);
  });

  it("goes with the account", async () => {
    const { people, audience } = await tagged(2);
    const { id } = await sent({ audience });
    await whole(id);
    await db.delete(user).where(eq(user.id, people[0]?.id ?? ""));
    expect((await read(id)).members).toBe(1);
  });
});

describe("limits", () => {
  it("hold of length and of how far ahead", async () => {
    const { audience } = await tagged(1);
    expect((await send({ audience, subject: "x".repeat(121) })).status).toBe(422);
    expect((await send({ audience, subject: "two\nlines" })).status).toBe(422);
    expect((await send({ audience, content: "x ".repeat(10_001) })).status).toBe(422);
    expect((await send({ audience, content: "  " })).status).toBe(422);
    const late = new Date(Date.now() + 61 * 86_400_000).toISOString();
    expect((await send({ audience, sendAt: late })).status).toBe(422);
  });

  it("hold of how many letters a day", async () => {
    const { audience } = await tagged(1);
    const answers: number[] = [];
    for (let count = 0; count < 11; count++) answers.push((await send({ audience })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});
