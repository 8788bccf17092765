import { and, ne, type SQL, sql } from "drizzle-orm";
import type { NoticeKind } from "../contract/notices-limits";
import { RIGHTS } from "../contract/rights";
import { isLivingWith, user } from "../db/account";
import { insertFrom } from "../db/insert-from";
import { notice, noticeActor } from "../db/notices";
import { refreshAdmins } from "./broadcast";
import { deliverNotice, type NoticeScope, pushLater } from "./deliver-notice";
import type { Committed, Scope, Write } from "./writing";

const MODERATORS_PUSHED = 20;

/** All staff who moderate and can sign in. */
export const MODERATORS = Symbol("moderators");

export type NewNotice = {
  /** The recipient; nobody is notified of their own actions. */
  to: string | typeof MODERATORS;
  kind: NoticeKind;
  /** What it is about: later events on the same subject join the notice until it is read. */
  subject: string;
  /** Who acted. Without an actor, a subject is told once only. */
  actorId?: string;
  postId?: number;
  trainingThreadId?: SQL;
  commentId?: number | SQL;
  /** Evaluated inside the batch. */
  onlyIf?: SQL;
};

type Notifying = Write<Scope & NoticeScope>;

/** Records a notice in the batch; after the commit, tells pages and devices if it is new, or if `isTold` says so. */
export function notify(write: Notifying, about: NewNotice, isTold?: (done: Committed) => boolean): void {
  const recorded = recordNotice(write, about);
  const isDelivered = isTold ?? ((done: Committed) => done.of(recorded).meta.changes > 0);
  const { to, kind, subject, actorId } = about;
  if (to === MODERATORS) notifyModerators(write, about, isDelivered);
  else if (to !== actorId) {
    write.after((done) => {
      if (isDelivered(done)) deliverNotice(write.ctx, to, { kind, subject });
    });
  }
}

function notifyModerators(
  write: Notifying,
  { kind, subject, actorId }: NewNotice,
  isTold: (done: Committed) => boolean,
): void {
  const moderators = write.add(
    write.ctx.db
      .select({ id: user.id })
      .from(user)
      .where(and(isLivingWith("moderation"), ne(user.id, actorId ?? "")))
      .limit(MODERATORS_PUSHED),
  );
  refreshAdmins(write, isTold);
  write.after((done) => {
    if (isTold(done)) for (const { id } of done.of(moderators)) pushLater(write.ctx, id, { kind, subject });
  });
}

/** Records a notice without telling pages and devices. */
export function recordNotice(
  write: Write<Scope>,
  { to, kind, subject, actorId, postId, trainingThreadId, commentId, onlyIf }: NewNotice,
) {
  const { db, now } = write.ctx;
  // Like `isLivingWith`, but for the table's alias.
  const reader =
    to === MODERATORS
      ? sql`r.role <> 'user' and r.role in ${[...RIGHTS.moderation]} and r.banned = 0`
      : sql`r.id = ${to}`;
  const condition = sql`${onlyIf ?? sql`true`} and ${isNews(kind, subject, actorId)}`;
  const recorded = write.add(
    insertFrom(
      db,
      notice,
      { userId: sql`r.id`, kind, subject, postId: postId ?? null, trainingThreadId: trainingThreadId ?? null, at: now },
      sql`from user r where ${reader} and r.id <> ${actorId ?? ""} and ${condition}`,
    ).onConflictDoUpdate({
      target: [notice.userId, notice.kind, notice.subject],
      targetWhere: sql`read_at is null`,
      set: { at: now },
    }),
  );
  if (!actorId) return recorded;
  write.add(
    insertFrom(
      db,
      noticeActor,
      { noticeId: sql`n.id`, actorId, commentId: commentId ?? null, at: now },
      sql`from user r join notice n on n.user_id = r.id
        where ${reader} and n.kind = ${kind} and n.subject = ${subject} and n.read_at is null
          and r.id <> ${actorId} and ${condition}`,
    ).onConflictDoNothing(),
  );
  return recorded;
}

/** Someone who adds and removes a reaction repeatedly is told of once. */
function isNews(kind: NoticeKind, subject: string, actorId: string | undefined): SQL {
  if (!actorId) {
    return sql`not exists (select 1 from notice o where o.user_id = r.id and o.kind = ${kind} and o.subject = ${subject})`;
  }
  if (kind !== "reaction") return sql`true`;
  // CROSS JOIN keeps SQLite from starting with everything the actor has ever done.
  return sql`not exists (select 1 from notice o cross join notice_actor a on a.notice_id = o.id
    where o.user_id = r.id and o.kind = ${kind} and o.subject = ${subject} and o.read_at is not null
      and a.actor_id = ${actorId})`;
}
