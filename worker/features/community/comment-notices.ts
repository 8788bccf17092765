import { type SQL, sql } from "drizzle-orm";
import type { communityComment } from "../../db/community";
import { hasRight } from "../../http/actor";
import { memberOf } from "../../http/guards";
import { MODERATORS, type NewNotice, notify } from "../../write/notify";
import type { Write } from "../../write/writing";
import { type CommentPlace, type ThreadPlace, threadAtPlace } from "./comment-place";

type About = {
  place: CommentPlace;
  parent: typeof communityComment.$inferSelect | null;
};

type Concerned = Pick<NewNotice, "kind" | "subject" | "to">;

/** Returns whom a comment concerns, each once: the author it replies to, and the post's author or the week's member. */
function concerned({ place, parent }: About, byStaff: boolean): Concerned[] {
  const answered = parent?.userId
    ? [{ to: parent.userId, kind: "reply" as const, subject: `comment:${parent.id}` }]
    : [];
  const { post, thread } = place;
  const others = post && post.userId !== parent?.userId ? [post] : [];
  return [
    ...answered,
    ...others.map(({ id, userId }) => ({ to: userId, kind: "comment" as const, subject: `post:${id}` })),
    ...(thread && !parent ? concernedByTraining(thread, byStaff) : []),
  ];
}

/** A first comment on training is a question to the coach; the coach's comment on a private week is for its member. */
function concernedByTraining(
  { programId, dayOfWeek, workoutId, assignedTo }: ThreadPlace,
  byStaff: boolean,
): Concerned[] {
  const subject = workoutId === null ? `day:${programId}:${dayOfWeek}` : `workout:${workoutId}`;
  const to = byStaff ? assignedTo : MODERATORS;
  return to ? [{ to, kind: "comment", subject }] : [];
}

/** Adds a comment's notices, after the statement that stores it. */
export function notifyConcerned(write: Write, about: About, commentId: SQL): void {
  const { actor } = write.ctx;
  const actorId = memberOf(actor).user.id;
  const { post, thread } = about.place;
  const at = post ? { postId: post.id } : thread ? { trainingThreadId: sql`${threadAtPlace(thread)}` } : {};
  for (const each of concerned(about, hasRight(actor, "moderation"))) {
    notify(write, { ...each, ...at, actorId, commentId }, () => true);
  }
}
