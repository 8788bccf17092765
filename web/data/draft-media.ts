import type { MediaKind } from "../../worker/contract/media-limits";
import { UNUSED_UPLOAD_HOURS } from "../../worker/contract/media-limits";

/** An uploaded file without a message yet; `uploadedAt` is in ms UTC. */
export type DraftMedia = { mediaUrl: string; mediaType: MediaKind; uploadedAt: number };

// An hour less than the server keeps it, so that it still exists when sent.
const KEPT_MS = (UNUSED_UPLOAD_HOURS - 1) * 3_600_000;

/** Parses a stored file; null if invalid, or if the server has deleted it by now. */
export function readMedia(stored: unknown): DraftMedia | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { mediaUrl, mediaType, uploadedAt } = stored as Record<string, unknown>;
  if (typeof mediaUrl !== "string" || typeof uploadedAt !== "number" || Date.now() - uploadedAt > KEPT_MS) return null;
  return mediaType === "image" || mediaType === "video" || mediaType === "audio"
    ? { mediaUrl, mediaType, uploadedAt }
    : null;
}
