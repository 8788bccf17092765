import { sql } from "drizzle-orm";
import type { FeedPost, NewPost } from "../../contract/community";
import { runReads } from "../../db/batched-read";
import { communityPost } from "../../db/community";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { broadcast } from "../../write/broadcast";
import { earlierCall, type Made, makeOnce } from "../../write/once";
import { type Committed, writing } from "../../write/writing";
import { type ClaimedMedia, claimMedia } from "../media/claim-media";
import { presentPost } from "./present";
import { consumeOwn, POST } from "./rate-limits";
import { readPost } from "./read-post";
import { shownMedia } from "./shown-media";
import { ownMute, refuseMuted } from "./standing";

/** Stores what a member shares and tells the room. A retry under the same key answers the first one. */
export async function createPost(ctx: Ctx, input: NewPost, once: OnceOnly | null): Promise<Made<FeedPost>> {
  // All asked at once, as everybody is waiting for a post; a retry is answered also when something is refused by now.
  const [{ earlier, mute }, claimed, spent] = await Promise.all([
    runReads(ctx.db, { earlier: earlierCall(ctx, once), mute: ownMute(ctx) }),
    settled(input.mediaUrl ? claimMedia(ctx, input.mediaUrl, { kind: "community", id: NEWEST }) : null),
    settled(consumeOwn(ctx, POST)),
  ]);
  return makeOnce(ctx, once, {
    earlier,
    find: (id) => readPost(ctx, Number(id)),
    make: () => {
      refuseMuted(ctx, mute);
      spent();
      return insertPost(ctx, input.content, claimed(), once);
    },
  });
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
  const write = writing(ctx, { once, made: NEWEST });
  const saved = write.add(
    db
      .insert(communityPost)
      .values({ userId, content, ...shownMedia(media), createdAt: now })
      .returning(),
  );
  write.addAll(media?.statements);
  const shared = (done: Committed) =>
    presentPost({ post: done.one(saved), user: { firstName, lastName, profileImageUrl } });
  broadcast(write, (done) => ({ type: "new_post", post: shared(done) }));
  return { ...shared(await write.commit()), ownReactions: [], hasReported: false };
}
