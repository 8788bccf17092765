import type { CompletionNote, CompletionResult, ProgressEntry } from "../../worker/contract/progress";
import { api, call } from "../lib/http/api";
import { amendPendingCompletion } from "./pending-completions";

type Recorded = {
  /** What the server has made of it, where it has answered. */
  entry: Pick<CompletionResult["entry"], "id"> | null;
  workout: { workoutId: number | null; day: { dailyWorkoutId: number; columnType: string } | null };
};

type Noted = Recorded & {
  /** That of the completion. */
  key: string;
  note: CompletionNote;
};

/** Writes to a finished training what was said of it: where it still waits on this device, it goes along. */
export async function noteCompletion({ key, entry, workout, note }: Noted): Promise<void> {
  if (!entry && (await amendPendingCompletion(key, note))) return;
  const id = await completionIdOf({ entry, workout });
  await call(api.api.user.progress[":id"].note.$put({ param: { id: String(id) }, json: note }));
}

/** Under which the server has a finished training; throws, in words, while it has not. */
export async function completionIdOf({ entry, workout }: Recorded): Promise<number> {
  const id = entry?.id ?? (await findSent(workout));
  if (id === null) throw new Error("The training is not recorded yet. Please try again in a moment.");
  return id;
}

/** It was sent meanwhile: the newest of its kind. */
async function findSent({ workoutId, day }: Recorded["workout"]): Promise<number | null> {
  const entries = await call<ProgressEntry[]>(api.api.user.progress.$get({ query: {} }));
  const found = entries.find((each) =>
    day
      ? each.dailyWorkoutId === day.dailyWorkoutId && each.workoutType === day.columnType
      : each.workoutId === workoutId,
  );
  return found?.id ?? null;
}
