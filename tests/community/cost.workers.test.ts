import { env } from "cloudflare:workers";
import { lte, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { communityComment, communityPost, postReaction } from "../../worker/db/community";
import { createComment } from "../../worker/features/community/create-comment";
import { createPost } from "../../worker/features/community/create-post";
import { listComments } from "../../worker/features/community/list-comments";
import { listPosts } from "../../worker/features/community/list-posts";
import { listReviews } from "../../worker/features/community/list-reviews";
import { react } from "../../worker/features/community/react";
import { reportComment } from "../../worker/features/community/report-comment";
import type { Ctx } from "../../worker/http/context";
import { db, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";

const FEW = 300;
const MANY = 6000;
const LIMIT = 20;
/** The second measure finds what the first has left: a notice, a call that was remembered. */
const SOME_ROWS = 5;
/** A verb reads, then writes. */
const TWO_TRIPS = new Set(["react", "a post", "a comment"]);
/** It also looks, behind the answer, whether the admins are to be mailed. */
const THREE_TRIPS = new Set(["a report"]);

describe("what the community costs the database", () => {
  it("stays the same however many posts, reactions and comments there are, wherever in the feed one is", async () => {
    const person = await Person.member();
    await fill(await Person.member(), 1, FEW);
    // More than a page of each waits for its review.
    for (const table of [communityPost, communityComment]) {
      await db
        .update(table)
        .set({ openReports: 1, reportedAt: new Date(1) })
        .where(lte(table.id, 2 * LIMIT));
    }
    const few = await costs(person, FEW);
    // Some ids are taken by what was measured.
    await fill(await Person.member(), FEW + 100, MANY);
    const many = await costs(person, MANY);
    for (const [call, { roundTrips, rowsRead }] of Object.entries(many)) {
      expect([call, roundTrips]).toEqual([call, THREE_TRIPS.has(call) ? 3 : TWO_TRIPS.has(call) ? 2 : 1]);
      expect([call, rowsRead <= 1.05 * (few[call]?.rowsRead ?? 0) + SOME_ROWS]).toEqual([call, true]);
      expect([call, rowsRead < 10 * LIMIT]).toEqual([call, true]);
    }
  });
});

async function costs(person: Person, newest: number) {
  const middle = newest / 2;
  const calls: Record<string, (ctx: Ctx) => Promise<unknown>> = {
    feed: (ctx) => listPosts(ctx, { limit: LIMIT }),
    "feed, further down": (ctx) => listPosts(ctx, { limit: LIMIT, cursor: `${middle}.${middle}` }),
    comments: (ctx) => listComments(ctx, newest, { limit: LIMIT }),
    reviews: (ctx) => listReviews(ctx, { limit: LIMIT }),
    react: (ctx) => react(ctx, { postId: newest, reactionType: "support" }),
    "a post": (ctx) => createPost(ctx, { content: "Post" }, { call: "test", key: `post ${newest}` }),
    "a comment": (ctx) =>
      createComment(ctx, newest, { content: "Comment" }, { call: "test", key: `comment ${newest}` }),
    "a report": (ctx) => reportComment(ctx, newest, { reason: "other", note: null }, "https://club.example"),
  };
  const found: Record<string, { roundTrips: number; rowsRead: number }> = {};
  for (const [name, call] of Object.entries(calls)) {
    const { db: counted, cost } = countedDatabase();
    const actor = { kind: "member", user: { id: person.id, timeZone: "UTC", role: "user" } } as never;
    const behind: Promise<unknown>[] = [];
    await call({ db: counted, env, actor, now: new Date(), later: (work) => void behind.push(work) });
    await Promise.allSettled(behind);
    found[name] = cost;
  }
  return found;
}

/** Posts with a reaction and a comment each; the newest has two hundred comments. */
async function fill(author: Person, first: number, last: number) {
  const numbers = sql`with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last})`;
  await db.run(sql`insert into ${communityPost} (id, user_id, content, created_at)
    ${numbers} select i, ${author.id}, 'Post ' || i, i from n`);
  await db.run(sql`insert into ${postReaction} ${numbers} select i, ${author.id}, 'fire', i from n`);
  await db.run(sql`insert into ${communityComment} (post_id, user_id, content, created_at)
    ${numbers} select i, ${author.id}, 'Comment', i from n`);
  await db.run(sql`insert into ${communityComment} (post_id, user_id, content, created_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
    select ${last}, ${author.id}, 'Comment', i from n`);
}
