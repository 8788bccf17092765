import type { SharedTraining } from "../../worker/contract/community";
import { UNUSED_UPLOAD_HOURS } from "../../worker/contract/media-limits";
import { draftStore } from "../lib/offline/draft-store";

/** An uploaded picture or video without a post yet; `uploadedAt` is in ms UTC. */
export type DraftMedia = { mediaUrl: string; mediaType: "image" | "video"; uploadedAt: number };

/** A finished training to be shared, as this device knows it. */
export type DraftTraining = SharedTraining & { completionId: number };

/** A post that was not shared yet. `key` is set by the first attempt, so that a retry does not create two posts. */
export type PostDraft = {
  content: string;
  media: DraftMedia | null;
  training: DraftTraining | null;
  key: string | null;
};

export const EMPTY_DRAFT: PostDraft = { content: "", media: null, training: null, key: null };

/** Shared by all tabs. */
export const postDraft = draftStore<PostDraft>("device", "community-draft", readPostDraft);

/** Parses a stored draft, dropping a picture that the server has deleted by now. */
function readPostDraft(value: unknown): PostDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const { content, media, training, key } = value as Record<string, unknown>;
  return {
    content: typeof content === "string" ? content : "",
    media: readMedia(media),
    training: readTraining(training),
    key: typeof key === "string" ? key : null,
  };
}

function readTraining(value: unknown): DraftTraining | null {
  if (typeof value !== "object" || value === null) return null;
  const { completionId, title, minutes, sets, load, unit } = value as Record<string, unknown>;
  const areNumbers = [completionId, sets, load].every((each) => typeof each === "number");
  if (!areNumbers || typeof title !== "string" || (unit !== "kg" && unit !== "lb")) return null;
  return { ...(value as DraftTraining), minutes: typeof minutes === "number" ? minutes : null };
}

// An hour less than the server keeps it, so that it still exists when shared.
const KEPT_MS = (UNUSED_UPLOAD_HOURS - 1) * 3_600_000;

function readMedia(value: unknown): DraftMedia | null {
  if (typeof value !== "object" || value === null) return null;
  const { mediaUrl, mediaType, uploadedAt } = value as Record<string, unknown>;
  if (typeof mediaUrl !== "string" || typeof uploadedAt !== "number" || Date.now() - uploadedAt > KEPT_MS) return null;
  return mediaType === "image" || mediaType === "video" ? { mediaUrl, mediaType, uploadedAt } : null;
}
