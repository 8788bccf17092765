import { and, eq, gt, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { notice } from "../../db/notices";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";

const QUOTED_LENGTH = 140;

export type Person = { firstName: string; lastName: string; profileImageUrl: string | null };

// Raw SQL, as drizzle omits the table of a selection's columns.
const people = sql<Person[]>`(
  select json_group_array(json_object('firstName', first_name, 'lastName', last_name, 'profileImageUrl', image)) from (
    select u.first_name, u.last_name, u.image, max(a.at) as latest from notice_actor a join user u on u.id = a.actor_id
    where a.notice_id = notice.id group by u.id order by latest desc limit 2))`.mapWith((json: string): Person[] =>
  JSON.parse(json),
);

const peopleCount = sql<number>`(select count(distinct a.actor_id) from notice_actor a where a.notice_id = notice.id)`;

/** The quoted text: of the latest comment, else the post, the training, the session or the letter. */
const quote = sql<string | null>`coalesce(
  (select substr(c.content, 1, ${QUOTED_LENGTH}) from notice_actor a join community_comment c on c.id = a.comment_id
    where a.notice_id = notice.id and c.hidden_at is null order by a.at desc limit 1),
  (select substr(p.content, 1, ${QUOTED_LENGTH}) from community_post p where p.id = notice.post_id
    and (notice.kind = 'reaction' or (notice.kind = 'mention' and p.hidden_at is null))),
  (select s.title from training_session s where notice.kind = 'cheer' and s.id = cast(substr(notice.subject, 9) as integer)),
  (select coalesce(d.title, 'Your session of today') from daily_workout d
    where notice.kind = 'training_today' and d.id = cast(substr(notice.subject, 10) as integer)),
  (select l.subject from letter l where notice.kind = 'letter' and l.id = cast(substr(notice.subject, 8) as integer)))`;

/** The week's day or workout whose training thread the notice is about. */
export type ThreadPlace = { programId: number | null; day: number | null; workoutId: number | null };
const thread = sql<ThreadPlace | null>`(
  select json_object('programId', t.program_id, 'day', t.day_of_week, 'workoutId', t.workout_id) from training_thread t
  where t.id = notice.training_thread_id)`;

const own = {
  id: notice.id,
  kind: notice.kind,
  subject: notice.subject,
  at: notice.at,
  postId: notice.postId,
  programId: notice.programId,
  thread: thread.mapWith((json: string | null): ThreadPlace | null => (json === null ? null : JSON.parse(json))),
  isRead: sql`notice.read_at is not null`.mapWith(Boolean),
  people,
  peopleCount,
  detail: quote,
};

/** Selects one member's notices as they are presented. */
export const selectOwn = (db: Db) => db.select(own).from(notice);

/** Same as a prepared query. */
export const preparedOwn = {
  ...own,
  thread: sql<ThreadPlace | null>`json(${thread})`,
  people: sql<Person[]>`json(${people})`,
};

/** Selects notices to everybody, as one member sees them. */
export function selectBroadcasts(db: Db, userId: string) {
  return db
    .select({
      id: notice.id,
      kind: notice.kind,
      subject: notice.subject,
      at: notice.at,
      postId: notice.postId,
      programId: notice.programId,
      thread: sql<ThreadPlace | null>`null`.as("thread_place"),
      isRead: isReadBy(userId),
      people: sql<Person[]>`'[]'`.mapWith((): Person[] => []).as("people"),
      peopleCount: sql<number>`0`.as("people_count"),
      detail: sql<string | null>`${weeklyProgram.title}`.as("detail"),
    })
    .from(notice)
    .innerJoin(weeklyProgram, eq(weeklyProgram.id, notice.programId));
}

export const isReadBy = (userId: string | Placeholder) =>
  sql`exists (select 1 from notice_read r where r.notice_id = notice.id and r.user_id = ${userId})`.mapWith(Boolean);

/** Same as a prepared query joined with the week, for `userId`. */
export const preparedBroadcasts = {
  ...preparedOwn,
  isRead: isReadBy(sql.placeholder("userId")),
  thread: sql<ThreadPlace | null>`null`,
  people: sql<Person[]>`json('[]')`,
  peopleCount: sql<number>`0`,
  detail: weeklyProgram.title,
};

/** Condition: sent to everybody since the member joined, and still valid. */
export function broadcastTo(userId: string | Placeholder): SQL | undefined {
  return and(
    isNull(notice.userId),
    isNull(weeklyProgram.assignedTo),
    eq(weeklyProgram.isPublished, true),
    living(weeklyProgram),
    gt(notice.at, sql`(select u.created_at from user u where u.id = ${userId})`),
  );
}

export type NoticeRow = Awaited<ReturnType<typeof selectOwn>>[number];
