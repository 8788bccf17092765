import { sql } from "drizzle-orm";
import type { FeedPost, NewPost } from "../../contract/community";
import { communityPost } from "../../db/community";
import { ask } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { madeBefore, type OnceOnly, rememberCall } from "../../http/idempotency";
import { announce } from "../../platform/live";
import { claimMedia } from "../media/claim-media";
import { POST, spendOwn } from "./budgets";
import { presentPost } from "./present";
import { readPost } from "./read-post";
import { ownMute, refuseMuted } from "./standing";

type Created = { made: boolean; post: FeedPost };

/** Stores what a member shares and tells the room. A retry under the same key answers the first one. */
export async function createPost(ctx: Ctx, input: NewPost, once: OnceOnly | null): Promise<Created> {
  // All asked at once, as everybody is waiting for a post; a retry is answered also when the budget is used up.
  const [earlier, mute, overBudget] = await Promise.all([
    madeBefore(ctx, once),
    ask(ctx.db, ownMute(ctx)),
    spendOwn(ctx, POST).catch((refusal: unknown) => refusal),
  ]);
  if (earlier) return { made: false, post: await readPost(ctx, Number(earlier)) };
  refuseMuted(ctx, mute);
  if (overBudget) throw overBudget;
  try {
    return { made: true, post: await insertPost(ctx, input, once) };
  } catch (error) {
    // Of two calls under one key at once, the second finds the first one's post.
    const made = await madeBefore(ctx, once).catch(() => null);
    if (made) return { made: false, post: await readPost(ctx, Number(made)) };
    throw error;
  }
}

async function insertPost(ctx: Ctx, input: NewPost, once: OnceOnly | null): Promise<FeedPost> {
  const { db, now } = ctx;
  const { id: userId, firstName, lastName, profileImageUrl } = memberOf(ctx.actor).user;
  const newPost = sql`(select max(${communityPost.id}) from ${communityPost})`;
  const media = input.mediaUrl ? await claimMedia(ctx, input.mediaUrl, { kind: "community", id: newPost }) : null;
  const [[saved]] = await db.batch([
    db
      .insert(communityPost)
      .values({
        userId,
        content: input.content,
        mediaUrl: media?.mediaUrl ?? null,
        // No recording has a place here: claiming one is refused.
        mediaType: media && media.mediaType !== "audio" ? media.mediaType : null,
        createdAt: now,
      })
      .returning(),
    ...(media?.statements ?? []),
    ...rememberCall(ctx, once, newPost),
  ]);
  if (!saved) throw new Error("the post was not inserted");
  const post = presentPost({ post: saved, user: { firstName, lastName, profileImageUrl } });
  ctx.later(announce(ctx.env, { type: "new_post", post }));
  return { ...post, ownReactions: [], hasReported: false };
}
