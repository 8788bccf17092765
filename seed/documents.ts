import { brand } from "../worker/contract/brand.ts";
import { clockIn } from "../worker/contract/calendar.ts";
import { DAY_MS, type Moment } from "./calendar.ts";
import { matReadyStrength } from "./documents/mat-ready-strength.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { people } from "./people.ts";

type Upload = {
  fileName: string;
  sizeBytes: number;
  daysAgo: number;
  ms: number;
  /** Why it was refused, or the stored document and its sample. */
  refused?: "wrong_type" | "no_exercises" | "encrypted";
  kept?: { id: string; sha256: string; sample: string };
};

const WORD = {
  id: "8c5f6a52-3f0b-4a55-8c0e-5b8f6f2b7a01",
  sha256: "6d96d1ac9bb868cdb85522870a228b5472af300e96ae2f407c5dc5ab9edbfd75",
  sample: "longroll-workout.docx",
};
const EXCEL = {
  id: "8c5f6a52-3f0b-4a55-8c0e-5b8f6f2b7a02",
  sha256: "406d4f31cdb90541d9b4eca47fbd29d42e4f5c857c53864baaea77060cb2dfe7",
  sample: "longroll-workout.xlsx",
};

/** The coach's uploads. */
const UPLOADS: Upload[] = [
  { fileName: "Seminar notes.pages", sizeBytes: 184_320, daysAgo: 26, ms: 3, refused: "wrong_type" },
  { fileName: "Class roster.xlsx", sizeBytes: 22_806, daysAgo: 19, ms: 212, refused: "no_exercises" },
  { fileName: "Mat-Ready Strength.docx", sizeBytes: 4600, daysAgo: 12, ms: 148, kept: WORD },
  { fileName: "Block 3 (locked).xlsx", sizeBytes: 48_128, daysAgo: 8, ms: 9, refused: "encrypted" },
  { fileName: "Mat-Ready Strength.xlsx", sizeBytes: 4968, daysAgo: 5, ms: 88, kept: EXCEL },
];

const objectKeyOf = ({ id, sample }: typeof WORD) => `documents/${id}.${endingOf(sample)}`;
const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1);

/** The documents' bytes: their storage key, and which of the site's samples they are. */
export const documents = [WORD, EXCEL].map((kept) => ({ key: objectKeyOf(kept), sample: kept.sample }));

/** The coach's uploads, read and refused, and their latest validation. */
export function documentStatements({ now }: Moment): SeedStatement[] {
  const kept = UPLOADS.flatMap(({ kept, ...upload }) => (kept ? [{ ...upload, ...kept }] : []));
  const run = { id: "8c5f6a52-3f0b-4a55-8c0e-5b8f6f2b7a03", at: now - 4 * DAY_MS };
  return [
    ...insertInto(
      "coach_document",
      kept.map(({ id, sha256, sample, fileName, sizeBytes, daysAgo }) => ({
        id,
        kind: "workout",
        file_name: fileName,
        size_bytes: sizeBytes,
        sha256,
        object_key: objectKeyOf({ id, sha256, sample }),
        reading: JSON.stringify(matReadyStrength),
        uploaded_by: people.mateus.id,
        uploaded_at: now - daysAgo * DAY_MS,
      })),
    ),
    ...insertInto(
      "upload_attempt",
      UPLOADS.map((upload, index) => attemptRow(upload, index, now)),
    ),
    ...insertInto("validation_run", [
      {
        id: run.id,
        requested_by: people.mateus.id,
        created_at: run.at,
        total: kept.length,
        done: kept.length,
        failed: 0,
      },
    ]),
    ...insertInto(
      "validation_run_item",
      kept.map(({ id }) => ({ run_id: run.id, document_id: id, done_at: run.at })),
    ),
    ...insertInto(
      "validation_report",
      kept.map(({ id, fileName }) => ({
        id: `${run.id}.${id}`,
        document_id: id,
        document_name: fileName,
        status: "passed",
        total_rules: 6,
        passed_rules: 6,
        failed_rules: 0,
        warning_rules: 0,
        issues: "[]",
        rules_version: 1,
        at: run.at,
      })),
    ),
  ];
}

function attemptRow({ fileName, sizeBytes, daysAgo, ms, refused, kept }: Upload, index: number, now: number) {
  const at = now - daysAgo * DAY_MS;
  const clock = clockIn(new Date(at), brand.timeZone);
  return {
    id: `8c5f6a52-3f0b-4a55-8c0e-5b8f6f2b7b0${index}`,
    at,
    user_id: people.mateus.id,
    kind: "workout",
    file_name: fileName,
    file_type: endingOf(fileName),
    size_bytes: sizeBytes,
    processing_ms: ms,
    exercise_count: kept ? matReadyStrength.draft.exercises.length : 0,
    error_code: refused ?? null,
    document_id: kept?.id ?? null,
    day: clock.slice(0, 10),
    hour: Number(clock.slice(11, 13)),
  };
}
