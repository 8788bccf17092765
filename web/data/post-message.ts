import type { Message } from "../../worker/contract/messages";
import { api, call } from "../lib/http/api";
import { once } from "./once";
import type { Outgoing } from "./outgoing";

/** Sends a message, whose file is uploaded, under its key. */
export function postMessage(outgoing: Outgoing, asAdmin: boolean): Promise<Message> {
  const { key, memberId, content, messageType, media, review, filmed, about } = outgoing;
  const json = {
    content,
    messageType,
    ...(media ? { mediaUrl: media.mediaUrl, mediaType: media.mediaType } : {}),
    ...(filmed ? { filmed } : {}),
    ...(about ? { about } : {}),
    ...(asAdmin ? { toUserId: memberId, ...(review ? { review } : {}) } : {}),
  };
  return call<Message>(api.api.messages.$post({ json }, once(key)));
}
