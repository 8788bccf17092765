import type { SQL } from "drizzle-orm";
import type { communityComment, communityPost } from "../../db/community";
import { memberOf } from "../../http/guards";
import type { NewNotice } from "../../write/notify";
import { notify } from "../../write/notify";
import type { Write } from "../../write/writing";

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

/** Records a comment's notices, behind the statement that stores it. */
export function notifyConcerned(write: Write, about: About, commentId: SQL): void {
  const actorId = memberOf(write.ctx.actor).user.id;
  const postId = about.post ? { postId: about.post.id } : {};
  for (const each of concerned(about)) notify(write, { ...each, ...postId, actorId, commentId }, () => true);
}
