import { type SQL, sql } from "drizzle-orm";
import { insertFrom } from "../../db/insert-from";
import { notice } from "../../db/notices";
import { sendToAll } from "../../platform/live";
import { vapidOf } from "../../platform/push/vapid";
import type { NoticeScope } from "../../write/deliver-notice";
import type { Added, Scope, Write } from "../../write/writing";

const DAY_MS = 86_400_000;

/**
 * Adds the notices of newly published weeks to the write that publishes them: one row a week for everybody, never a
 * second one; a private week's is its member's alone; none for a past week. `condition` is on `w`. Pushes and
 * broadcasts follow once it is stored.
 */
export function broadcastWeeks(write: Write<Scope & NoticeScope>, condition: SQL): Added<{ subject: string }[]> {
  const { db, env, now, later } = write.ctx;
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  const row = {
    kind: "week",
    subject: sql`'week:' || w.id`,
    userId: sql`w.assigned_to`,
    programId: sql`w.id`,
    at: now,
  } as const;
  const notices = write.add(
    insertFrom(
      db,
      notice,
      row,
      sql`from weekly_program w
        where (w.is_published = 1 or w.publish_at <= ${now.getTime()}) and w.deleted_at is null and w.end_date >= ${yesterday} and ${condition}`,
    )
      .onConflictDoNothing()
      .returning({ subject: notice.subject }),
  );
  write.after((done) => {
    const weeks = done.of(notices);
    if (weeks.length) later(sendToAll(env, { type: "notice" }));
    if (!vapidOf(env)) return;
    for (const { subject } of weeks) later(env.MAIL_QUEUE.send({ push: { kind: "week", subject, userId: null } }));
  });
  return notices;
}
