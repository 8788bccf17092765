import { type QueryClient, queryOptions, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { CommentAnswer } from "../../worker/contract/community";
import type { WeeklyProgram } from "../../worker/contract/programs";
import type { KeepAnswer, KeptAnswer, LibraryAnswer } from "../../worker/contract/threads";
import type { Workout } from "../../worker/contract/workouts";
import { api, call, callPage } from "../lib/http/api";
import { itemsOf, pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { type CommentPlace, KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const answers = api.api.admin["exercise-answers"];

/** Kept answers about an exercise. */
export const answersQuery = (exerciseId: number) =>
  queryOptions({
    queryKey: [...KEYS.exercises, String(exerciseId), "answers"],
    queryFn: (): Promise<KeptAnswer[]> => call(api.api.exercises[":id"].answers.$get(atId(exerciseId))),
  });

/** Same about a library entry, for admins. */
export function useLibraryAnswers(entryId: number) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.libraryAnswers, String(entryId)], (start) =>
      callPage<LibraryAnswer>(answers.$get({ query: { ...start, exercise: String(entryId) } })),
    ),
    select: (data) => itemsOf(data),
  });
}

export function usePinAnswer() {
  return useMutation({
    mutationFn: ({ id, pinned }: { id: number; pinned: boolean }): Promise<CommentAnswer> =>
      call<CommentAnswer>(api.api.admin["community-comments"][":id"].pin.$put({ ...atId(id), json: { pinned } })),
  });
}

export const useKeepAnswer = () =>
  useChange("answer", (json: KeepAnswer) => call<LibraryAnswer>(answers.$post({ json }, once(crypto.randomUUID()))));

export const useStopKeeping = () => useChange("answer", (id: number) => call(answers[":id"].$delete(atId(id))));

/** Updates the comment count of a day or a workout on every page that shows it. */
export function countComments(client: QueryClient, place: CommentPlace, comments: number): void {
  if (typeof place === "number") return;
  const { kind, id } = place;
  if (kind === "workout") {
    client.setQueryData<Workout>([...KEYS.workouts, String(id)], (found) => found && { ...found, comments });
    return;
  }
  client.setQueriesData<WeeklyProgram>({ queryKey: KEYS.programs, predicate: isOneWeek }, (week) =>
    week?.dailyWorkouts.some((day) => day.id === id)
      ? { ...week, dailyWorkouts: week.dailyWorkouts.map((day) => (day.id === id ? { ...day, comments } : day)) }
      : week,
  );
}

const isOneWeek = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.length === 2 && typeof queryKey[1] === "string";
