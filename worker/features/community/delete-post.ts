import { and, eq } from "drizzle-orm";
import { runRead } from "../../db/batched-read";
import { communityPost } from "../../db/community";
import { hasRight } from "../../http/actor";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { auditIfChanged } from "../../write/audit";
import { broadcast } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { visiblePost } from "./queries";
import { auditReportedComments, hasNoReportedComments, reportedCommentsRefusal } from "./reports";

/** Deletes the actor's own post, or as an admin anybody's; its photo or video is released. */
export async function deletePost(ctx: Ctx, id: number): Promise<void> {
  const found = await runRead(ctx.db, visiblePost(ctx, id));
  if (!found) throw notFound("Post");
  const actorId = memberOf(ctx.actor).user.id;
  const isOwn = found.userId === actorId;
  if (!isOwn && !hasRight(ctx.actor, "moderation"))
    throw new AppError("forbidden", "Only who wrote a post can delete it.");
  // An author may delete at once. A moderator has to review reported comments first: the post takes them along.
  const condition = and(
    eq(communityPost.id, id),
    hasRight(ctx.actor, "moderation") ? hasNoReportedComments(id) : undefined,
  );
  const write = writing(ctx);
  auditReportedComments(write, id);
  const deletion = ctx.db.delete(communityPost).where(condition);
  if (hasRight(ctx.actor, "moderation")) write.must(deletion, reportedCommentsRefusal());
  else write.add(deletion);
  // The deletion of a reported post is audited, even by its author.
  if (!isOwn || found.reportedAt !== null) {
    const detail = { authorId: found.userId, hidden: found.hiddenAt !== null, openReports: found.openReports };
    auditIfChanged(write, "community.post.delete", `community_post:${id}`, { detail });
  }
  broadcast(write, { type: "post_deleted", postId: id });
  await write.commit();
}
