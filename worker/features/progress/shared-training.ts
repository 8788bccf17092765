import { sql } from "drizzle-orm";
import type { SharedTraining } from "../../contract/community";
import { gramsIn } from "../../contract/load";
import type { WeightUnit } from "../../contract/training-limits";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { completion } from "../../db/progress";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

type Row = { title: string; minutes: number | null; unit: WeightUnit | null; sets: number; grams: number };

/** Reads a finished training of the actor's with its logs, as it is shared in a post; null for any other. */
export function sharedTraining(ctx: Ctx, completionId: number): BatchedRead<SharedTraining | null> {
  const { user, mayTrain } = memberOf(ctx.actor);
  const found = ctx.db
    .select({
      title: completion.title,
      minutes: completion.durationMinutes,
      unit: sql<WeightUnit | null>`(select p.weight_unit from training_preference p where p.user_id = ${user.id})`.as(
        "unit",
      ),
      sets: sql<number>`count(l.set_number)`.as("sets"),
      // Bodyweight is unknown and counts as zero.
      grams: sql<number>`coalesce(sum(iif(l.bodyweight, 0, max(l.lifted_grams, 0) * coalesce(l.reps, 0))), 0)`.as(
        "grams",
      ),
    })
    .from(completion)
    .leftJoin(
      sql`training_session s`,
      sql`s.user_id = ${completion.userId} and s.local_date = ${completion.localDate}
      and s.subject = coalesce('workout:' || ${completion.workoutId},
        'day:' || ${completion.dailyWorkoutId} || ':' || ${completion.columnType})`,
    )
    .leftJoin(sql`session_exercise e`, sql`e.session_id = s.id`)
    .leftJoin(sql`set_log l`, sql`l.user_id = s.user_id and l.name_key = e.name_key and l.local_date = s.local_date`)
    // Without a membership the coach's texts are closed, also in this way.
    .where(sql`${completion.id} = ${completionId} and ${completion.userId} = ${user.id} and ${mayTrain ? 1 : 0}`)
    .groupBy(completion.id);
  return batchedRead([found], ([[row]]) => (row ? present(row) : null));
}

function present({ title, minutes, unit, sets, grams }: Row): SharedTraining {
  const shown = unit ?? "kg";
  return { title, minutes, sets, load: Math.round(gramsIn(shown, grams)), unit: shown };
}
