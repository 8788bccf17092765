import { and, eq, sql } from "drizzle-orm";
import type { CalendarDate } from "../../../contract/calendar";
import { sessionExercise, trainingSession } from "../../../db/training";
import { memberOf } from "../../../http/guards";
import type { Write } from "../../../write/writing";
import { nameKey } from "../../exercises/name-key";

type Swapped = {
  /** The log key of the substitute. */
  key: string;
  day: CalendarDate;
  /** The exercise that was prescribed. */
  exercise: { id: number; name: string };
};

/**
 * Marks logged sets as a substitute's, with the swap's reason; if that is pain, also the session. Same batch as the
 * log.
 */
export function markSwapped(write: Write, { key, day, exercise: { id, name } }: Swapped): void {
  const { db, actor } = write.ctx;
  const userId = memberOf(actor).user.id;
  const own = and(eq(trainingSession.userId, userId), eq(trainingSession.localDate, day));
  const reason = sql`(select s.reason from exercise_swap s join library_key k on k.exercise_id = s.exercise_id
    where k.name_key = ${nameKey(name)} and s.user_id = ${userId}
      and (s.local_date = ${day} or (s.standing = 1 and s.local_date < ${day})) order by s.standing limit 1)`;
  write.add(
    db
      .update(sessionExercise)
      .set({ insteadOf: name, swapReason: reason })
      .where(
        and(
          eq(sessionExercise.nameKey, key),
          eq(sessionExercise.exerciseId, id),
          sql`${sessionExercise.sessionId} in ${db.select({ id: trainingSession.id }).from(trainingSession).where(own)}`,
        ),
      ),
  );
  write.add(
    db
      .update(trainingSession)
      .set({ hurts: true })
      .where(
        and(
          own,
          sql`exists (select 1 from session_exercise x where x.session_id = ${trainingSession.id}
            and x.name_key = ${key} and x.swap_reason = 'hurts')`,
        ),
      ),
  );
}
