import type { FilmedSet, MessageAbout } from "../../worker/contract/messages";
import type { MessageType } from "../../worker/contract/messages-limits";
import type { Remark } from "../../worker/contract/remarks";
import { draftStore } from "../lib/offline/draft-store";
import { type DraftMedia, readMedia } from "./draft-media";
import { UNSENT_MESSAGES } from "./filmed-waiting";

/** An unsent message. Its key makes it arrive once, however often it is sent. */
export type Outgoing = {
  key: string;
  /** The member of its conversation. */
  memberId: string;
  content: string;
  messageType: MessageType;
  media: DraftMedia | null;
  review: { messageId: number; remarks: Remark[] } | null;
  /** The exercise it asks about. */
  about?: MessageAbout | undefined;
  /** An instant in milliseconds. */
  at: number;
  /** Why sending failed, in words. */
  failure: string | null;
  /** The set that its clip shows. */
  filmed?: FilmedSet;
  /** Its clip is stored on this device under the message's key. */
  clip?: true;
  /** The server refused it for good: only the member retries it. */
  refused?: true;
};

/** The signed-in member's unsent messages, which survive a reload. */
export const outgoingStore = draftStore("device", UNSENT_MESSAGES, readOutgoing);

function readOutgoing(stored: unknown): Outgoing[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.filter(isOutgoing).map((each) => ({ ...each, media: readMedia(each.media) }));
}

// Only this module writes there; entries of older versions are skipped.
function isOutgoing(each: unknown): each is Outgoing {
  if (typeof each !== "object" || each === null) return false;
  const { key, memberId, content, messageType, at } = each as Record<string, unknown>;
  const texts = [key, memberId, content, messageType];
  return texts.every((text) => typeof text === "string") && typeof at === "number";
}

/** Returns unsent form checks filmed in training that can be sent without the member. */
export const filmedOutgoing = (userId: string): Outgoing[] =>
  (outgoingStore.read(userId) ?? []).filter(({ clip, refused }) => clip && !refused);

export function putOutgoing(userId: string, outgoing: Outgoing): void {
  const others = (outgoingStore.read(userId) ?? []).filter(({ key }) => key !== outgoing.key);
  outgoingStore.save(userId, [...others, outgoing]);
}

export function dropOutgoing(userId: string, key: string): void {
  const others = (outgoingStore.read(userId) ?? []).filter((each) => each.key !== key);
  outgoingStore.save(userId, others.length > 0 ? others : null);
}

// Messages this page is sending. A page left meanwhile does not know whether one has arrived: it shows it as unsent, and
// sending it again does no harm.
let underWay: ReadonlySet<string> = new Set();
const watchers = new Set<() => void>();

export const outgoingUnderWay = () => underWay;

export function watchUnderWay(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function setUnderWay(key: string, isUnderWay: boolean): void {
  const next = new Set(underWay);
  if (isUnderWay) next.add(key);
  else next.delete(key);
  underWay = next;
  for (const watcher of watchers) watcher();
}
