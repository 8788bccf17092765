import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { FinishedTraining, MemberChange, TrainingOption } from "../../worker/contract/numbers";
import type { ChangeList, NumberRange } from "../../worker/contract/numbers-limits";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { KEYS } from "./keys";

export type Span = { from: string; to: string };

export function useNumbers(range: NumberRange) {
  return useQuery({
    queryKey: [...KEYS.numbers, range],
    queryFn: () => call(api.api.admin.numbers.$get({ query: { range } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useMoney(range: NumberRange) {
  return useQuery({
    queryKey: [...KEYS.numbers, "money", range],
    queryFn: () => call(api.api.admin.numbers.money.$get({ query: { range } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useChanges(list: ChangeList, span: Span) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.numbers, "changes", list, span], (start) =>
      callPage<MemberChange>(api.api.admin.numbers.changes.$get({ query: { list, ...span, ...start } })),
    ),
    staleTime: 0,
  });
}

export function useTrainings(option: TrainingOption | undefined, span: Span) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.numbers, "trainings", option, span], (start) =>
      callPage<FinishedTraining>(
        api.api.admin.numbers.trainings.$get({ query: { ...span, ...(option ? { option } : {}), ...start } }),
      ),
    ),
    staleTime: 0,
  });
}
