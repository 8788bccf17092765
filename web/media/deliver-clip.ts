import type { Message } from "../../worker/contract/messages";
import { dropOutgoing, type Outgoing, putOutgoing } from "../data/outgoing";
import { postMessage } from "../data/post-message";
import { dropClip, readClip } from "../lib/offline/kept-clips";
import { uploadMedia } from "./upload-media";
import { UploadRefused } from "./upload-refused";

/** Sends a form check with its clip from this device, which is deleted here once the server has both. */
export async function deliverClip(userId: string, outgoing: Outgoing): Promise<Message> {
  const media = outgoing.media ?? (await clipUploaded(userId, outgoing));
  const message = await postMessage({ ...outgoing, media }, false);
  dropOutgoing(userId, outgoing.key);
  await dropClip(userId, outgoing.key);
  return message;
}

async function clipUploaded(userId: string, outgoing: Outgoing) {
  const file = await readClip(userId, outgoing.key);
  if (!file) throw new UploadRefused("The clip is not on this device any more. Film the set again.");
  const { mediaUrl, mediaType } = await uploadMedia(file);
  const media = { mediaUrl, mediaType, uploadedAt: Date.now() };
  putOutgoing(userId, { ...outgoing, media });
  return media;
}
