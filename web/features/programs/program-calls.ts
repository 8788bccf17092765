import type { ColumnType } from "../../../worker/contract/drafts";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { api, call } from "../../lib/http/api";
import { type Completed, completeSection } from "../../lib/offline/pending-completions";

export const programKey = (id: string) => ["/api/weekly-programs", id] as const;

export function readProgram(id: string): Promise<WeeklyProgram> {
  return call(api.api["weekly-programs"][":id"].$get({ param: { id } }));
}

export type Finished = { dailyWorkoutId: number; columnType: ColumnType; title: string; minutes: number | undefined };

/** Recorded by the server, or kept on this device until it can be. */
export function finishSection({ dailyWorkoutId, columnType, title, minutes }: Finished): Promise<Completed> {
  const completedAt = new Date().toISOString();
  return completeSection({ dailyWorkoutId, workoutType: columnType, title, duration: minutes, completedAt });
}

export async function takeBack(completionId: number): Promise<void> {
  await call(api.api.user.progress[":id"].$delete({ param: { id: String(completionId) } }));
}
