import type { CompletionNote, CompletionResult, ProgressEntry } from "../../worker/contract/progress";
import { api, call } from "../lib/http/api";
import { atId } from "./at-id";
import { amendPendingCompletion } from "./pending-completions";

type Recorded = {
  /** The server's entry, if it has answered. */
  entry: Pick<CompletionResult["entry"], "id"> | null;
  workout: { workoutId: number | null; day: { dailyWorkoutId: number; columnType: string } | null };
};

type Noted = Recorded & {
  /** The completion's key. */
  key: string;
  note: CompletionNote;
};

/** Saves a note on a finished training; if the training still waits on this device, the note is added to it. */
export async function noteCompletion({ key, entry, workout, note }: Noted): Promise<void> {
  if (!entry && (await amendPendingCompletion(key, note))) return;
  const id = await completionIdOf({ entry, workout });
  await call(api.api.user.progress[":id"].note.$put({ ...atId(id), json: note }));
}

/** Returns the server's id of a finished training. Throws an error with a user-facing message while there is none. */
export async function completionIdOf({ entry, workout }: Recorded): Promise<number> {
  const id = entry?.id ?? (await findSent(workout));
  if (id === null) throw new Error("The training is not recorded yet. Please try again in a moment.");
  return id;
}

/** It has been sent meanwhile: the newest entry of that training. */
async function findSent({ workoutId, day }: Recorded["workout"]): Promise<number | null> {
  const entries = await call<ProgressEntry[]>(api.api.user.progress.$get({ query: {} }));
  const found = entries.find((each) =>
    day
      ? each.dailyWorkoutId === day.dailyWorkoutId && each.workoutType === day.columnType
      : each.workoutId === workoutId,
  );
  return found?.id ?? null;
}
