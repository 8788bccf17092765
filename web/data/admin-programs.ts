import { keepPreviousData, type QueryClient, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { KnownExercise, ProgramVideoSuggestion } from "../../worker/contract/exercises";
import type {
  AdminProgram,
  AdminWeeklyProgram,
  CalendarWeek,
  ProgramChangeInput,
  ProgramOverlap,
  ProgramSummary,
  ProgramVersion,
} from "../../worker/contract/programs";
import { PROGRAM_STATUSES, type ProgramStatus } from "../../worker/contract/programs-limits";
import type { KeepUnsaved, Unsaved } from "../../worker/contract/unsaved";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { editorKey, KEYS } from "./keys";
import { changeItem } from "./lists";
import { once } from "./once";

const LISTS = [...KEYS.adminPrograms, "list"] as const;
const programs = api.api.admin["weekly-programs"];

export type ProgramFilters = { search: string; status: ProgramStatus | "deleted" | "all" };
export const NO_FILTERS: ProgramFilters = { search: "", status: "all" };

/** Parses filters from an address such as `?status=draft`. */
export function filtersOf(params: URLSearchParams): ProgramFilters {
  const asked = params.get("status");
  const status = PROGRAM_STATUSES.find((each) => each === asked) ?? (asked === "deleted" ? asked : "all");
  return { search: params.get("search") ?? "", status };
}

export function useAdminPrograms({ search, status }: ProgramFilters = NO_FILTERS) {
  return useInfiniteQuery({
    ...pagesOf([...LISTS, { search, status }], (start) =>
      callPage<AdminProgram>(
        programs.$get({
          query: { ...(search ? { search } : {}), ...(status === "all" ? {} : { status }), ...start },
        }),
      ),
    ),
    placeholderData: keepPreviousData,
  });
}

/** Fetches the weeks that overlap some days, including private ones. */
export function useCalendar(from: string, to: string) {
  return useQuery({
    queryKey: [...KEYS.adminPrograms, "calendar", from, to],
    queryFn: (): Promise<CalendarWeek[]> => call(programs.calendar.$get({ query: { from, to } })),
    placeholderData: keepPreviousData,
  });
}

/** Optimistically changes a program in all cached lists; returns its old state, for undoing. */
export async function patchProgram(client: QueryClient, id: number, patch: Partial<AdminProgram>) {
  await client.cancelQueries({ queryKey: LISTS });
  return changeItem<AdminProgram>(client, LISTS, id, (program) => ({ ...program, ...patch }));
}

export function readAdminProgram(id: number): Promise<AdminWeeklyProgram> {
  return call(programs[":id"].$get(atId(id)));
}

/** Fetches the user's own draft of a week from the server. */
export function readDraft(id: number): Promise<Unsaved> {
  return call(programs[":id"].draft.$get(atId(id)));
}

export function keepDraft(id: number, json: KeepUnsaved): Promise<{ version: number }> {
  return call(programs[":id"].draft.$put({ ...atId(id), json }));
}

export async function dropDraft(id: number): Promise<void> {
  await call(programs[":id"].draft.$delete(atId(id)));
}

/** Fetches a week to edit, with its draft, on each opening; no later answer changes what is being edited. */
export function useOpenedProgram(id: string) {
  return useQuery({
    queryKey: editorKey(id),
    queryFn: async () => {
      const [program, draft] = await Promise.all([
        readAdminProgram(Number(id)),
        // Offline, the draft on the device is enough to continue.
        readDraft(Number(id)).catch(() => null),
      ]);
      return { program, draft };
    },
    enabled: /^\d+$/.test(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
  });
}

export function putProgram(id: number, json: ProgramChangeInput): Promise<AdminWeeklyProgram> {
  return call<AdminWeeklyProgram>(programs[":id"].$put({ ...atId(id), json }));
}

export function useVersions(id: number, enabled: boolean) {
  return useQuery({
    queryKey: [...KEYS.adminPrograms, String(id), "versions"],
    queryFn: (): Promise<ProgramVersion[]> => call(programs[":id"].versions.$get(atId(id))),
    enabled,
    gcTime: 0,
    staleTime: 0,
  });
}

export function restoreVersion(id: number, versionId: number, revision: number): Promise<AdminWeeklyProgram> {
  return call<AdminWeeklyProgram>(
    programs[":id"].versions[":versionId"].restore.$post({
      param: { id: String(id), versionId: String(versionId) },
      json: { revision },
    }),
  );
}

/** Exercise names used before, with their videos. */
export function useExerciseNames() {
  return useQuery({
    queryKey: KEYS.exerciseNames,
    queryFn: (): Promise<KnownExercise[]> => call(api.api.admin["exercise-names"].$get()),
    staleTime: 60_000,
  });
}

export function suggestionsQuery(id: number) {
  return queryOptions({
    queryKey: [...KEYS.adminPrograms, String(id), "video-suggestions"],
    queryFn: (): Promise<ProgramVideoSuggestion[]> => call(programs[":id"]["video-suggestions"].$get(atId(id))),
  });
}

export async function discardProgram(id: number): Promise<void> {
  await call(programs[":id"].$delete(atId(id)));
}

/** Creates an empty draft. */
export const beginProgram = (json: { startDate: string; title?: string }, key: string): Promise<AdminWeeklyProgram> =>
  call<AdminWeeklyProgram>(programs.$post({ json }, once(key)));

/** Replaces an older program by a new draft in one step, published if the older one was. */
export function replaceProgram(olderId: number, draft: number): Promise<ProgramSummary> {
  return call<ProgramSummary>(programs[":id"].replace.$post({ ...atId(draft), json: { olderId } }));
}

/** Fetches other published weeks for everybody that overlap this one. `id` is undefined before it is created. */
export function readOverlaps({ id, startDate, endDate }: OverlapsAsked): Promise<ProgramOverlap[]> {
  return call(
    programs.overlaps.$get({
      query: { from: startDate, to: endDate, ...(id === undefined ? {} : { except: String(id) }) },
    }),
  );
}

type OverlapsAsked = Pick<AdminWeeklyProgram, "startDate" | "endDate"> & { id?: number };

export const overlapsQuery = (asked: OverlapsAsked) =>
  queryOptions({
    queryKey: [...KEYS.adminPrograms, "overlaps", asked.id, asked.startDate, asked.endDate],
    queryFn: () => readOverlaps(asked),
    staleTime: 0,
  });

/** The newest weeks, one page of them, to choose from. */
export const programsToCopyQuery = queryOptions({
  queryKey: [...KEYS.adminPrograms, "to-copy"],
  queryFn: () => call(programs.$get({ query: { limit: MOST } })),
  staleTime: 0,
});

/** The first Monday that starts this many free weeks. */
export const freeMondayQuery = (weeks: number) =>
  queryOptions({
    queryKey: [...KEYS.adminPrograms, "free-monday", String(weeks)],
    queryFn: () => call(programs["free-monday"].$get({ query: { weeks: String(weeks) } })),
    // A suggestion that changes while the coach uses it would be worse than an old one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const MOST = "50";
