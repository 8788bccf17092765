import type { Role } from "./account";
import { mayDo, type Right } from "./rights";

/** What notices, optional mail and push are about; each can be wanted or not. */
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

/** The topics that somebody is asked about: only who may look after them hears of reports and of how the club trained. */
export const topicsOf = ({ role }: { role: Role }): readonly NoticeTopic[] =>
  NOTICE_TOPICS.filter((topic) => {
    const right = RIGHT_OF[topic];
    return right === undefined || mayDo(role, right);
  });

export const NOTICE_CHANNELS = ["mail", "push"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** What reaches a member who has chosen nothing. A device gets pushes only once it has asked for them. */
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

/** What somebody has asked for by itself, where it is said: no choice of a topic takes it away. */
export const ASKED_FOR: readonly NoticeKind[] = ["training_today"];

/** Older notices are forgotten. */
export const NOTICE_RETENTION_DAYS = 90;
/** A larger number of unread notices is not counted out. */
export const UNREAD_COUNTED = 99;
/** Devices of one member that get pushes; the oldest make room. */
export const PUSH_DEVICES_MAX = 10;
