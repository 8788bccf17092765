import { queryOptions } from "@tanstack/react-query";
import type { ColumnType } from "../../worker/contract/drafts";
import type { WeeklyProgram } from "../../worker/contract/programs";
import { api, call } from "../lib/http/api";
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { type Completed, completeSection } from "./pending-completions";

export const programQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEYS.programs, id],
    queryFn: (): Promise<WeeklyProgram> => call(api.api["weekly-programs"][":id"].$get({ param: { id } })),
  });

type Finished = {
  dailyWorkoutId: number;
  columnType: ColumnType;
  title: string;
  minutes: number | undefined;
  notes?: string;
  notesPrivate?: boolean;
};

/** Completes a section: recorded by the server, or stored on this device until it can be. */
export function finishSection({ dailyWorkoutId, columnType, title, minutes, ...note }: Finished): Promise<Completed> {
  const completedAt = new Date().toISOString();
  return completeSection({ dailyWorkoutId, workoutType: columnType, title, duration: minutes, ...note, completedAt });
}

export async function takeBack(completionId: number): Promise<void> {
  await call(api.api.user.progress[":id"].$delete(atId(completionId)));
}
