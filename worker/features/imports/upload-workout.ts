import type { ParsedWorkout, WorkoutUpload } from "../../contract/imports";
import { readWorkout } from "../../documents/read-workout";
import type { Ctx } from "../../http/context";
import { proposeVideos } from "../exercises/propose-videos";
import { findDuplicateWorkouts } from "../workouts/find-duplicate-workouts";
import { checkParsedWorkout } from "./check-parsed-workout";
import { missingVideos, presentNotes, titleFrom } from "./present-reading";
import { takeDocument } from "./take-document";

/** Reads a single workout for the coach to look over. Only the file and its reading are kept; importing it is another call. */
export async function uploadWorkout(ctx: Ctx, request: Request): Promise<WorkoutUpload> {
  const { file, reading, documentId, sha256, rows, failed } = await takeDocument(ctx, request, "workout", readWorkout);
  const { draft, notes } = reading;
  await ctx.db.batch(rows(draft.exercises.length)).catch(failed);

  const workout: ParsedWorkout = {
    title: draft.title?.trim() || titleFrom(file.fileName, "Workout"),
    description: draft.description,
    metadata: { estimatedDuration: draft.estimatedDuration },
    exercises: draft.exercises,
    documentId,
  };
  const [videoSuggestions, duplicates] = await Promise.all([
    proposeVideos(ctx, draft.exercises),
    findDuplicateWorkouts(ctx, { sha256, title: workout.title }),
  ]);
  const { errors: told, warnings } = presentNotes(file.fileName, notes);
  const errors = [...told, ...checkParsedWorkout(workout, notes)];
  const exerciseCount = workout.exercises.length;
  return {
    message: exerciseCount === 1 ? "Found 1 exercise." : `Found ${exerciseCount} exercises.`,
    workout,
    validation: {
      isValid: errors.length === 0,
      exerciseCount,
      missingVideoUrls: missingVideos(draft.exercises),
      errors,
      warnings,
    },
    notes,
    videoSuggestions,
    duplicates,
  };
}
