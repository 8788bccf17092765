import { and, eq, isNotNull, or } from "drizzle-orm";
import { dailyWorkout, type ExerciseRow, exercise, weeklyProgram } from "../../db/programs";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { visibleTo as visibleProgram } from "../programs/policy";
import { visibleTo as visibleWorkout } from "../workouts/policy";

type FoundExercise = Pick<ExerciseRow, "id" | "name" | "sets" | "reps" | "setRep">;

/** Returns an exercise of a program or workout that the actor may see. Throws `not_found`. */
export async function findExercise(ctx: Ctx, id: number): Promise<FoundExercise> {
  const found = await ctx.db
    .select({
      id: exercise.id,
      name: exercise.name,
      sets: exercise.sets,
      reps: exercise.reps,
      setRep: exercise.setRep,
    })
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
