import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ProgramSummary } from "../../../../worker/contract/programs";
import type { Workout } from "../../../../worker/contract/workouts";
import { api, call, callPage } from "../../../lib/http/api";
import { pagesOf } from "../../../lib/http/pages-of";
import { type ListFilters, workoutQueryOf } from "./list-filters";

/** The workouts that match, page after page. What is on screen stays until the next answer is there. */
export function useWorkouts(filters: ListFilters) {
  const query = workoutQueryOf(filters);
  return useInfiniteQuery({
    ...pagesOf(["/api/workouts", query], (start) =>
      callPage<Workout>(api.api.workouts.$get({ query: { ...query, ...start } })),
    ),
    placeholderData: keepPreviousData,
  });
}

export function useFilterOptions() {
  return useQuery({ queryKey: ["/api/workouts/filters"], queryFn: () => call(api.api.workouts.filters.$get()) });
}

export function usePastWeeks() {
  return useInfiniteQuery(
    pagesOf(["/api/weekly-programs"], (start) =>
      callPage<ProgramSummary>(api.api["weekly-programs"].$get({ query: start })),
    ),
  );
}
