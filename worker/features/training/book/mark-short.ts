import { and, eq, sql } from "drizzle-orm";
import { addDays, type CalendarDate } from "../../../contract/calendar";
import { FIRST_DAY, LAST_DAY } from "../../../contract/competitions-limits";
import { sessionExercise } from "../../../db/training";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";

/**
 * The statement for the batch that has just written a day's sets of a lift, in which less was done than was written. Near a
 * competition of theirs the coach asks for less than that: nobody falls short then.
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
