export const LETTER_LIMITS = {
  subject: 120,
  /** Characters of Markdown. */
  content: 20_000,
  /** Most recipients of a letter. */
  recipients: 5000,
  /** How far ahead a letter can be scheduled. */
  daysAhead: 60,
} as const;

/** Audiences of a letter: members who may train, on trial, paying, without access, with a tag, or chosen ones. */
export const LETTER_AUDIENCES = ["access", "trial", "paying", "lapsed", "tag", "chosen"] as const;
export type LetterAudienceKind = (typeof LETTER_AUDIENCES)[number];

/** States of a letter: scheduled, being sent, sent, or stopped. */
export const LETTER_STATES = ["scheduled", "sending", "sent", "cancelled"] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/**
 * Outcomes for a member: not mailed yet, mailed, or without a mail because they turned letters off, have not confirmed
 * their address, are banned, or because it was stopped before.
 */
export type LetterOutcome = "waiting" | "mailed" | "opted_out" | "unverified" | "banned" | "stopped";

export const LETTER_REFUSALS = {
  subject: "Give the letter a subject.",
  content: "Write the letter first.",
  tag: "Choose a tag.",
  chosen: "Choose somebody first.",
  late: `Choose a time within the next ${LETTER_LIMITS.daysAhead} days.`,
  nobody: "There is nobody to write to: choose others.",
} as const;
