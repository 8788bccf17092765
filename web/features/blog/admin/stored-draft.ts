import { draftStore } from "../../../lib/offline/draft-store";
import { EMPTY_POST, type PostDraft } from "./post-draft";

/** What was typed in this tab and not saved yet: for a new post (`null`) or for one that there is, as it was then. */
export type StoredDraft = { postId: number | null; seen: string | null; draft: PostDraft };

export const { read: readDraft, save: saveDraft } = draftStore<StoredDraft>("tab", "blog-draft", parseDraft);

/** What was kept, whatever the code was then; null for what is no draft. */
export function parseDraft(value: unknown): StoredDraft | null {
  const kept = value as Partial<StoredDraft> | null;
  if (!kept?.draft) return null;
  return {
    postId: typeof kept.postId === "number" ? kept.postId : null,
    seen: typeof kept.seen === "string" ? kept.seen : null,
    draft: { ...EMPTY_POST, ...kept.draft },
  };
}
