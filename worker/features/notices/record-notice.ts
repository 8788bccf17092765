import { type SQL, sql } from "drizzle-orm";
import type { NoticeKind } from "../../contract/notices-limits";
import type { Db } from "../../db/client";
import { notice, noticeActor } from "../../db/notices";

/** Whoever of the admins can sign in. */
export const ADMINS = Symbol("admins");

export type NewNotice = {
  /** Whom it is for; nobody is told of their own doings. */
  to: string | SQL | typeof ADMINS;
  kind: NoticeKind;
  /** The one thing it is about: what happens to it before the notice is read joins it. */
  subject: string;
  /** Who did it. Without, it is told once. */
  actorId?: string;
  postId?: number;
  commentId?: number | SQL;
  /** Evaluated in the batch. */
  onlyIf?: SQL;
};

/** The statements that record a notice, for the batch of what it tells of; afterwards `tellNotice`. */
export function noticeRows(db: Db, now: Date, { to, kind, subject, actorId, postId, commentId, onlyIf }: NewNotice) {
  const at = now.getTime();
  // Twice the role, because SQLite takes the index of the staff only for its own words.
  const reader = to === ADMINS ? sql`r.role <> 'user' and r.role = 'admin' and r.banned = 0` : sql`r.id = ${to}`;
  const condition = sql`${onlyIf ?? sql`true`} and ${isNews(kind, subject, actorId)}`;
  const recorded = db
    .insert(notice)
    .select(
      sql`select null, r.id, ${kind}, ${subject}, ${postId ?? null}, null, ${at}, null from user r
        where ${reader} and r.id <> ${actorId ?? ""} and ${condition}`,
    )
    .onConflictDoUpdate({
      target: [notice.userId, notice.kind, notice.subject],
      targetWhere: sql`read_at is null`,
      set: { at: now },
    });
  if (!actorId) return [recorded];
  const named = db
    .insert(noticeActor)
    .select(
      sql`select n.id, ${actorId}, ${commentId ?? null}, ${at} from user r join notice n on n.user_id = r.id
        where ${reader} and n.kind = ${kind} and n.subject = ${subject} and n.read_at is null
          and r.id <> ${actorId} and ${condition}`,
    )
    .onConflictDoNothing();
  return [recorded, named];
}

/** Who gives and takes back a reaction again and again is told of once. */
function isNews(kind: NoticeKind, subject: string, actorId: string | undefined): SQL {
  if (!actorId) {
    return sql`not exists (select 1 from notice o where o.user_id = r.id and o.kind = ${kind} and o.subject = ${subject})`;
  }
  if (kind !== "reaction") return sql`true`;
  // CROSS keeps SQLite from beginning with all that the actor has ever done.
  return sql`not exists (select 1 from notice o cross join notice_actor a on a.notice_id = o.id
    where o.user_id = r.id and o.kind = ${kind} and o.subject = ${subject} and o.read_at is not null
      and a.actor_id = ${actorId})`;
}

/** The statement that takes what is unread about one thing as read, for the batch in which it was looked at. */
export function noticesReadRow(db: Db, now: Date, userId: string, kind: NoticeKind, subject: string) {
  return db
    .update(notice)
    .set({ readAt: now })
    .where(
      sql`${notice.userId} = ${userId} and ${notice.kind} = ${kind} and ${notice.subject} = ${subject} and ${notice.readAt} is null`,
    );
}
