import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DeskToday, FoundThing } from "../../worker/contract/desk";
import { api, call } from "../lib/http/api";
import { KEYS } from "./keys";

/** What waits, and the week at a glance. Refetched on every mount, as others work on it, too. */
export const todayQuery = queryOptions({
  queryKey: KEYS.deskToday,
  queryFn: () => call<DeskToday>(api.api.admin.desk.today.$get()),
  staleTime: 0,
});

/** Search results of the admin search. */
export const findQuery = (search: string) =>
  queryOptions({
    queryKey: [...KEYS.deskFind, search],
    queryFn: () => call<FoundThing[]>(api.api.admin.desk.find.$get({ query: { search } })),
    enabled: search !== "",
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
