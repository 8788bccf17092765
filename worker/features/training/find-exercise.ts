import { and, eq, isNotNull, or } from "drizzle-orm";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { visibleTo as visibleProgram } from "../programs/policy";
import { visibleTo as visibleWorkout } from "../workouts/policy";

/** An exercise that stands in something the actor may see. */
export async function findExercise(ctx: Ctx, id: number): Promise<{ id: number; name: string }> {
  const found = await ctx.db
    .select({ id: exercise.id, name: exercise.name })
    .from(exercise)
    .leftJoin(dailyWorkout, eq(dailyWorkout.id, exercise.dailyWorkoutId))
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, dailyWorkout.programId))
    .leftJoin(workout, eq(workout.id, exercise.workoutId))
    .where(
      and(
        eq(exercise.id, id),
        or(
          and(isNotNull(weeklyProgram.id), visibleProgram(ctx.actor, ctx.now)),
          and(isNotNull(workout.id), visibleWorkout(ctx.actor)),
        ),
      ),
    )
    .get();
  if (!found) throw notFound("Exercise");
  return found;
}
