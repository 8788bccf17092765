import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
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
import { changed } from "./changed";
import { KEYS } from "./keys";

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

/** `onSet` runs before the lists are refetched: with their answer, the exercise may have moved to another list. */
export function useSetVideo(id: number, onSet: (saved: VideoSet) => void) {
  const changed = useVideosChanged();
  return useMutation({
    mutationFn: ({ videoUrl, uses }: { videoUrl: string | null; uses: UsesToSet }) =>
      call<VideoSet>(
        admin.exercises[":id"].video.$put({
          param: { id: String(id) },
          json: { videoUrl, ...(uses === "none" ? {} : { uses }) },
        }),
      ),
    onSuccess: (saved) => {
      onSet(saved);
      return changed();
    },
  });
}

export function useSetLinks() {
  const changed = useVideosChanged();
  return useMutation({
    mutationFn: (json: LibraryVideosInput) => call<LibraryVideosSet>(library.videos.$post({ json })),
    onSuccess: changed,
  });
}

export function useChangeEntry(id: number) {
  const changed = useVideosChanged();
  return useMutation({
    mutationFn: (json: LibraryChangeInput) =>
      call<{ entry: LibraryEntry; changed: number }>(library[":id"].$put({ param: { id: String(id) }, json })),
    onSuccess: changed,
  });
}

export function useMergeEntry(id: number) {
  const changed = useVideosChanged();
  return useMutation({
    mutationFn: (into: number) =>
      call<LibraryEntry>(library[":id"].merge.$post({ param: { id: String(id) }, json: { into } })),
    onSuccess: changed,
  });
}

/** Invalidates everything that shows videos. */
function useVideosChanged() {
  const client = useQueryClient();
  return () => changed(client, "video");
}
