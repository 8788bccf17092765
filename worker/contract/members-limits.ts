export const NOTE_MAX_LENGTH = 4000;
/** A member whose membership runs and who finished nothing for so long needs a word. */
export const IDLE_DAYS = 7;
/** A trial that ends within these days, without a finished training, needs one too. */
export const TRIAL_ENDING_DAYS = 2;
/** A message may wait so long for an answer. */
export const UNANSWERED_HOURS = 24;

/** Where a member stands: without a membership, in the local trial, or as the payment provider says. */
export type MemberState = "none" | "trial" | "active" | "past_due" | "canceled" | "incomplete" | "unpaid" | "paused";

export const MEMBER_STATUSES = [
  "active",
  "trialing",
  "trial_ended",
  "free",
  "past_due",
  "cancelling",
  "canceled",
  "incomplete",
  "unpaid",
  "paused",
  "none",
] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const ATTENTION_KINDS = ["idle", "trial", "past_due", "unanswered"] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** `plan`: another plan or price. */
export type ChangeKind = "trial" | "started" | "ended" | "plan";

/** How the list of users is ordered: newest first, by name, or who trained last first. */
export const MEMBER_ORDERS = ["joined", "name", "active"] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

/** Each order as it is without a direction, or turned round. */
export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The most of a page of users, of those who are chosen at once, and of those in one export. */
export const MEMBERS_PAGE_MAX = 100;
export const MEMBERS_CHOSEN_MAX = 100;
export const MEMBERS_EXPORTED = 5000;
export const TAG_MAX_LENGTH = 40;
/** Tags of one member, and of the whole club. */
export const TAGS_MAX = 20;
export const TAGS_LISTED = 100;
/** In the list a streak is counted over so many training days. */
export const STREAK_LISTED = 120;

/** Users are counted up to here; one more stands for all that come after. */
export const MEMBERS_COUNTED = 10_000;
