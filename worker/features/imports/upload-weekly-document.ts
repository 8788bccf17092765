import { brand } from "../../contract/brand";
import { addDays, localDate, mondayOf } from "../../contract/calendar";
import type { DocumentNote, WeekDraft } from "../../contract/drafts";
import type { Duplicate, WeeklyUpload } from "../../contract/imports";
import { readWeek } from "../../documents/read-week";
import type { Ctx } from "../../http/context";
import { madeBefore, type OnceOnly } from "../../http/idempotency";
import { proposeProgramVideos } from "../exercises/propose-videos";
import { createProgram } from "../programs/create-program";
import { findDuplicateWeeks } from "../programs/find-duplicate-weeks";
import { nextFreeMonday } from "../programs/next-free-monday";
import { missingVideos, presentNotes, titleFrom } from "./present-reading";
import { readImportedWeek } from "./read-imported-week";
import { takeDocument } from "./take-document";

type Uploaded = { made: boolean; answer: WeeklyUpload };

/** Reads a coach's week and stores it as a draft for the next free Monday. A retry under the same key answers that draft. */
export async function uploadWeeklyDocument(ctx: Ctx, request: Request, once: OnceOnly | null): Promise<Uploaded> {
  const earlier = await madeBefore(ctx, once);
  if (earlier) return { made: false, answer: await answerAgain(ctx, Number(earlier)) };

  const { file, kept, reading, succeeded } = await takeDocument(ctx, request, "week", readWeek);
  const { draft, notes } = reading;
  const title = draft.title ?? titleFrom(file.fileName, "Weekly program");
  const startDate = await nextFreeMonday(ctx, addDays(mondayOf(localDate(ctx.now, brand.timeZone)), 7));
  const duplicates = await findDuplicateWeeks(ctx, { sha256: kept.sha256, weekNumber: draft.weekNumber, title });
  try {
    const { id, endDate } = await createProgram(ctx, { ...draft, title, startDate, documentId: kept.id, once });
    await succeeded(exercisesOf(draft).length);
    const program = { id, title, startDate, endDate };
    return { made: true, answer: await present(ctx, { program, fileName: file.fileName, draft, notes, duplicates }) };
  } catch (error) {
    // Of two calls under one key at once, the second finds the first one's program.
    const made = await madeBefore(ctx, once);
    if (made) return { made: false, answer: await answerAgain(ctx, Number(made)) };
    throw error;
  }
}

async function answerAgain(ctx: Ctx, programId: number): Promise<WeeklyUpload> {
  const { program, fileName, reading } = await readImportedWeek(ctx, programId);
  return present(ctx, { program, fileName, ...reading, duplicates: [] });
}

type Made = {
  program: WeeklyUpload["weeklyProgram"];
  fileName: string;
  draft: WeekDraft;
  notes: DocumentNote[];
  duplicates: Duplicate[];
};

async function present(ctx: Ctx, { program, fileName, draft, notes, duplicates }: Made): Promise<WeeklyUpload> {
  const exercises = exercisesOf(draft);
  const { errors, warnings } = presentNotes(fileName, notes);
  return {
    message: "Weekly program uploaded as a draft.",
    weeklyProgram: program,
    metadata: {
      totalExercises: exercises.length,
      totalDays: draft.days.filter((day) => day.sections.some((section) => section.exercises.length > 0)).length,
      hasVideoLinks: exercises.some((exercise) => exercise.videoUrl),
    },
    validation: { isValid: errors.length === 0, errors, warnings, missingVideoUrls: missingVideos(exercises) },
    notes,
    videoSuggestions: await proposeProgramVideos(ctx, program.id),
    duplicates,
  };
}

function exercisesOf(draft: WeekDraft) {
  return draft.days.flatMap((day) => day.sections.flatMap((section) => section.exercises));
}
