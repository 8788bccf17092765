import { MESSAGE_LIMITS } from "../../../../worker/contract/messages-limits";
import type { Remark } from "../../../../worker/contract/remarks";
import { type DraftMedia, readMedia } from "../../../data/draft-media";
import { draftStore } from "../../../lib/offline/draft-store";

/** An admin's unsent review of a form check. */
export type ReviewDraft = { remarks: Remark[]; content: string; voice: DraftMedia | null };

export const EMPTY_REVIEW: ReviewDraft = { remarks: [], content: "", voice: null };

const stores = new Map<number, ReturnType<typeof draftStore<ReviewDraft>>>();

export function reviewDrafts(messageId: number) {
  const store = stores.get(messageId) ?? draftStore("device", `form-check.${messageId}`, readReview);
  stores.set(messageId, store);
  return store;
}

function readReview(stored: unknown): ReviewDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { remarks, content, voice } = stored as Record<string, unknown>;
  return {
    // The server validates each of them again.
    remarks: Array.isArray(remarks) ? (remarks as Remark[]).slice(0, MESSAGE_LIMITS.remarks) : [],
    content: typeof content === "string" ? content : "",
    voice: readMedia(voice),
  };
}
