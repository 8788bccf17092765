import type { MediaKind } from "../../../worker/contract/media-limits";
import { UNUSED_UPLOAD_HOURS } from "../../../worker/contract/media-limits";
import { MESSAGE_TYPES, type MessageType } from "../../../worker/contract/messages-limits";
import { draftStore } from "../../lib/offline/draft-store";

/** A file that is uploaded and belongs to no message yet; `uploadedAt` is an instant in milliseconds. */
export type DraftMedia = { mediaUrl: string; mediaType: MediaKind; uploadedAt: number };

export type MessageDraft = { content: string; messageType: MessageType; media: DraftMedia | null };

export const EMPTY_DRAFT: MessageDraft = { content: "", messageType: "general", media: null };

const stores = new Map<string, ReturnType<typeof draftStore<MessageDraft>>>();

/** Where what is being written on a line is kept, so that a reload loses nothing. */
export function messageDrafts(memberId: string) {
  const name = `message-draft.${memberId}`;
  const store = stores.get(name) ?? draftStore("device", name, readDraft);
  stores.set(name, store);
  return store;
}

function readDraft(kept: unknown): MessageDraft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { content, messageType, media } = kept as Record<string, unknown>;
  return {
    content: typeof content === "string" ? content : "",
    messageType: MESSAGE_TYPES.find((type) => type === messageType) ?? "general",
    media: readMedia(media),
  };
}

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
