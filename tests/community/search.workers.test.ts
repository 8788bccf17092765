import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { CommentAnswer, FeedPost, FoundWriting } from "../../worker/contract/community";
import type { FoundMessage } from "../../worker/contract/messages";
import { NEXT_CURSOR_HEADER } from "../../worker/contract/paging-limits";
import { communityPost } from "../../worker/db/community";
import { writtenText } from "../../worker/db/written-text";
import { foldAllWritten } from "../../worker/features/desk/fold-written";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";

const aWord = () => `w${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
const share = async (by: Person, content: string): Promise<FeedPost> =>
  (await by.post("/api/community/posts", { content })).json();
const say = async (by: Person, postId: number, content: string): Promise<CommentAnswer> =>
  (await by.post(`/api/community/posts/${postId}/comments`, { content })).json();
async function found(by: Person, search: string, more = ""): Promise<FoundWriting[]> {
  const answer = await by.get(`/api/community/search?search=${encodeURIComponent(search)}${more}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe("a search in the community", () => {
  it("finds posts and comments with all the words, newest first, whatever the case and accents", async () => {
    const [writer, reader] = [await Person.member(), await Person.member()];
    const word = aWord();
    const first = await share(writer, `Açaí ${word} after training`);
    const second = await share(reader, `${word} without the other`);
    const { comment } = await say(reader, second.id, `${word.toUpperCase()} with AÇAI`);
    const hits = await found(reader, `${word} acai`);
    expect(hits.map(({ kind, id, postId }) => [kind, id, postId])).toEqual([
      ["comment", comment.id, second.id],
      ["post", first.id, first.id],
    ]);
    expect(hits[1]).toMatchObject({ excerpt: `Açaí ${word} after training`, user: { firstName: "Test" } });
    expect(Object.keys(hits[0] ?? {}).sort()).toEqual(["createdAt", "excerpt", "id", "kind", "postId", "user"]);
  });

  it("takes every sign for itself", async () => {
    const member = await Person.member();
    const word = aWord();
    await share(member, `${word} plain`);
    const odd = await share(member, `${word} 100%_"sure" it's \\ done`);
    for (const sign of ["%", "_", '"sure"', "it's", "\\"]) {
      expect(
        (await found(member, `${word} ${sign}`)).map(({ id }) => id),
        sign,
      ).toEqual([odd.id]);
    }
    expect(await found(member, `${word} 1_0`)).toEqual([]);
  });

  it("finds nothing that is hidden, deleted or changed away, and nothing of who is muted", async () => {
    const [writer, admin] = [await Person.member(), await Person.admin()];
    const word = aWord();
    const hidden = await share(writer, `${word} hidden`);
    const gone = await share(writer, `${word} gone`);
    const edited = await share(writer, `${word} edited`);
    const under = await say(writer, hidden.id, `${word} under it`);
    await db.update(communityPost).set({ hiddenAt: new Date() }).where(eq(communityPost.id, hidden.id));
    await writer.delete(`/api/community/posts/${gone.id}`);
    await writer.put(`/api/community/posts/${edited.id}`, { content: "Something else" });
    expect(under.comment.id).toBeGreaterThan(0);
    for (const person of [writer, admin]) expect(await found(person, word)).toEqual([]);

    const loud = await Person.member();
    await share(loud, `${word} loud`);
    expect(await found(writer, word)).toHaveLength(1);
    await admin.put(`/api/admin/community-mutes/${loud.id}`, { days: 1 });
    expect(await found(writer, word)).toEqual([]);
  });

  it("never finds what members write to the coach", async () => {
    const [member, admin] = [await Person.member(), await Person.admin()];
    const word = aWord();
    await member.post("/api/messages", { content: `${word} private`, messageType: "general" });
    for (const person of [member, admin]) expect(await found(person, word)).toEqual([]);
  });

  it("goes on page by page without a gap or a repeat", async () => {
    const member = await Person.member();
    const word = aWord();
    const made: number[] = [];
    for (let count = 0; count < 4; count++) {
      const post = await share(member, `${word} ${count}`);
      made.push(post.id);
      await say(member, post.id, `${word} below ${count}`);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer: Response = await member.get(
        `/api/community/search?search=${word}&limit=3${cursor ? `&cursor=${cursor}` : ""}`,
      );
      cursor = answer.headers.get(NEXT_CURSOR_HEADER);
      for (const { kind, postId } of (await answer.json()) as FoundWriting[]) seen.push(`${kind} ${postId}`);
    } while (cursor && seen.length < 20);
    expect(seen).toEqual(made.reverse().flatMap((id) => [`comment ${id}`, `post ${id}`]));
  });

  it("asks for two letters at least and a hundred at most, and so many times a minute", async () => {
    const member = await Person.member();
    for (const search of ["", "a", "x".repeat(101)]) {
      expect((await member.get(`/api/community/search?search=${search}`)).status).toBe(400);
    }
    const answers = await Promise.all(
      Array.from({ length: 41 }, () => member.get(`/api/community/search?search=${aWord()}`)),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBe(1);
  });

  it("finds what was written before there was a search, at once and after the schedule's run", async () => {
    const member = await Person.member();
    const word = aWord();
    const old = await share(member, `${word} Époque`);
    const forget = () => db.update(writtenText).set({ folded: null }).where(eq(writtenText.id, old.id));
    await forget();
    expect(await found(member, `${word} epoque`)).toHaveLength(1);
    await forget();
    await foldAllWritten(env as unknown as Env, new Date());
    const [row] = await db.select().from(writtenText).where(eq(writtenText.id, old.id));
    expect(row?.folded).toBe(`${word} epoque`);
  });
});

describe("a search in a conversation", () => {
  it("is of one's own messages for a member, and of one member's for who answers them", async () => {
    const [member, other, admin] = [await Person.member(), await Person.member(), await Person.admin()];
    const word = aWord();
    const write = (by: Person, content: string, to?: string) =>
      by.post("/api/messages", { content, messageType: "general", ...(to ? { toUserId: to } : {}) });
    await write(member, `${word} 50% asked`);
    await write(admin, `${word} 50% answered`, member.id);
    await write(other, `${word} 50% of another`);
    const search = async (by: Person, path: string) =>
      (await (await by.get(`${path}?search=${encodeURIComponent(`${word} 50%`)}`)).json()) as FoundMessage[];
    const own = await search(member, "/api/messages/search");
    expect(own.map(({ excerpt, fromAdmin }) => [excerpt, fromAdmin])).toEqual([
      [`${word} 50% answered`, true],
      [`${word} 50% asked`, false],
    ]);
    expect(await search(admin, `/api/admin/conversations/${member.id}/search`)).toEqual(own);
    expect(await search(member, "/api/messages/search")).toHaveLength(2);
    expect((await member.get(`/api/admin/conversations/${other.id}/search?search=${word}`)).status).toBe(403);
    expect((await admin.get(`/api/admin/conversations/nobody/search?search=${word}`)).status).toBe(404);
  });
});
