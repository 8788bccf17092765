import type { Role } from "./account";
import { mayDo, type Right } from "./rights";

/** Topics of notices, optional mail and push, which can be turned on and off. */
export const NOTICE_TOPICS = [
  "messages",
  "programs",
  "community",
  "letters",
  "membership",
  "moderation",
  "training",
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

const RIGHT_OF: Partial<Record<NoticeTopic, Right>> = { moderation: "moderation", training: "book" };

/** Returns the topics a user can choose; reports and training summaries need the right to see them. */
export const topicsOf = ({ role }: { role: Role }): readonly NoticeTopic[] =>
  NOTICE_TOPICS.filter((topic) => {
    const right = RIGHT_OF[topic];
    return right === undefined || mayDo(role, right);
  });

export const NOTICE_CHANNELS = ["mail", "push"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Defaults without a choice. A device receives pushes only after it has subscribed. */
export const WANTED_BY_DEFAULT: Record<NoticeChannel, Record<NoticeTopic, boolean>> = {
  mail: {
    messages: true,
    programs: false,
    community: false,
    letters: true,
    membership: true,
    moderation: true,
    training: true,
  },
  push: {
    messages: true,
    programs: true,
    community: true,
    letters: true,
    membership: true,
    moderation: true,
    training: true,
  },
};

export const NOTICE_KINDS = [
  "reaction",
  "comment",
  "reply",
  "message",
  "week",
  "payment_failed",
  "trial_ends",
  "free_ends",
  "cancelled",
  "report",
  "cheer",
  "training_today",
  "letter",
  "mention",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const TOPIC_OF: Record<NoticeKind, NoticeTopic> = {
  reaction: "community",
  comment: "community",
  reply: "community",
  message: "messages",
  week: "programs",
  payment_failed: "membership",
  trial_ends: "membership",
  free_ends: "membership",
  cancelled: "membership",
  report: "moderation",
  cheer: "messages",
  training_today: "programs",
  letter: "letters",
  mention: "community",
};

/** Kinds the user requested elsewhere; choices by topic do not apply to them. */
export const ASKED_FOR: readonly NoticeKind[] = ["training_today"];

/** Days until notices are deleted. */
export const NOTICE_RETENTION_DAYS = 90;
/** Unread notices are counted up to here. */
export const UNREAD_COUNTED = 99;
/** Most push devices per member; the oldest are dropped. */
export const PUSH_DEVICES_MAX = 10;
