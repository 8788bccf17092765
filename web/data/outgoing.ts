import type { FilmedSet, MessageAbout } from "../../worker/contract/messages";
import type { MessageType } from "../../worker/contract/messages-limits";
import type { Remark } from "../../worker/contract/remarks";
import { draftStore } from "../lib/offline/draft-store";
import { type DraftMedia, readMedia } from "./draft-media";
import { UNSENT_MESSAGES } from "./filmed-waiting";

/** What is sent, before the server has it. Under its key it arrives once, however often it is tried. */
export type Outgoing = {
  key: string;
  /** Whose conversation it is on. */
  memberId: string;
  content: string;
  messageType: MessageType;
  media: DraftMedia | null;
  review: { messageId: number; remarks: Remark[] } | null;
  /** The exercise that it asks about. */
  about?: MessageAbout | undefined;
  /** An instant in milliseconds. */
  at: number;
  /** Why it did not arrive, in words. */
  failure: string | null;
  /** The set that its clip shows. */
  filmed?: FilmedSet;
  /** Its clip is kept on this device, under its key. */
  clip?: true;
  /** It will not be taken whenever it is tried: only the member tries it again. */
  refused?: true;
};

/** Unsent messages of whoever is signed in here: they outlive a reload. */
export const outgoingStore = draftStore("device", UNSENT_MESSAGES, readOutgoing);

function readOutgoing(kept: unknown): Outgoing[] | null {
  if (!Array.isArray(kept)) return null;
  return kept.filter(isOutgoing).map((each) => ({ ...each, media: readMedia(each.media) }));
}

// Only this module writes there; what an older version has left is passed over.
function isOutgoing(each: unknown): each is Outgoing {
  if (typeof each !== "object" || each === null) return false;
  const { key, memberId, content, messageType, at } = each as Record<string, unknown>;
  const texts = [key, memberId, content, messageType];
  return texts.every((text) => typeof text === "string") && typeof at === "number";
}

/** Form checks that were filmed in training and have not arrived, but may by themselves. */
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

// Which are on their way from this page. A page that was left in the middle does not know whether one has arrived: it
// shows it as unsent, and trying again does no harm.
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
