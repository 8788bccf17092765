import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BookChoices, BookSession, MemberTraining, SeenAll, WeekDone } from "../../worker/contract/training-book";
import { BOOK_MARKS, type BookMark } from "../../worker/contract/training-book-limits";
import { saveFile } from "../lib/browser/save-file";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { useCallKey } from "../lib/http/use-call-key";
import { atId } from "./at-id";
import { changed } from "./changed";
import { KEYS } from "./keys";
import { changeItem } from "./lists";
import { once } from "./once";
import { useChange } from "./use-change";

const training = api.api.admin.training;

export type BookFilters = { member: string; lift: string; week: string; only: BookMark | ""; show: "all" | "" };

/** Parses filters from the address, ignoring invalid values. */
export function bookFiltersOf(params: URLSearchParams): BookFilters {
  const week = params.get("week") ?? "";
  return {
    member: params.get("member") ?? "",
    lift: params.get("lift") ?? "",
    week: /^[1-9]\d{0,9}$/.test(week) ? week : "",
    only: BOOK_MARKS.find((each) => each === params.get("only")) ?? "",
    show: params.get("show") === "all" ? "all" : "",
  };
}

/** Refetched on every opening: members train meanwhile. */
export function useBook({ member, lift, week, only, show }: BookFilters) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.book, { member, lift, week, only, show }], (start) =>
      callPage<BookSession>(
        training.$get({
          query: {
            ...(member ? { member } : {}),
            ...(lift ? { lift } : {}),
            ...(week ? { week } : {}),
            ...(only ? { only } : {}),
            ...(show ? { show } : {}),
            ...start,
          },
        }),
      ),
    ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: "always",
  });
}

const LAST_SESSIONS = 3;

/** A member's latest sessions with their sets. */
export const useLastSessions = (member: string) =>
  useQuery({
    queryKey: [...KEYS.book, "last", member],
    queryFn: () =>
      callPage<BookSession>(training.$get({ query: { member, show: "all", limit: String(LAST_SESSIONS) } })),
  });

export function useBookChoices() {
  return useQuery({
    queryKey: KEYS.bookChoices,
    queryFn: () => call<BookChoices>(training.choices.$get()),
    staleTime: 0,
  });
}

/** A member's training by week. */
export const useMemberTraining = (id: string) =>
  useQuery({
    queryKey: [...KEYS.members, "training", id],
    queryFn: () => call<MemberTraining>(api.api.admin.users[":id"].training.$get({ param: { id } })),
    staleTime: 0,
  });

/** Members' results of a week. */
export const useWeekDone = (id: string) =>
  useQuery({
    queryKey: [...KEYS.book, "week", id],
    queryFn: () => call<WeekDone>(api.api.admin["weekly-programs"][":id"].done.$get({ param: { id } })),
    staleTime: 0,
  });

type Marked = { id: number; seen: boolean };

/** Optimistic; rolled back on failure. */
export function useMarkSeen(onFailed: (error: Error) => void) {
  const client = useQueryClient();
  const show = ({ id, seen }: Marked) =>
    changeItem<BookSession>(client, KEYS.book, id, (session) => ({ ...session, seen }));
  return useMutation({
    mutationFn: ({ id, seen }: Marked) => call<null>(training[":id"].seen.$put({ ...atId(id), json: { seen } })),
    onMutate: (marked) => void show(marked),
    onError: (error, marked) => {
      show({ ...marked, seen: !marked.seen });
      onFailed(error);
    },
    onSuccess: () => changed(client, "sessionSeen"),
  });
}

export const useMarkAllSeen = () =>
  useChange("book", ({ member, lift, week, only }: BookFilters) =>
    call<SeenAll>(
      training.seen.$post({
        json: {
          ...(member ? { member } : {}),
          ...(lift ? { lift } : {}),
          ...(week ? { week: Number(week) } : {}),
          ...(only ? { only } : {}),
        },
      }),
    ),
  );

export const useUndoSeen = () =>
  useChange("book", (mark: number) => call<null>(training.seen.undo.$post({ json: { mark } })));

export function useCheer(onFailed: (error: Error) => void) {
  const client = useQueryClient();
  const show = (id: number, cheered: boolean) =>
    changeItem<BookSession>(client, KEYS.book, id, (session) => ({ ...session, cheered }));
  return useMutation({
    mutationFn: (id: number) => call<{ told: boolean }>(training[":id"].cheer.$post(atId(id))),
    onMutate: (id) => void show(id, true),
    onError: (error, id) => {
      show(id, false);
      onFailed(error);
    },
  });
}

type Reply = { session: BookSession; content: string };

/** Sends a message in the member's conversation; a retry of the same text sends one message. */
export function useReplyToSession() {
  const client = useQueryClient();
  const keyOf = useCallKey();
  return useMutation({
    mutationFn: ({ session, content }: Reply) =>
      call(
        api.api.messages.$post(
          { json: { content, toUserId: session.member.id, sessionId: session.id } },
          once(keyOf(`${session.id} ${content}`)),
        ),
      ),
    onSuccess: (_answer, { session }) => {
      changeItem<BookSession>(client, KEYS.book, session.id, (own) => ({ ...own, replied: true }));
      return changed(client, "message", session.member.id);
    },
  });
}

/** One member's results, or everybody's mean if none is named. */
export function useDownloadResults(id: number) {
  return useMutation({
    mutationFn: ({ as, member }: { as: "results" | "draft"; member: string }) =>
      saveFile(
        api.api.admin["weekly-programs"][":id"]["results-document"].$get({
          ...atId(id),
          query: { as, ...(member ? { member } : {}) },
        }),
      ),
  });
}
