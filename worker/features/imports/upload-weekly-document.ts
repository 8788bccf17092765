import { brand } from "../../contract/brand";
import { addDays, localDate, mondayOf } from "../../contract/calendar";
import type { DocumentNote, WeekDraft } from "../../contract/drafts";
import type { Duplicate, WeeklyUpload } from "../../contract/imports";
import { DocumentError } from "../../documents/document-error";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { type Made, makeOnce } from "../../write/once";
import { proposeProgramVideos } from "../exercises/propose-videos";
import { createProgram } from "../programs/create-program";
import { findDuplicateWeeks } from "../programs/find-duplicate-weeks";
import { nextFreeMonday } from "../programs/next-free-monday";
import { readAsCorrected } from "./documents/read-as-corrected";
import { missingVideos, presentNotes, titleFrom } from "./present-reading";
import { readImportedWeek } from "./read-imported-week";
import { receiveDocument } from "./receive-document";
import { checkAfterUpload, refuseIfRulesBlock } from "./validation/at-import";
import { weekSubject } from "./validation/subject";

/**
 * Reads a coach's week and stores it as a draft for the next free Monday. A retry under the same key returns that
 * draft. With `oneWeek`, several weeks are refused as `several_weeks`; else the first is used.
 */
export function uploadWeeklyDocument(
  ctx: Ctx,
  request: Request,
  { oneWeek, once }: { oneWeek: boolean; once: OnceOnly | null },
): Promise<Made<WeeklyUpload>> {
  return makeOnce(ctx, once, {
    find: (id) => answerAgain(ctx, Number(id)),
    make: () => storeWeek(ctx, request, oneWeek, once),
  });
}

async function storeWeek(ctx: Ctx, request: Request, oneWeek: boolean, once: OnceOnly | null): Promise<WeeklyUpload> {
  const { readWeek } = await import("../../documents/read-week");
  const received = await receiveDocument(ctx, request, "week", async (bytes, fileName) => {
    if (oneWeek) await refuseSeveralWeeks(ctx, { bytes, fileName });
    return readWeek(bytes, fileName);
  });
  const { file, documentId, sha256 } = received;
  const { draft, notes } = received.reading;
  await refuseIfRulesBlock(ctx, weekSubject(draft, notes)).catch(received.refuse);
  const title = draft.title?.trim() || titleFrom(file.fileName, "Weekly program");
  const stored = async () => {
    const [startDate, duplicates] = await Promise.all([
      nextFreeMonday(ctx, addDays(mondayOf(localDate(ctx.now, brand.timeZone)), 7)),
      findDuplicateWeeks(ctx, { sha256, weekNumber: draft.weekNumber, title }),
    ]);
    const documentRows = received.rows(exercisesOf(draft).length);
    const week = { ...draft, title, startDate, documentId, documentRows, once };
    const { id, endDate } = await createProgram(ctx, week);
    return { program: { id, title, startDate, endDate }, duplicates };
  };
  const { program, duplicates } = await stored().catch(received.failed);
  checkAfterUpload(ctx, documentId);
  return present(ctx, { program, fileName: file.fileName, draft, notes, duplicates });
}

async function refuseSeveralWeeks(ctx: Ctx, file: { bytes: Uint8Array; fileName: string }): Promise<void> {
  // What is no program may still be a week.
  const program = await readAsCorrected(ctx, file, () => undefined).catch(() => null);
  const weeks = program?.draft.weeks.length ?? 0;
  if (weeks < 2) return;
  throw new DocumentError("several_weeks", `The document holds ${weeks} weeks. Read it as a whole program.`);
}

async function answerAgain(ctx: Ctx, programId: number): Promise<WeeklyUpload> {
  const { program, document } = await readImportedWeek(ctx, programId);
  const { fileName, sha256, reading } = document;
  const { weekNumber } = reading.draft;
  const duplicates = await findDuplicateWeeks(ctx, { sha256, weekNumber, title: program.title, except: programId });
  return present(ctx, { program, fileName, ...reading, duplicates });
}

type Stored = {
  program: WeeklyUpload["weeklyProgram"];
  fileName: string;
  draft: WeekDraft;
  notes: DocumentNote[];
  duplicates: Duplicate[];
};

async function present(ctx: Ctx, { program, fileName, draft, notes, duplicates }: Stored): Promise<WeeklyUpload> {
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
