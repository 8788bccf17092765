import { sql } from "drizzle-orm";
import type { FeedPost, NewPost } from "../../contract/community";
import { communityPost } from "../../db/community";
import { askTogether } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { earlierCall, madeBefore, type OnceOnly, rememberCall } from "../../http/idempotency";
import { announce } from "../../platform/live";
import { type ClaimedMedia, claimMedia } from "../media/claim-media";
import { POST, spendOwn } from "./budgets";
import { presentPost } from "./present";
import { readPost } from "./read-post";
import { shownMedia } from "./shown-media";
import { ownMute, refuseMuted } from "./standing";

type Created = { made: boolean; post: FeedPost };

/** Stores what a member shares and tells the room. A retry under the same key answers the first one. */
export async function createPost(ctx: Ctx, input: NewPost, once: OnceOnly | null): Promise<Created> {
  // All asked at once, as everybody is waiting for a post; a retry is answered also when something is refused by now.
  const [{ earlier, mute }, claimed, spent] = await Promise.all([
    askTogether(ctx.db, { earlier: earlierCall(ctx, once), mute: ownMute(ctx) }),
    settled(input.mediaUrl ? claimMedia(ctx, input.mediaUrl, { kind: "community", id: NEWEST }) : null),
    settled(spendOwn(ctx, POST)),
  ]);
  if (earlier) return { made: false, post: await readPost(ctx, Number(earlier)) };
  refuseMuted(ctx, mute);
  spent();
  const media = claimed();
  try {
    return { made: true, post: await insertPost(ctx, input.content, media, once) };
  } catch (error) {
    // Of two calls under one key at once, the second finds the first one's post.
    const made = await madeBefore(ctx, once).catch(() => null);
    if (made) return { made: false, post: await readPost(ctx, Number(made)) };
    throw error;
  }
}

const NEWEST = sql`(select max(${communityPost.id}) from ${communityPost})`;

/** What has come of it, to be had or thrown later. */
async function settled<T>(promise: Promise<T> | T): Promise<() => T> {
  const [outcome] = await Promise.allSettled([promise]);
  return () => {
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  };
}

async function insertPost(
  ctx: Ctx,
  content: string,
  media: ClaimedMedia | null,
  once: OnceOnly | null,
): Promise<FeedPost> {
  const { db, now } = ctx;
  const { id: userId, firstName, lastName, profileImageUrl } = memberOf(ctx.actor).user;
  const [[saved]] = await db.batch([
    db
      .insert(communityPost)
      .values({
        userId,
        content,
        ...shownMedia(media),
        createdAt: now,
      })
      .returning(),
    ...(media?.statements ?? []),
    ...rememberCall(ctx, once, NEWEST),
  ]);
  if (!saved) throw new Error("the post was not inserted");
  const post = presentPost({ post: saved, user: { firstName, lastName, profileImageUrl } });
  ctx.later(announce(ctx.env, { type: "new_post", post }));
  return { ...post, ownReactions: [], hasReported: false };
}
