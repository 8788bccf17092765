import { useMemo } from "react";
import type { Unsaved } from "../../../../../worker/contract/unsaved";
import { dropArticleDraft, keepArticleDraft, readArticleDraft } from "../../../../data/admin-blog";
import { parsedDraft, useDraftOnServer } from "../../../../lib/offline/draft-on-server";
import { draftStore } from "../../../../lib/offline/draft-store";
import { parseDraft, type StoredDraft } from "../stored-draft";

/** Unsaved text of an article, with the tab and time of writing. */
export type ArticleDraft = StoredDraft & { tab: string; at: number };

export const TAB = crypto.randomUUID();

const stores = new Map<number | null, ReturnType<typeof draftStore<ArticleDraft>>>();

/** Returns the device's draft store of an article (null: a new one), which outlives tab and session. */
export function articleDrafts(postId: number | null) {
  const store = stores.get(postId) ?? draftStore("device", `article-draft.${postId ?? "new"}`, parse);
  stores.set(postId, store);
  return store;
}

/** Keeps the draft on the server. */
export function useServerArticle(postId: number | null, first: Unsaved) {
  const calls = useMemo(
    () => ({
      read: () => readArticleDraft(postId),
      keep: (json: Parameters<typeof keepArticleDraft>[1]) => keepArticleDraft(postId, json),
      drop: () => dropArticleDraft(postId),
      parse,
      said: ({ draft, seen }: ArticleDraft) => [draft, seen],
    }),
    [postId],
  );
  return useDraftOnServer(calls, first);
}

/** Returns the newer of the device's and the server's draft. */
export function newestDraft(here: ArticleDraft | null, unsaved: Unsaved): ArticleDraft | null {
  const there = parsedDraft(unsaved, parse);
  return there && there.at > (here?.at ?? -1) ? there : here;
}

function parse(value: unknown): ArticleDraft | null {
  const draft = parseDraft(value);
  const { tab, at } = (value ?? {}) as { tab?: unknown; at?: unknown };
  return draft && { ...draft, tab: typeof tab === "string" ? tab : "", at: typeof at === "number" ? at : 0 };
}
