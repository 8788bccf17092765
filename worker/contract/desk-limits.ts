/** Kinds of items that may wait for the coach. */
export const WAITING_KINDS = [
  "message",
  "form_check",
  "report",
  "consultation",
  "past_due",
  "week",
  "no_week",
  "videos",
  "link",
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];
/** Most items shown on the coach's day: per kind, and in total. */
export const WAITING_MOST = { kind: 10, all: 30 } as const;
/** Members named, and trainings counted, in today's list; the maximum means "this or more". */
export const TRAINED_MOST = { named: 12, counted: 1000 } as const;

/** Kinds of things that the admin search finds. */
export const FOUND_KINDS = ["member", "week", "workout", "exercise", "post"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
export const FIND_LIMITS = { search: 100, kind: 6 } as const;
