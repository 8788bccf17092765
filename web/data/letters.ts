import { queryOptions, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type {
  Letter,
  LetterAudience,
  LetterCount,
  LetterDetail,
  LetterPreview,
  LetterRow,
  LetterWords,
} from "../../worker/contract/letters";
import type { KeepUnsaved, Unsaved } from "../../worker/contract/unsaved";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const letters = api.api.admin.letters;
const draft = api.api.admin["letter-draft"];

/** How often a letter being sent is refetched. */
const ON_ITS_WAY_MS = 2000;

/** A letter, for its recipients. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEYS.letter, id],
    queryFn: () => call<Letter>(api.api.letters[":id"].$get({ param: { id } })),
  });

export const useLetters = () =>
  useInfiniteQuery({
    ...pagesOf(KEYS.letters, (start) => callPage<LetterRow>(letters.$get({ query: start }))),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some(({ state }) => state === "sending") ? ON_ITS_WAY_MS : false,
  });

export const useSentLetter = (id: string) =>
  useQuery({
    queryKey: [...KEYS.letters, "one", id],
    queryFn: () => call<LetterDetail>(letters[":id"].$get({ param: { id } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === "sending" ? ON_ITS_WAY_MS : false),
  });

/** Counts a letter's audience; disabled while nobody is chosen. */
export function useAudience({ to, tag, ids }: LetterAudience) {
  const isNamed = to === "tag" ? Boolean(tag) : to !== "chosen" || Boolean(ids?.length);
  return useQuery({
    queryKey: [...KEYS.letters, "audience", to, to === "tag" ? tag : null, to === "chosen" ? ids : null],
    queryFn: () =>
      call<LetterCount>(
        letters.audience.$get({
          query: { to, ...(to === "tag" ? { tag } : {}), ...(to === "chosen" ? { ids: ids?.join(",") } : {}) },
        }),
      ),
    enabled: isNamed,
    staleTime: 0,
    gcTime: 0,
  });
}

export const letterPreviewQuery = (json: LetterWords) =>
  queryOptions({
    queryKey: [...KEYS.letters, "preview", json],
    queryFn: () => call<LetterPreview>(letters.preview.$post({ json })),
    gcTime: 0,
  });

/** The unsaved letter, refetched on each opening. */
export const openedLetterQuery = queryOptions({
  queryKey: KEYS.letterDraft,
  // Offline, the draft on the device is enough to continue.
  queryFn: async () => ({ unsaved: await readLetterDraft().catch(() => null) }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: "always",
});

export const readLetterDraft = (): Promise<Unsaved> => call(draft.$get());
export const keepLetterDraft = (json: KeepUnsaved): Promise<{ version: number }> => call(draft.$put({ json }));
export async function dropLetterDraft(): Promise<void> {
  await call(draft.$delete());
}

type Sending = LetterWords & { audience: LetterAudience; sendAt: string | null };

export function useLetterActs() {
  const send = useChange(
    "letter",
    ({ key, json }: { key: string; json: Sending }) => call<LetterDetail>(letters.$post({ json }, once(key))),
    { afterFailure: true },
  );
  const test = useMutation({
    mutationFn: (json: LetterWords) => call<{ to: string }>(letters.test.$post({ json })),
  });
  const cancel = useChange("letter", (id: number) => call<LetterDetail>(letters[":id"].cancel.$post(atId(id))), {
    afterFailure: true,
  });
  return { send, test, cancel };
}
