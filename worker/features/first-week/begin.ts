import { sql } from "drizzle-orm";
import type { FirstWeekCard } from "../../contract/first-week-limits";
import { firstWeek, firstWeekCard } from "../../db/first-week";
import { AppError } from "../../http/app-error";
import { memberOf } from "../../http/guards";
import type { Write } from "../../write/writing";

type Answered = Partial<Pick<typeof firstWeek.$inferInsert, "goals" | "goalWords" | "equipment">>;

const closed = () => new AppError("conflict", "The first week is not offered any more.", { code: "first_week_off" });

/** Stores that the actor has reached a card, and its answers; refused if no first week is offered. */
export function keepCard(write: Write, card: FirstWeekCard, skipped: boolean, answered: Answered = {}): void {
  const { db, now, actor } = write.ctx;
  const userId = memberOf(actor).user.id;
  write.refuseUnless(
    sql`exists (select 1 from first_week_version) and (exists (select 1 from first_week_setting where on_since is not null)
      or exists (select 1 from first_week where user_id = ${userId} and started_at is not null))`,
    closed(),
  );
  write.add(
    db
      .insert(firstWeek)
      .values({ userId, startedAt: now, goals: [], ...answered })
      .onConflictDoUpdate({
        target: firstWeek.userId,
        set: { ...answered, startedAt: sql`coalesce(started_at, excluded.started_at)` },
      }),
  );
  write.add(
    db
      .insert(firstWeekCard)
      .values({ userId, card, skipped, at: now })
      // Skipping a card later does not undo its answer.
      .onConflictDoUpdate({
        target: [firstWeekCard.userId, firstWeekCard.card],
        set: { skipped: sql`min(skipped, excluded.skipped)` },
      }),
  );
}
