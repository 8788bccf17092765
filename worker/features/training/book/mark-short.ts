import { and, eq, sql } from "drizzle-orm";
import { addDays, type CalendarDate } from "../../../contract/calendar";
import { FIRST_DAY, LAST_DAY } from "../../../contract/competitions-limits";
import { sessionExercise } from "../../../db/training";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";

/**
 * Returns the statement that marks a lift as short in the batch that has just logged its sets. Not near a competition of
 * the member's: the coach's taper asks for less than the week says.
 */
export function markShort({ db, actor }: Ctx, nameKey: string, day: CalendarDate) {
  const own = sql`(select s.id from training_session s
    where s.user_id = ${memberOf(actor).user.id} and s.local_date = ${day})`;
  const [from, to] = [addDays(day, -LAST_DAY), addDays(day, -FIRST_DAY)];
  const tapers = sql`exists (select 1 from competition c join competition_overlay o on o.published is not null
    where c.user_id = ${memberOf(actor).user.id} and c.local_date between ${from} and ${to})`;
  return db
    .update(sessionExercise)
    .set({ short: true })
    .where(and(eq(sessionExercise.nameKey, nameKey), sql`${sessionExercise.sessionId} in ${own}`, sql`not ${tapers}`));
}
