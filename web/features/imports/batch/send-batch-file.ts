import type { ErrorBody } from "../../../../worker/contract/errors";
import type { ImportedWorkout, WeeklyUpload, WorkoutUpload } from "../../../../worker/contract/imports";
import type { DocumentRead } from "../../../../worker/contract/program-reading";
import { BATCH_KEY, BATCH_LIMITS, LASTING_REFUSALS } from "../../../../worker/contract/upload-batches-limits";
import { plural } from "../../../lib/format/format";
import { apiFetch, isNetworkFailure } from "../../../lib/http/network";
import { RequestError } from "../../../lib/http/request-error";
import type { Settled } from "./batch-state";

const NEEDS_REVIEW = "Needs review";

type Sent = { batchId: string; sha256: string; file: File };

/**
 * Has a file read and imported as a draft: a workout by two calls, a week by one, all under one key, so that retrying
 * stores nothing twice. A whole program is only read, and waits for the coach's review. Throws without an answer, or if
 * the session has ended.
 */
export async function sendBatchFile({ batchId, sha256, file }: Sent): Promise<Settled> {
  const headers = { "Idempotency-Key": `${BATCH_KEY}${batchId}.${sha256}` };
  const read = await post("/api/admin/upload-workout", headers, formOf(file));
  if (!read.ok) {
    const refusal = await bodyOf<ErrorBody>(read);
    if (refusal?.code === "week_document") return sendWeek(headers, file);
    return sendProgram(file, refusal, () => failed("Upload failed", read, refusal));
  }
  const found = await bodyOf<WorkoutUpload>(read);
  if (!found?.workout) return { state: "error", error: "No workout data returned from parser", outcome: null };
  const { workout, validation } = found;
  if (!validation.isValid) {
    const problem = validation.errors[0]?.message;
    return {
      state: "error",
      error: problem ? `${NEEDS_REVIEW}: ${problem}` : NEEDS_REVIEW,
      outcome: { kind: "document", documentId: workout.documentId, title: workout.title },
    };
  }
  const made = await post(
    "/api/admin/import-workout",
    { ...headers, "Content-Type": "application/json" },
    JSON.stringify(workout),
  );
  const imported = await bodyOf<ImportedWorkout & ErrorBody>(made);
  if (!made.ok || !imported?.workout) return failed("Import failed", made, imported);
  const { id, title } = imported.workout;
  return { state: "completed", error: null, outcome: { kind: "workout", id, title } };
}

async function sendWeek(headers: Record<string, string>, file: File): Promise<Settled> {
  const answer = await post("/api/admin/upload-weekly-document?oneWeek=true", headers, formOf(file));
  const week = await bodyOf<WeeklyUpload & ErrorBody>(answer);
  if (!answer.ok || !week?.weeklyProgram) return sendProgram(file, week, () => failed("Upload failed", answer, week));
  const { id, title } = week.weeklyProgram;
  const outcome = { kind: "week", id, title } as const;
  if (week.validation.isValid) return { state: "completed", error: null, outcome };
  const problem = week.validation.errors[0]?.message;
  return { state: "error", error: problem ? `${NEEDS_REVIEW}: ${problem}` : NEEDS_REVIEW, outcome };
}

/** A file that is neither a workout nor one week may be a whole program, which a coach always has to review. */
async function sendProgram(file: File, refusal: ErrorBody | null, elseAnswer: () => Settled): Promise<Settled> {
  if (!MAY_BE_PROGRAM.includes(refusal?.code ?? "")) return elseAnswer();
  const answer = await post("/api/admin/documents/read", {}, formOf(file, "file"));
  const read = await bodyOf<DocumentRead>(answer);
  if (!answer.ok || !read?.reading) return elseAnswer();
  const { weeks, title } = read.reading;
  return {
    state: "error",
    error: `${NEEDS_REVIEW}: a whole program of ${plural(weeks.length, "week")}`,
    outcome: { kind: "program", documentId: read.documentId, title: (title || file.name).slice(0, BATCH_LIMITS.title) },
  };
}

const MAY_BE_PROGRAM: readonly string[] = ["several_weeks", "no_exercises"];

function formOf(file: File, field = "document"): FormData {
  const form = new FormData();
  form.append(field, file, file.name);
  return form;
}

async function post(path: string, headers: Record<string, string>, body: BodyInit): Promise<Response> {
  const response = await apiFetch(path, { method: "POST", credentials: "include", headers, body });
  if (response.status === 401) throw await RequestError.from(response);
  return response;
}

/** Returns the parsed body, or null when the response was cut off. */
async function bodyOf<T>(response: Response): Promise<T | null> {
  try {
    return (await response.json()) as T;
  } catch (error) {
    if (isNetworkFailure(error)) throw error;
    return null;
  }
}

/** HTTP/2 has no status texts, and the server's message is more specific anyway. */
function failed(what: string, { status, statusText }: Response, body: ErrorBody | null): Settled {
  const error = `${what}: ${statusText || status}${body?.message ? ` – ${body.message}` : ""}`;
  const outcome = body?.code && LASTING_REFUSALS.includes(body.code) ? ({ kind: "refused" } as const) : null;
  return { state: "error", error: error.slice(0, BATCH_LIMITS.error), outcome };
}
