import { env } from "cloudflare:workers";
import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { attentionSchema } from "../../worker/contract/attention";
import type { FeedPost } from "../../worker/contract/community";
import { type Notice, noticeSchema } from "../../worker/contract/notices";
import { notice } from "../../worker/db/notices";
import { emailOutbox } from "../../worker/db/outbox";
import { mailWaitingReports } from "../../worker/features/community/mail-reports";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";
import { make } from "../workers/club-calls";

const POSTS = "/api/community/posts";
const HOUR_MS = 3_600_000;

let admin: Person;
let ana: Person;
let bo: Person;

beforeEach(async () => {
  // Of earlier tests nothing waits, and nobody else is told.
  await db.run(sql`update user set role = 'user'`);
  await db.run(sql`delete from community_post`);
  [admin, ana, bo] = await Promise.all([Person.admin(), Person.member(), Person.member()]);
});

const share = async () => (await (await ana.post(POSTS, { content: "My own words" })).json<FeedPost>()).id;
const commented = async (post: number) =>
  (await (await ana.post(`${POSTS}/${post}/comments`, { content: "Rude" })).json<{ comment: { id: number } }>()).comment
    .id;
/** Waits for what is done after the answer, too. */
const report = (by: Person, path: string) => make("POST", { by, path: `${path}/report`, body: { reason: "spam" } });
const reportedTo = async (person: Person): Promise<Notice[]> =>
  noticeSchema
    .array()
    .parse(await (await person.get("/api/notices")).json())
    .filter(({ kind }) => kind === "report");
const mailsTo = (person: Person) =>
  db
    .select()
    .from(emailOutbox)
    .where(and(eq(emailOutbox.userId, person.id), eq(emailOutbox.kind, "reported")));
const hourly = (hours: number) => mailWaitingReports(env as unknown as Env, new Date(Date.now() + hours * HOUR_MS));

describe("a report", () => {
  it("is counted among what needs attention, until it is decided", async () => {
    const count = async () => attentionSchema.parse(await (await admin.get("/api/admin/attention")).json()).reports;
    const post = await share();
    const comment = await commented(post);
    expect(await count()).toBe(0);
    await report(bo, `${POSTS}/${post}`);
    await report(bo, `/api/community/comments/${comment}`);
    expect(await count()).toBe(2);
    await admin.post(`/api/admin/moderation/comments/${comment}`, { decision: "keep" });
    await admin.post(`/api/admin/moderation/${post}`, { decision: "keep" });
    expect(await count()).toBe(0);
  });

  it("is a notice to everybody who moderates, once however often it is repeated, and gone with the decision", async () => {
    const second = await Person.admin();
    const coach = await Person.coach();
    const post = await share();
    const comment = await commented(post);
    await report(bo, `${POSTS}/${post}`);
    await report(bo, `${POSTS}/${post}`);
    // Of somebody who has never paid: the post stays in sight.
    await report(await Person.lapsed(), `${POSTS}/${post}`);
    for (const each of [admin, second, coach]) {
      expect(await reportedTo(each)).toMatchObject([
        { text: "Test and Test reported something in the community", path: "/admin/moderation", isRead: false },
      ]);
    }
    for (const each of [ana, bo]) expect(await reportedTo(each)).toEqual([]);
    await report(bo, `/api/community/comments/${comment}`);
    expect(await reportedTo(admin)).toHaveLength(2);
    await admin.post(`/api/admin/moderation/comments/${comment}`, { decision: "remove" });
    expect(await reportedTo(second)).toHaveLength(1);
    await admin.post(`/api/admin/moderation/${post}`, { decision: "keep" });
    expect(await reportedTo(second)).toEqual([]);
    expect(
      await db
        .select()
        .from(notice)
        .where(and(eq(notice.kind, "report"), isNull(notice.readAt))),
    ).toEqual([]);
  });

  it("is a mail to every admin, at most one an hour, and none is forgotten", async () => {
    const second = await Person.admin();
    const [first, later] = [await share(), await share()];
    await report(bo, `${POSTS}/${first}`);
    const [mail] = await mailsTo(admin);
    expect(mail).toMatchObject({
      toAddress: `${admin.id}@example.com`,
      subject: "Members have reported something in the community",
      topic: "moderation",
      text: expect.stringContaining("One post or comment waits for your decision"),
      unsubscribeUrl: expect.stringContaining("/unsubscribe?token="),
    });
    expect(mail?.text).toContain("/admin/moderation");
    expect(mail?.text).not.toContain("My own words");
    await report(bo, `${POSTS}/${later}`);
    expect([(await mailsTo(admin)).length, (await mailsTo(second)).length, (await mailsTo(bo)).length]).toEqual([
      1, 1, 0,
    ]);
    await hourly(0.5);
    expect(await mailsTo(admin)).toHaveLength(1);
    await hourly(1.1);
    await hourly(3);
    const mails = await mailsTo(admin);
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.text).toContain("2 posts and comments wait");
  });

  it("is no mail to an admin who wants none, nor about what is decided", async () => {
    const post = await share();
    expect((await admin.put("/api/notices/preferences", { mail: { moderation: false } })).status).toBe(200);
    await report(bo, `${POSTS}/${post}`);
    expect(await mailsTo(admin)).toEqual([]);
    const late = await Person.admin();
    await admin.post(`/api/admin/moderation/${post}`, { decision: "keep" });
    await hourly(2);
    expect(await mailsTo(late)).toEqual([]);
  });
});
