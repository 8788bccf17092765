import { brand } from "../../contract/brand";
import { addDays, localDate, mondayOf } from "../../contract/calendar";
import type { DocumentNote, WeekDraft } from "../../contract/drafts";
import type { WeeklyUpload } from "../../contract/imports";
import { readWeek } from "../../documents/read-week";
import type { Ctx } from "../../http/context";
import { createProgram } from "../programs/create-program";
import { findDuplicateWeeks } from "../programs/find-duplicate-weeks";
import { nextFreeMonday } from "../programs/next-free-monday";
import { keepDocument } from "./keep-document";
import { readUploadedDocument } from "./read-uploaded-document";
import { recordAttempt, refused } from "./record-attempt";

/** Reads a coach's week and stores it as a draft for the next free Monday. The file itself is kept. */
export async function uploadWeeklyDocument(ctx: Ctx, request: Request): Promise<WeeklyUpload> {
  const startedAt = Date.now();
  const attempt = () => ({ kind: "week" as const, processingMs: Date.now() - startedAt });
  const upload = await readUploadedDocument(request).catch((error) => refused(ctx, attempt(), error));
  const { fileName, fileType, bytes } = upload;
  const file = { fileName, fileType, sizeBytes: bytes.byteLength };
  const reading = await readWeek(bytes, fileName).catch((error) => refused(ctx, { ...attempt(), ...file }, error));
  const { draft, notes } = reading;
  const exercises = draft.days.flatMap((day) => day.sections.flatMap((section) => section.exercises));
  const document = await keepDocument(ctx, upload, { kind: "week", ...reading });
  const title = draft.title ?? titleFrom(fileName);
  const today = localDate(ctx.now, brand.timeZone);
  const startDate = await nextFreeMonday(ctx, addDays(mondayOf(today), 7));
  const duplicates = await findDuplicateWeeks(ctx, { sha256: document.sha256, weekNumber: draft.weekNumber, title });
  const program = await createProgram(ctx, { ...draft, title, startDate, documentId: document.id });
  await recordAttempt(ctx, {
    ...attempt(),
    ...file,
    exerciseCount: exercises.length,
    errorCode: null,
    documentId: document.id,
  });
  const missing = exercises.filter((exercise) => !exercise.videoUrl);
  return {
    message: "Weekly program uploaded as a draft.",
    weeklyProgram: { id: program.id, title, startDate, endDate: program.endDate },
    metadata: {
      totalExercises: exercises.length,
      totalDays: daysWithExercises(draft),
      hasVideoLinks: exercises.some((exercise) => exercise.videoUrl),
    },
    validation: {
      isValid: !notes.some((note) => note.severity === "error"),
      errors: notes.filter((note) => note.severity === "error").map(issueOf),
      warnings: notes.filter((note) => note.severity === "warning").map((note) => note.message),
      missingVideoUrls: missing.map(({ exerciseCode, name }) => (exerciseCode ? `${exerciseCode} - ${name}` : name)),
    },
    duplicates,
  };
}

function daysWithExercises(draft: WeekDraft): number {
  return draft.days.filter((day) => day.sections.some((section) => section.exercises.length > 0)).length;
}

function issueOf({ field, message, row }: DocumentNote) {
  return row === undefined ? { field, message } : { field, message, row };
}

function titleFrom(fileName: string): string {
  return (
    fileName
      .replace(/\.[a-z]+$/i, "")
      .replace(/[_-]+/g, " ")
      .trim() || "Weekly program"
  );
}
