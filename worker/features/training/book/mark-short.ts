import { and, eq, sql } from "drizzle-orm";
import type { CalendarDate } from "../../../contract/calendar";
import { sessionExercise } from "../../../db/training";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";

/** The statement for the batch that has just written a day's sets of a lift, in which less was done than was written. */
export function markShort({ db, actor }: Ctx, nameKey: string, day: CalendarDate) {
  const own = sql`(select s.id from training_session s
    where s.user_id = ${memberOf(actor).user.id} and s.local_date = ${day})`;
  return db
    .update(sessionExercise)
    .set({ short: true })
    .where(and(eq(sessionExercise.nameKey, nameKey), sql`${sessionExercise.sessionId} in ${own}`));
}
