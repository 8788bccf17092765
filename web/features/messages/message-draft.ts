import { MESSAGE_TYPES, type MessageType } from "../../../worker/contract/messages-limits";
import { type DraftMedia, readMedia } from "../../data/draft-media";
import { draftStore } from "../../lib/offline/draft-store";

export type MessageDraft = { content: string; messageType: MessageType; media: DraftMedia | null };

export const EMPTY_DRAFT: MessageDraft = { content: "", messageType: "general", media: null };

const stores = new Map<string, ReturnType<typeof draftStore<MessageDraft>>>();

/** Returns the store of a conversation's draft, which survives a reload. */
export function messageDrafts(memberId: string) {
  const name = `message-draft.${memberId}`;
  const store = stores.get(name) ?? draftStore("device", name, readDraft);
  stores.set(name, store);
  return store;
}

function readDraft(stored: unknown): MessageDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { content, messageType, media } = stored as Record<string, unknown>;
  return {
    content: typeof content === "string" ? content : "",
    messageType: MESSAGE_TYPES.find((type) => type === messageType) ?? "general",
    media: readMedia(media),
  };
}
