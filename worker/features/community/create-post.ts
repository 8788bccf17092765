import { sql } from "drizzle-orm";
import type { FeedPost, Mention, NewPost, SharedTraining } from "../../contract/community";
import { batchedRead, runReads } from "../../db/batched-read";
import { communityPost } from "../../db/community";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { broadcast } from "../../write/broadcast";
import { earlierCall, type Made, makeOnce } from "../../write/once";
import { type Committed, writing } from "../../write/writing";
import { foldWritten } from "../desk/fold-written";
import { type ClaimedMedia, claimMedia } from "../media/claim-media";
import { sharedTraining } from "../progress/shared-training";
import { mentionable, noticeMentions } from "./mentions";
import { presentPost } from "./present";
import { consumeOwn, POST } from "./rate-limits";
import { readPost } from "./read-post";
import { shownMedia } from "./shown-media";
import { ownMute, refuseMuted } from "./standing";

/** Stores a member's post and broadcasts it. A retry under the same key returns the first one. */
export async function createPost(ctx: Ctx, input: NewPost, once: OnceOnly | null): Promise<Made<FeedPost>> {
  // Run in parallel, as a post should appear fast; a retry is answered even if a check would refuse it by now.
  const { completionId } = input;
  const [{ earlier, mute, training, named }, claimedMedia, assertWithinLimit] = await Promise.all([
    runReads(ctx.db, {
      earlier: earlierCall(ctx, once),
      mute: ownMute(ctx),
      named: mentionable(ctx, input),
      training: completionId ? sharedTraining(ctx, completionId) : batchedRead([], () => null),
    }),
    settled(input.mediaUrl ? claimMedia(ctx, input.mediaUrl, { kind: "community", id: NEWEST }) : null),
    settled(consumeOwn(ctx, POST)),
  ]);
  return makeOnce(ctx, once, {
    earlier,
    find: (id) => readPost(ctx, Number(id)),
    make: () => {
      refuseMuted(ctx, mute);
      if (completionId && !training) throw notFound("Completion");
      assertWithinLimit();
      return insertPost(ctx, { content: input.content, media: claimedMedia(), training, named }, once);
    },
  });
}

const NEWEST = sql<number>`(select max(${communityPost.id}) from ${communityPost})`;

/** Awaits a promise and returns a function that returns its value or throws its error. */
async function settled<T>(promise: Promise<T> | T): Promise<() => T> {
  const [outcome] = await Promise.allSettled([promise]);
  return () => {
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  };
}

type Shared = {
  content: string;
  media: ClaimedMedia | null;
  training: SharedTraining | null;
  named: Mention[];
};

async function insertPost(ctx: Ctx, shown: Shared, once: OnceOnly | null): Promise<FeedPost> {
  const { content, media, training, named } = shown;
  const { db, now } = ctx;
  const { id: userId, firstName, lastName, profileImageUrl, role, belt } = memberOf(ctx.actor).user;
  const write = writing(ctx, { once, made: NEWEST });
  const saved = write.add(
    db
      .insert(communityPost)
      .values({ userId, content, sharedTraining: training, ...shownMedia(media), createdAt: now })
      .returning(),
  );
  write.addAll(media?.statements);
  foldWritten(write, "post", NEWEST, content);
  noticeMentions(write, { postId: NEWEST }, named);
  const mentions = named.length ? named : null;
  const shared = (done: Committed) =>
    presentPost({ post: { ...done.one(saved), mentions }, user: { firstName, lastName, profileImageUrl, role, belt } });
  broadcast(write, (done) => ({ type: "new_post", post: shared(done) }));
  return { ...shared(await write.commit()), ownReactions: [], hasReported: false };
}
