import { eq } from "drizzle-orm";
import type { DocumentNote, WorkoutDraft } from "../../contract/drafts";
import type { ParsedWorkout, WorkoutUpload } from "../../contract/imports";
import { coachDocument } from "../../db/imports";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { proposeVideos } from "../exercises/propose-videos";
import { findDuplicateWorkouts } from "../workouts/find-duplicate-workouts";
import { checkParsedWorkout } from "./check-parsed-workout";
import { missingVideos, presentNotes, titleFrom } from "./present-reading";
import { whatBlocksImport } from "./validation/at-import";
import { workoutSubject } from "./validation/subject";

type Document = {
  id: string;
  fileName: string;
  sha256: string;
  reading: { draft: WorkoutDraft; notes: DocumentNote[] };
};

/** Returns a stored workout document in the form of its upload's answer. */
export async function readWorkoutDocument(ctx: Ctx, id: string): Promise<WorkoutUpload> {
  const document = await ctx.db.select().from(coachDocument).where(eq(coachDocument.id, id)).get();
  if (document?.reading.kind !== "workout") throw notFound("Workout document");
  return presentWorkoutDocument(ctx, { ...document, reading: document.reading });
}

export async function presentWorkoutDocument(ctx: Ctx, document: Document): Promise<WorkoutUpload> {
  const { id, fileName, sha256 } = document;
  const { draft, notes } = document.reading;
  const workout: ParsedWorkout = {
    title: draft.title?.trim() || titleFrom(fileName, "Workout"),
    description: draft.description,
    metadata: { estimatedDuration: draft.estimatedDuration },
    exercises: draft.exercises,
    documentId: id,
  };
  const [videoSuggestions, duplicates, blocking] = await Promise.all([
    proposeVideos(ctx, draft.exercises),
    findDuplicateWorkouts(ctx, { sha256, title: workout.title }),
    // Runs the checks of the import, so that the coach knows before editing what to fix.
    whatBlocksImport(ctx, workoutSubject({ ...draft, title: workout.title })),
  ]);
  const { errors: readingErrors, warnings } = presentNotes(fileName, notes);
  const errors = [...readingErrors, ...checkParsedWorkout(workout, notes)];
  const exerciseCount = workout.exercises.length;
  return {
    message: exerciseCount === 1 ? "Found 1 exercise." : `Found ${exerciseCount} exercises.`,
    fileName,
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
    blocking: blocking.map(({ ruleName, message, place }) => ({ ruleName, message, place: place ?? null })),
  };
}
