import type { QueryClient } from "@tanstack/react-query";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import type { CompletionResult } from "../../../worker/contract/progress";
import { api, call } from "../../lib/api";

export const programKey = (id: string) => ["/api/weekly-programs", id] as const;

export function readProgram(id: string): Promise<WeeklyProgram> {
  return call(api.api["weekly-programs"][":id"].$get({ param: { id } }));
}

export type Finished = { dailyWorkoutId: number; columnType: ColumnType; minutes: number | undefined };

export function completeSection({ dailyWorkoutId, columnType, minutes }: Finished): Promise<CompletionResult> {
  return call(
    api.api["daily-workouts"][":id"].complete.$post({
      param: { id: String(dailyWorkoutId) },
      json: { workoutType: columnType, duration: minutes },
    }),
  );
}

/** All that shows a program or what was done of it; refetched where it is on screen, else when it is next. */
export async function refreshAfterCompletion(client: QueryClient): Promise<void> {
  await Promise.all(
    ["/api/user/progress", "/api/user/stats", "/api/weekly-programs", "/api/weekly-programs/current"].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
