/** What may wait for the coach, one by one. */
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
/** So many of each kind, and of all kinds together, stand on the coach's day. */
export const WAITING_MOST = { kind: 10, all: 30 } as const;
/** So many who trained are named, and so many trainings counted; as many mean "this or more". */
export const TRAINED_MOST = { named: 12, counted: 1000 } as const;

/** What can be gone to by its name. */
export const FOUND_KINDS = ["member", "week", "workout", "exercise", "post"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
export const FIND_LIMITS = { search: 100, kind: 6 } as const;
