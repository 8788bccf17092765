import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ProgramSummary } from "../../worker/contract/programs";
import type { Workout } from "../../worker/contract/workouts";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { KEYS } from "./keys";

export const workoutQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEYS.workouts, id],
    queryFn: (): Promise<Workout> => call(api.api.workouts[":id"].$get({ param: { id } })),
  });

/** Workouts that match, in pages. The previous result stays until the next is there. */
export function useWorkouts(query: Record<string, string>) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.workouts, query], (start) =>
      callPage<Workout>(api.api.workouts.$get({ query: { ...query, ...start } })),
    ),
    placeholderData: keepPreviousData,
  });
}

export function useFilterOptions() {
  return useQuery({ queryKey: KEYS.workoutFilters, queryFn: () => call(api.api.workouts.filters.$get()) });
}

export function usePastWeeks() {
  return useInfiniteQuery(
    pagesOf(KEYS.programs, (start) => callPage<ProgramSummary>(api.api["weekly-programs"].$get({ query: start }))),
  );
}
