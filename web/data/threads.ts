import { type QueryClient, queryOptions, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CommentAnswer } from "../../worker/contract/community";
import type { WeeklyProgram } from "../../worker/contract/programs";
import type { KeepAnswer, KeptAnswer, LibraryAnswer } from "../../worker/contract/threads";
import type { Workout } from "../../worker/contract/workouts";
import { api, call, callPage } from "../lib/http/api";
import { itemsOf, pagesOf } from "../lib/http/pages-of";
import { changed } from "./changed";
import { type CommentPlace, KEYS } from "./keys";

/** Kept answers about an exercise. */
export const answersQuery = (exerciseId: number) =>
  queryOptions({
    queryKey: [...KEYS.exercises, String(exerciseId), "answers"],
    queryFn: (): Promise<KeptAnswer[]> =>
      call(api.api.exercises[":id"].answers.$get({ param: { id: String(exerciseId) } })),
  });

/** Same about a library entry, for admins. */
export function useLibraryAnswers(entryId: number) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.libraryAnswers, String(entryId)], (start) =>
      callPage<LibraryAnswer>(
        api.api.admin["exercise-answers"].$get({ query: { ...start, exercise: String(entryId) } }),
      ),
    ),
    select: (data) => itemsOf(data),
  });
}

export function usePinAnswer() {
  return useMutation({
    mutationFn: ({ id, pinned }: { id: number; pinned: boolean }): Promise<CommentAnswer> =>
      call<CommentAnswer>(
        api.api.admin["community-comments"][":id"].pin.$put({ param: { id: String(id) }, json: { pinned } }),
      ),
  });
}

export function useKeepAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: KeepAnswer): Promise<LibraryAnswer> =>
      call<LibraryAnswer>(
        api.api.admin["exercise-answers"].$post({ json }, { headers: { "Idempotency-Key": crypto.randomUUID() } }),
      ),
    onSuccess: () => changed(client, "answer"),
  });
}

export function useStopKeeping() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.api.admin["exercise-answers"][":id"].$delete({ param: { id: String(id) } })),
    onSuccess: () => changed(client, "answer"),
  });
}

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
