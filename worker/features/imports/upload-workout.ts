import type { WorkoutUpload } from "../../contract/imports";
import { readWorkout } from "../../documents/read-workout";
import type { Ctx } from "../../http/context";
import { proposeVideos } from "../exercises/propose-videos";
import { findDuplicateWorkouts } from "../workouts/find-duplicate-workouts";
import { missingVideos, presentNotes, titleFrom } from "./present-reading";
import { takeDocument } from "./take-document";

/** Reads a single workout for the coach to look over. Only the file and its reading are kept; importing it is another call. */
export async function uploadWorkout(ctx: Ctx, request: Request): Promise<WorkoutUpload> {
  const { file, kept, reading, succeeded } = await takeDocument(ctx, request, "workout", readWorkout);
  const { draft, notes } = reading;
  const title = draft.title ?? titleFrom(file.fileName, "Workout");
  const { errors, warnings } = presentNotes(file.fileName, notes);
  await succeeded(draft.exercises.length);
  return {
    message: `Found ${draft.exercises.length} exercises.`,
    workout: {
      title,
      description: draft.description,
      metadata: { estimatedDuration: draft.estimatedDuration },
      exercises: draft.exercises,
      documentId: kept.id,
    },
    validation: {
      isValid: errors.length === 0,
      exerciseCount: draft.exercises.length,
      missingVideoUrls: missingVideos(draft.exercises),
      errors,
      warnings,
    },
    notes,
    videoSuggestions: await proposeVideos(ctx, draft.exercises),
    duplicates: await findDuplicateWorkouts(ctx, { sha256: kept.sha256, title }),
  };
}
