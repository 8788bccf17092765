import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { notice } from "../../db/notices";
import type { Ctx } from "../../http/context";
import { sendToAll } from "../../platform/live";
import { vapidOf } from "../../platform/push/vapid";

const DAY_MS = 86_400_000;

/**
 * The statement that tells everybody of weeks that are published by now, for the batch that publishes them: one row a week,
 * however many read it, and never a second one; a private week is its member's alone. A week that is over is no news. `which` speaks of `w`.
 */
export function weekNoticeRow(db: Db, now: Date, which: SQL) {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  return db
    .insert(notice)
    .select(
      sql`select null, w.assigned_to, 'week', 'week:' || w.id, null, w.id, ${now.getTime()}, null from weekly_program w
        where (w.is_published = 1 or w.publish_at <= ${now.getTime()}) and w.deleted_at is null and w.end_date >= ${yesterday} and ${which}`,
    )
    .onConflictDoNothing()
    .returning({ subject: notice.subject });
}

/** Tells open pages and devices of weeks that have just been told of. */
export function deliverWeekNotices({ env, later }: Pick<Ctx, "env" | "later">, told: { subject: string }[]): void {
  if (!told.length) return;
  later(sendToAll(env, { type: "notice" }));
  if (!vapidOf(env)) return;
  for (const { subject } of told) later(env.MAIL_QUEUE.send({ push: { kind: "week", subject, userId: null } }));
}
