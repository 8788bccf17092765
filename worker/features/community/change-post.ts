import { eq, sql } from "drizzle-orm";
import type { FeedPost, PostChange } from "../../contract/community";
import { COMMUNITY_REFUSALS as REFUSALS } from "../../contract/community-limits";
import { runReads } from "../../db/batched-read";
import { communityPost } from "../../db/community";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { broadcast } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { foldWritten } from "../desk/fold-written";
import { claimMedia } from "../media/claim-media";
import { freeMedia, veilMedia } from "../media/free-media";
import { mentionable, noticeMentions } from "./mentions";
import { presentFeedPost, presentPost } from "./present";
import { selectFeed, visiblePost } from "./queries";
import { consumeOwn, EDIT } from "./rate-limits";
import { shownMedia } from "./shown-media";
import { ownMute, refuseMuted } from "./standing";

/** Changes the text, photo or video of the member's own post, which is then shown as edited. */
export async function changePost(ctx: Ctx, id: number, change: PostChange): Promise<FeedPost> {
  const { db } = ctx;
  const { content, mediaUrl } = change;
  const { found, mute, named } = await runReads(db, {
    found: visiblePost(ctx, id),
    mute: ownMute(ctx),
    named: mentionable(ctx, change),
  });
  if (!found) throw notFound("Post");
  if (found.userId !== memberOf(ctx.actor).user.id) {
    throw new AppError("forbidden", "Only who wrote a post can edit it.");
  }
  refuseMuted(ctx, mute);
  const swapped = mediaUrl !== undefined && mediaUrl !== found.mediaUrl;
  if (content === "" && !found.sharedTraining && !(swapped ? mediaUrl : found.mediaUrl)) {
    throw new AppError("invalid", REFUSALS.empty, { issues: [{ path: "content", message: REFUSALS.empty }] });
  }
  await consumeOwn(ctx, EDIT);
  const place = { kind: "community", id } as const;
  const media = swapped && mediaUrl ? await claimMedia(ctx, mediaUrl, place) : null;
  const isThisPost = eq(communityPost.id, id);
  const write = writing(ctx);
  write.must(
    db
      .update(communityPost)
      .set({
        content,
        editedAt: ctx.now,
        revision: sql`${communityPost.revision} + 1`,
        ...(swapped ? shownMedia(media) : {}),
      })
      .where(isThisPost),
    notFound("Post"),
  );
  foldWritten(write, "post", id, content);
  noticeMentions(write, { postId: id }, named, true);
  const row = write.add(selectFeed(ctx).where(isThisPost));
  if (swapped) {
    write.add(freeMedia(db, place));
    write.addAll(media?.statements);
    // A hidden post's new photo is hidden too.
    write.add(
      veilMedia(db, place, sql`exists (select 1 from community_post where id = ${id} and hidden_at is not null)`),
    );
  }
  broadcast(write, (done) => {
    const saved = done.one(row);
    // A hidden post is not broadcast.
    return saved.post.hiddenAt ? null : { type: "post_update", post: presentPost(saved) };
  });
  return presentFeedPost((await write.commit()).one(row));
}
