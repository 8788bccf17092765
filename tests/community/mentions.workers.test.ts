import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { CommentAnswer, FeedPost, OfferedPerson } from "../../worker/contract/community";
import { user } from "../../worker/db/account";
import { communityMention } from "../../worker/db/community";
import { notice } from "../../worker/db/notices";
import { weeklyProgram } from "../../worker/db/programs";
import { workout } from "../../worker/db/workouts";
import { db, Person } from "../workers/club";
import { weekOf, workoutOf } from "../workers/club-calls";

let author: Person;
let ana: Person;
let name: string;

/** Somebody by a name of the test's own, who has shared something, or has not. */
async function called(firstName: string, lastName: string, shared = true): Promise<Person> {
  const person = await Person.member();
  await db.update(user).set({ firstName, lastName }).where(eq(user.id, person.id));
  if (shared) await person.post("/api/community/posts", { content: "Hello" });
  return person;
}

beforeEach(async () => {
  author = await Person.member();
  const own = `Ana${crypto.randomUUID().replace(/\d|-/g, "").slice(0, 6)}`;
  ana = await called(own, "Mendes");
  name = `${own} M.`;
});

const share = async (by: Person, content: string, mentions?: string[]): Promise<FeedPost> =>
  (await by.post("/api/community/posts", { content, ...(mentions ? { mentions } : {}) })).json();
const say = async (by: Person, postId: number, content: string, mentions?: string[]): Promise<CommentAnswer> =>
  (await by.post(`/api/community/posts/${postId}/comments`, { content, ...(mentions ? { mentions } : {}) })).json();
const told = (person: Person) =>
  db
    .select({ kind: notice.kind, subject: notice.subject })
    .from(notice)
    .where(and(eq(notice.userId, person.id)));

describe("a post that names somebody", () => {
  it("keeps whom it means and tells them, and one without is answered as it always was", async () => {
    const post = await share(author, `Thanks @${name}!`, [ana.id]);
    expect(post.mentions).toEqual([{ userId: ana.id, name }]);
    const [listed] = (await (await ana.get("/api/community/posts?limit=1")).json()) as FeedPost[];
    expect(listed?.mentions).toEqual([{ userId: ana.id, name }]);
    const [bell] = (await (await ana.get("/api/notices")).json()) as Record<string, unknown>[];
    expect(bell).toMatchObject({
      kind: "mention",
      text: "Test mentioned you",
      detail: `Thanks @${name}!`,
      path: `/community?post=${post.id}`,
    });
    expect("mentions" in (await share(author, `Thanks @${name}!`))).toBe(false);
    expect("mentions" in (await share(author, "Thanks!", [ana.id]))).toBe(false);
  });

  it("tells nobody of themselves, nobody who is muted, and nobody twice after an edit", async () => {
    const admin = await Person.admin();
    await db.update(user).set({ firstName: "Solo", lastName: "Um" }).where(eq(user.id, author.id));
    const own = await share(author, "It was me, @Solo U.", [author.id]);
    expect(own.mentions).toHaveLength(1);
    expect(await told(author)).toEqual([]);

    const post = await share(author, `With @${name}`, [ana.id]);
    await author.put(`/api/community/posts/${post.id}`, { content: "With nobody" });
    const again = await (
      await author.put(`/api/community/posts/${post.id}`, { content: `With @${name} again`, mentions: [ana.id] })
    ).json();
    expect((again as FeedPost).mentions).toHaveLength(1);
    expect(await told(ana)).toEqual([{ kind: "mention", subject: `post:${post.id}` }]);

    const quiet = await called("Quieta", "Zz");
    await admin.put(`/api/admin/community-mutes/${quiet.id}`, { days: 1 });
    await share(author, "Hear this, @Quieta Z.", [quiet.id]);
    expect(await told(quiet)).toEqual([]);
  });

  it("names whom one sees there, and at most five", async () => {
    const silent = await called("Silenta", "Xu", false);
    expect("mentions" in (await share(author, "Hello @Silenta X.", [silent.id]))).toBe(false);
    expect(await told(silent)).toEqual([]);
    const many = Array.from({ length: 6 }, (_, at) => `somebody-${at}`);
    expect((await author.post("/api/community/posts", { content: "All", mentions: many })).status).toBe(422);
  });

  it("is plain text again once they have left", async () => {
    const post = await share(author, `With @${name}`, [ana.id]);
    await db.delete(user).where(eq(user.id, ana.id));
    const now = (await (await author.get(`/api/community/posts/${post.id}`)).json()) as FeedPost;
    expect([now.content, "mentions" in now]).toEqual([`With @${name}`, false]);
    expect(await db.select().from(communityMention).where(eq(communityMention.postId, post.id))).toEqual([]);
  });
});

