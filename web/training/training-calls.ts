import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type {
  ExerciseHistory,
  LogExercise,
  LoggedExercise,
  TrainingContext,
  TrainingPreferences,
  TrainingPreferencesChange,
} from "../../worker/contract/training";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { api, call } from "../lib/http/api";
import { ANSWER_WITHIN_MS } from "../lib/http/network";

/** Where the exercises stand whose past is asked for. */
export type TrainingPlace = { of: "workouts" | "weekly-programs"; id: number };

export const trainingKey = ({ of, id }: TrainingPlace) => [`/api/${of}`, String(id), "training"] as const;
export const historyKey = (exerciseId: number) => ["/api/exercises", String(exerciseId), "history"] as const;

export function readTraining({ of, id }: TrainingPlace): Promise<TrainingContext> {
  const param = { id: String(id) };
  return call(
    of === "workouts"
      ? api.api.workouts[":id"].training.$get({ param })
      : api.api["weekly-programs"][":id"].training.$get({ param }),
  );
}

export const readHistory = (exerciseId: number): Promise<ExerciseHistory> =>
  call(api.api.exercises[":id"].history.$get({ param: { id: String(exerciseId) } }));

export const logExercise = (exerciseId: number, json: LogExercise): Promise<LoggedExercise> =>
  call(
    api.api.exercises[":id"].log.$put(
      { param: { id: String(exerciseId) }, json },
      { init: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } },
    ),
  );

export const preferencesQuery = queryOptions({
  queryKey: ["/api/user/training-preferences"],
  queryFn: (): Promise<TrainingPreferences> => call(api.api.user["training-preferences"].$get()),
});

export const prefer = (json: TrainingPreferencesChange): Promise<TrainingPreferences> =>
  call(api.api.user["training-preferences"].$put({ json }));

export const preferUnit = (weightUnit: WeightUnit): Promise<TrainingPreferences> => prefer({ weightUnit });

/** All that shows what has been logged; refetched where it is on screen, else when it is next. */
export async function refreshLogs(client: QueryClient): Promise<void> {
  // One that is just being read for the first time would be left to end with what was before.
  await client.cancelQueries({ predicate: isTraining });
  await client.invalidateQueries({ predicate: isTraining });
  await client.invalidateQueries({ queryKey: ["/api/exercises"] });
}

const isTraining = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.length === 3 && queryKey[2] === "training";

/** Changes every training context that has been read, such as by another program that has the same exercise. */
export function patchTraining(client: QueryClient, patch: (context: TrainingContext) => TrainingContext): void {
  client.setQueriesData<TrainingContext>({ predicate: isTraining }, (context) => context && patch(context));
}
