import type { MediaKind } from "../../worker/contract/media-limits";
import { UNUSED_UPLOAD_HOURS } from "../../worker/contract/media-limits";

/** A file that is uploaded and belongs to no message yet; `uploadedAt` is an instant in milliseconds. */
export type DraftMedia = { mediaUrl: string; mediaType: MediaKind; uploadedAt: number };

// An hour early: it must still be there when it is sent.
const KEPT_MS = (UNUSED_UPLOAD_HOURS - 1) * 3_600_000;

/** What was kept of a file, unless the server has swept it away by now. */
export function readMedia(kept: unknown): DraftMedia | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { mediaUrl, mediaType, uploadedAt } = kept as Record<string, unknown>;
  if (typeof mediaUrl !== "string" || typeof uploadedAt !== "number" || Date.now() - uploadedAt > KEPT_MS) return null;
  return mediaType === "image" || mediaType === "video" || mediaType === "audio"
    ? { mediaUrl, mediaType, uploadedAt }
    : null;
}