describe("a comment that names somebody", () => {
  it("tells them once, also when it answers them, and goes with its words", async () => {
    const post = await share(ana, "My first roll");
    const answer = await say(author, post.id, `Well done @${name}`, [ana.id]);
    expect(answer.comment.mentions).toEqual([{ userId: ana.id, name }]);
    expect((await told(ana)).map(({ kind }) => kind)).toEqual(["comment"]);

    const other = await share(author, "Who was there?");
    const said = await say(author, other.id, `@${name} was`, [ana.id]);
    expect((await told(ana)).map(({ kind }) => kind).sort()).toEqual(["comment", "mention"]);
    await say(ana, other.id, "I was");
    await author.delete(`/api/community/comments/${said.comment.id}`);
    expect((await told(ana)).map(({ kind }) => kind)).toEqual(["comment"]);
  });
});

describe("what is said about training", () => {
  const about = async (by: Person, path: string, content: string): Promise<CommentAnswer> =>
    (await by.post(path, { content, mentions: [ana.id] })).json();

  it("names and tells as a comment does, once, and leads to its thread", async () => {
    const { id, day } = await weekOf();
    const path = `/api/daily-workouts/${day}/comments`;
    const { comment } = await about(author, path, `Lift it like @${name}`);
    expect(comment.mentions).toEqual([{ userId: ana.id, name }]);
    const [bell] = (await (await ana.get("/api/notices")).json()) as Record<string, unknown>[];
    expect(bell).toMatchObject({
      kind: "mention",
      text: "Test mentioned you",
      detail: `Lift it like @${name}`,
      path: `/weekly-program/${id}?day=1&talk=1`,
    });
    await author.put(`/api/community/comments/${comment.id}`, { content: "Lift it" });
    const mentions = [ana.id];
    const again = await author.put(`/api/community/comments/${comment.id}`, { content: `As @${name} does`, mentions });
    expect(((await again.json()) as CommentAnswer).comment.mentions).toEqual([{ userId: ana.id, name }]);
    expect(await told(ana)).toEqual([{ kind: "mention", subject: `comment:${comment.id}` }]);
  });

  it("makes somebody known who has said something there, but not in a week of their own", async () => {
    const silent = await called("Calada", "Yz", false);
    const priv = await weekOf(silent.id);
    await silent.post(`/api/daily-workouts/${priv.day}/comments`, { content: "My week" });
    const offered = async () => (await author.get("/api/community/people?search=Calada")).json();
    expect(await offered()).toEqual([]);
    const open = await weekOf();
    await silent.post(`/api/daily-workouts/${open.day}/comments`, { content: "Everybody's week" });
    expect(await offered()).toHaveLength(1);
  });

  it("names nobody in a private week who may not read it", async () => {
    const { day } = await weekOf(author.id);
    const { comment } = await about(author, `/api/daily-workouts/${day}/comments`, `Not for @${name}`);
    expect("mentions" in comment).toBe(false);
    expect(await told(ana)).toEqual([]);
    const own = await weekOf(ana.id);
    const coach = await Person.coach();
    const said = await about(coach, `/api/daily-workouts/${own.day}/comments`, `For you, @${name}`);
    expect(said.comment.mentions).toEqual([{ userId: ana.id, name }]);
    expect((await told(ana)).map(({ kind }) => kind)).toEqual(["comment"]);
  });

  it.each(["week", "workout"] as const)("is told no more once its %s is withdrawn or deleted", async (kind) => {
    const admin = await Person.admin();
    for (const change of ["withdrawn", "deleted"]) {
      const week = await weekOf();
      const workouts = await workoutOf({ admin, member: author }, { title: `Session ${crypto.randomUUID()}` });
      const { id } = kind === "week" ? week : workouts;
      const path = kind === "week" ? `/api/daily-workouts/${week.day}/comments` : `/api/workouts/${id}/comments`;
      await about(author, path, `Hear, @${name}`);
      expect(await told(ana)).toHaveLength(1);
      const table = kind === "week" ? weeklyProgram : workout;
      const gone = change === "withdrawn" ? { isPublished: false } : { deletedAt: new Date() };
      await db.update(table).set(gone).where(eq(table.id, id));
      expect(await told(ana)).toEqual([]);
    }
  });
});

describe("who is offered while a name is typed", () => {
  it("is who has something there, by the beginning of the name whatever its accents, with no more than that name", async () => {
    const tag = crypto.randomUUID().replace(/\d|-/g, "").slice(0, 5);
    const person = await called(`Ágata${tag}`, "Nogueira");
    await called(`Agata${tag}`, "Oculta", false);
    const offered = (await (
      await author.get(`/api/community/people?search=${encodeURIComponent(`agata${tag}`)}`)
    ).json()) as OfferedPerson[];
    expect(offered).toEqual([{ id: person.id, name: `Ágata${tag} N.`, profileImageUrl: null }]);
    expect(await (await author.get("/api/community/people?search=Nogueira")).json()).toEqual([]);
    expect(((await (await author.get("/api/community/people")).json()) as unknown[]).length).toBeLessThanOrEqual(6);
  });

  it("is nobody's who is not signed in", async () => {
    expect((await Person.visitor.get("/api/community/people")).status).toBe(401);
  });
});
