import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ProgramSummary } from "../../../../worker/contract/programs";
import type { Workout } from "../../../../worker/contract/workouts";
import { api, call } from "../../../lib/api";
import { callPage } from "../../../lib/call-page";
import { type ListFilters, workoutQueryOf } from "./list-filters";

const FIRST_PAGE: string | null = null;

/** The workouts that match, page after page. What is on screen stays until the next answer is there. */
export function useWorkouts(filters: ListFilters) {
  const query = workoutQueryOf(filters);
  return useInfiniteQuery({
    queryKey: ["/api/workouts", query],
    queryFn: ({ pageParam }) =>
      callPage<Workout>(api.api.workouts.$get({ query: pageParam ? { ...query, cursor: pageParam } : query })),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.items),
    placeholderData: keepPreviousData,
  });
}

export function useFilterOptions() {
  return useQuery({ queryKey: ["/api/workouts/filters"], queryFn: () => call(api.api.workouts.filters.$get()) });
}

export function usePastWeeks() {
  return useInfiniteQuery({
    queryKey: ["/api/weekly-programs"],
    queryFn: ({ pageParam }) =>
      callPage<ProgramSummary>(api.api["weekly-programs"].$get({ query: pageParam ? { cursor: pageParam } : {} })),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  });
}
