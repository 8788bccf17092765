import { draftStore } from "../../../lib/offline/draft-store";
import { EMPTY_POST, type PostDraft } from "./post-draft";

/** Unsaved values in this tab: of a new post (`null`), or of an existing one with the state it is based on. */
export type StoredDraft = { postId: number | null; seen: string | null; draft: PostDraft };

export const { read: readDraft, save: saveDraft } = draftStore<StoredDraft>("tab", "blog-draft", parseDraft);

/** Parses a draft stored by any version; null if invalid. */
export function parseDraft(value: unknown): StoredDraft | null {
  const stored = value as Partial<StoredDraft> | null;
  if (!stored?.draft) return null;
  return {
    postId: typeof stored.postId === "number" ? stored.postId : null,
    seen: typeof stored.seen === "string" ? stored.seen : null,
    draft: { ...EMPTY_POST, ...stored.draft },
  };
}
