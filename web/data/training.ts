import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SetSwap, Swap } from "../../worker/contract/swaps";
import type {
  ExerciseHistory,
  LogExercise,
  LoggedExercise,
  SetTrainingMax,
  TrainingContext,
  TrainingMaxes,
  TrainingPreferences,
  TrainingPreferencesChange,
} from "../../worker/contract/training";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { api, call } from "../lib/http/api";
import { ANSWER_WITHIN_MS } from "../lib/http/network";
import { atId } from "./at-id";
import { isTrainingKey, KEYS, type TrainingPlace, trainingKey } from "./keys";

/** The two calls of the dashboard and the member's home. */
export const statsQuery = queryOptions({
  queryKey: KEYS.stats,
  queryFn: () => call(api.api.user.stats.$get()),
});

export const dashboardQuery = queryOptions({
  queryKey: KEYS.dashboard,
  queryFn: () => call(api.api.dashboard.$get()),
});

export const trainingQuery = (place: TrainingPlace) =>
  queryOptions({ queryKey: trainingKey(place), queryFn: () => readTraining(place) });

function readTraining({ of, id }: TrainingPlace): Promise<TrainingContext> {
  const param = { id: String(id) };
  return call(
    of === "workouts"
      ? api.api.workouts[":id"].training.$get({ param })
      : api.api["weekly-programs"][":id"].training.$get({ param }),
  );
}

/** History of an exercise, or of its substitute. */
export const historyQuery = (exerciseId: number, substitute?: string) =>
  queryOptions({
    queryKey: [...KEYS.exercises, String(exerciseId), "history", ...(substitute === undefined ? [] : [substitute])],
    queryFn: (): Promise<ExerciseHistory> =>
      call(
        api.api.exercises[":id"].history.$get({
          ...atId(exerciseId),
          query: substitute === undefined ? {} : { substitute },
        }),
      ),
  });

/** The member's lasting swaps. */
export const swapsQuery = queryOptions({
  queryKey: KEYS.swaps,
  queryFn: (): Promise<Swap[]> => call(api.api.user.swaps.$get()),
});

export const setSwap = (exerciseId: number, json: SetSwap): Promise<{ swap: Swap | null }> =>
  call(
    api.api.exercises[":id"].swap.$put(
      { ...atId(exerciseId), json },
      { init: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } },
    ),
  );

export const endSwap = (id: number): Promise<null> => call(api.api.user.swaps[":id"].$delete(atId(id)));

export const logExercise = (exerciseId: number, json: LogExercise): Promise<LoggedExercise> =>
  call(
    api.api.exercises[":id"].log.$put(
      { ...atId(exerciseId), json },
      { init: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } },
    ),
  );

export const preferencesQuery = queryOptions({
  queryKey: KEYS.preferences,
  queryFn: (): Promise<TrainingPreferences> => call(api.api.user["training-preferences"].$get()),
});

export const prefer = (json: TrainingPreferencesChange): Promise<TrainingPreferences> =>
  call(api.api.user["training-preferences"].$put({ json }));

export const preferUnit = (weightUnit: WeightUnit): Promise<TrainingPreferences> => prefer({ weightUnit });

/** One's own training maxes, or a member's, for an admin. */
export const maxesQuery = (memberId: string | null) =>
  queryOptions({
    queryKey: memberId === null ? KEYS.maxes : [...KEYS.members, "training-maxes", memberId],
    queryFn: (): Promise<TrainingMaxes> =>
      call(
        memberId === null
          ? api.api.user["training-maxes"].$get()
          : api.api.admin.users[":id"]["training-maxes"].$get({ param: { id: memberId } }),
      ),
  });

export const setMax = (memberId: string | null, json: SetTrainingMax): Promise<TrainingMaxes> =>
  call(
    memberId === null
      ? api.api.user["training-maxes"].$put({ json })
      : api.api.admin.users[":id"]["training-maxes"].$put({ param: { id: memberId }, json }),
  );

/** Updates every cached training context, since other programs may have the same exercise. */
export function patchTraining(client: QueryClient, patch: (context: TrainingContext) => TrainingContext): void {
  client.setQueriesData<TrainingContext>(
    { predicate: ({ queryKey }) => isTrainingKey(queryKey) },
    (context) => context && patch(context),
  );
}
