import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type {
  ExerciseCounts,
  LibraryChangeInput,
  LibraryEntry,
  LibraryVideosInput,
  LibraryVideosSet,
  NameMatch,
  PlacedExercise,
  TroubledLink,
  VideoSet,
} from "../../worker/contract/library";
import type { UsesToSet } from "../../worker/contract/library-limits";
import { api, call, callPage } from "../lib/http/api";
import type { ListPage } from "../lib/http/call";
import { type PageStart, pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { useChange } from "./use-change";

const admin = api.api.admin;
const library = admin["exercise-library"];

type Placed = { search?: string; video?: "with" | "missing"; library?: number; link?: string };

function usePages<Item>(
  queryKey: readonly unknown[],
  read: (start: PageStart) => Promise<ListPage<Item>>,
  enabled = true,
) {
  return useInfiniteQuery({
    ...pagesOf(queryKey, read),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Exercises with their places. */
export function usePlaced(filters: Placed, enabled = true) {
  const { library: entry, ...others } = filters;
  const query = { ...others, ...(entry === undefined ? {} : { library: String(entry) }) };
  return usePages<PlacedExercise>(
    [...KEYS.placedExercises, query],
    (page) => callPage<PlacedExercise>(admin.exercises.$get({ query: { ...query, ...page } })),
    enabled,
  );
}

export function useLibrary(search: string, show: "all" | "missing" | "trouble", enabled = true) {
  const query = { show, ...(search ? { search } : {}) };
  return usePages<LibraryEntry>(
    [...KEYS.exerciseLibrary, query],
    (page) => callPage<LibraryEntry>(library.$get({ query: { ...query, ...page } })),
    enabled,
  );
}

export function useTroubledLinks() {
  return usePages<TroubledLink>(KEYS.videoLinks, (page) =>
    callPage<TroubledLink>(admin["video-links"].$get({ query: page })),
  );
}

export function useExerciseCounts() {
  return useQuery({
    queryKey: KEYS.exerciseCounts,
    queryFn: (): Promise<ExerciseCounts> => call<ExerciseCounts>(admin.exercises.counts.$get()),
  });
}

/** Matches names with the library. */
export function useMatches() {
  return useMutation({
    mutationFn: (names: string[]) => call<NameMatch[]>(library.match.$post({ json: { names } })),
  });
}

export const useSetVideo = (id: number, onDone: (saved: VideoSet) => void) =>
  useChange(
    "video",
    ({ videoUrl, uses }: { videoUrl: string | null; uses: UsesToSet }) =>
      call<VideoSet>(
        admin.exercises[":id"].video.$put({ ...atId(id), json: { videoUrl, ...(uses === "none" ? {} : { uses }) } }),
      ),
    { onDone },
  );

export const useSetLinks = () =>
  useChange("video", (json: LibraryVideosInput) => call<LibraryVideosSet>(library.videos.$post({ json })));

export const useChangeEntry = (id: number) =>
  useChange("video", (json: LibraryChangeInput) =>
    call<{ entry: LibraryEntry; changed: number }>(library[":id"].$put({ ...atId(id), json })),
  );

export const useMergeEntry = (id: number) =>
  useChange("video", (into: number) => call<LibraryEntry>(library[":id"].merge.$post({ ...atId(id), json: { into } })));
