import { and, eq, sql } from "drizzle-orm";
import { completion } from "../../db/progress";
import { trainingSession } from "../../db/training";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { hurtsIn } from "./says-pain";

type Note = { notes: string | null; notesPrivate: boolean; effort?: number | null | undefined };

/** Replaces the note and effort of a recorded completion of the member's own. */
export async function noteCompletion(ctx: Ctx, id: number, { notes, notesPrivate, effort }: Note): Promise<void> {
  const note = { notes: notes || null, notesPrivate };
  const own = and(eq(completion.id, id), eq(completion.userId, memberOf(ctx.actor).user.id));
  const write = writing(ctx);
  const noted = write.add(
    ctx.db
      .update(completion)
      .set({ ...note, hurts: hurtsIn(note), ...(effort === undefined ? {} : { effort }) })
      .where(own)
      .returning({ id: completion.id }),
  );
  // Triggers read a note only when its training is recorded; a later note has to mark the session as unseen here.
  const readable = note.notes !== null && !notesPrivate;
  write.add(
    ctx.db
      .update(trainingSession)
      .set({
        noted: sql`exists (select 1 ${IN_SESSION} and coalesce(c.notes, '') <> '' and c.notes_private = 0)`,
        hurts: sql`exists (select 1 ${IN_SESSION} and c.hurts = 1)`,
        ...(readable ? { seenAt: null, seenBy: null, repliedAt: null } : {}),
      })
      .where(
        sql`${trainingSession.id} in (select s.id from training_session s join ${completion} on s.user_id = ${completion.userId}
          and s.local_date = ${completion.localDate} and s.subject = coalesce('workout:' || ${completion.workoutId},
          'day:' || ${completion.dailyWorkoutId} || ':' || ${completion.columnType}) where ${own})`,
      ),
  );
  const done = await write.commit();
  if (done.of(noted).length === 0) throw notFound("Completion");
}

/** All completions of the session's training on its day. */
const IN_SESSION = sql.raw(`from completion c where c.user_id = training_session.user_id
  and c.local_date = training_session.local_date
  and coalesce('workout:' || c.workout_id, 'day:' || c.daily_workout_id || ':' || c.column_type) = training_session.subject`);
