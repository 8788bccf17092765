export const NOTE_MAX_LENGTH = 4000;
/** Days without a finished training after which an active member needs attention. */
export const IDLE_DAYS = 7;
/** Days before its end at which a trial without a finished training needs attention. */
export const TRIAL_ENDING_DAYS = 2;
/** Hours after which an unanswered message needs attention. */
export const UNANSWERED_HOURS = 24;

/** A member's state: no membership, a local trial, or the payment provider's status. */
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

/** `plan`: a change of plan or price. */
export type ChangeKind = "trial" | "started" | "ended" | "plan";

/** Orders of the user list: newest first, by name, or last trained first. */
export const MEMBER_ORDERS = ["joined", "name", "active"] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

/** Reverses an order; see `dir`. */
export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Most users per page, per selection, and per export. */
export const MEMBERS_PAGE_MAX = 100;
export const MEMBERS_CHOSEN_MAX = 100;
export const MEMBERS_EXPORTED = 5000;
export const TAG_MAX_LENGTH = 40;
/** Most tags of one member, and of the whole club. */
export const TAGS_MAX = 20;
export const TAGS_LISTED = 100;
/** Most training days over which the list counts a streak. */
export const STREAK_LISTED = 120;

/** Users are counted up to here; one more means "this or more". */
export const MEMBERS_COUNTED = 10_000;
