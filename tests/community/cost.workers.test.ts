import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { communityComment, communityPost, postReaction } from "../../worker/db/community";
import { listComments } from "../../worker/features/community/list-comments";
import { listPosts } from "../../worker/features/community/list-posts";
import { listReviews } from "../../worker/features/community/list-reviews";
import { react } from "../../worker/features/community/react";
import type { Ctx } from "../../worker/http/context";
import { db, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";

const FEW = 300;
const MANY = 6000;
const LIMIT = 20;

describe("what the community costs the database", () => {
  it("stays the same however many posts, reactions and comments there are, wherever in the feed one is", async () => {
    const person = await Person.member();
    const author = await Person.member();
    await fill(author, 1, FEW);
    const few = await costs(person, FEW);
    await fill(author, FEW + 1, MANY);
    const many = await costs(person, MANY);
    for (const [call, { roundTrips, rowsRead }] of Object.entries(many)) {
      expect([call, roundTrips]).toEqual([call, call === "react" ? 2 : 1]);
      expect([call, rowsRead / (few[call]?.rowsRead ?? 0) <= 1.05]).toEqual([call, true]);
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
  };
  const found: Record<string, { roundTrips: number; rowsRead: number }> = {};
  for (const [name, call] of Object.entries(calls)) {
    const { db: counted, cost } = countedDatabase();
    const actor = { kind: "member", user: { id: person.id, timeZone: "UTC", role: "user" } } as never;
    await call({ db: counted, env, actor, now: new Date(), later: () => {} });
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
