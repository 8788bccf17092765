import type { SQL } from "drizzle-orm";
import type { communityComment, communityPost } from "../../db/community";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { type NewNotice, noticeRows } from "../notices/record-notice";
import { tellNotice } from "../notices/tell-notice";

type About = {
  post: typeof communityPost.$inferSelect | null;
  parent: typeof communityComment.$inferSelect | null;
};

type Concerned = Pick<NewNotice, "kind" | "subject"> & { to: string };

/** Whom a comment concerns: whoever it answers, and whose post it is; nobody twice. */
function concerned({ post, parent }: About): Concerned[] {
  const answered = parent?.userId
    ? [{ to: parent.userId, kind: "reply" as const, subject: `comment:${parent.id}` }]
    : [];
  const others = post && post.userId !== parent?.userId ? [post] : [];
  return [
    ...answered,
    ...others.map(({ id, userId }) => ({ to: userId, kind: "comment" as const, subject: `post:${id}` })),
  ];
}

/** The statements that record a comment's notices, behind the one that stores it. */
export function commentNoticeRows(ctx: Ctx, about: About, commentId: SQL) {
  const actorId = memberOf(ctx.actor).user.id;
  const postId = about.post ? { postId: about.post.id } : {};
  return concerned(about).flatMap((each) => noticeRows(ctx.db, ctx.now, { ...each, ...postId, actorId, commentId }));
}

export function tellConcerned(ctx: Ctx, about: About): void {
  const actorId = memberOf(ctx.actor).user.id;
  for (const { to, ...notice } of concerned(about)) if (to !== actorId) tellNotice(ctx, to, notice);
}
