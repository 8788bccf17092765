export const LETTER_LIMITS = {
  subject: 120,
  /** Characters of Markdown. */
  content: 20_000,
  /** Members whom one letter is for. */
  recipients: 5000,
  /** How far ahead a letter can be set to go. */
  daysAhead: 60,
} as const;

/** Whom a letter is for: who may train, who tries, who pays, whose access has ended, who is called by a tag, or chosen ones. */
export const LETTER_AUDIENCES = ["access", "trial", "paying", "lapsed", "tag", "chosen"] as const;
export type LetterAudienceKind = (typeof LETTER_AUDIENCES)[number];

/** Where a letter stands: it waits for its time, is on its way, has gone to everybody, or was stopped. */
export const LETTER_STATES = ["scheduled", "sending", "sent", "cancelled"] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/**
 * What has become of it for one member: still to be written to, written to, or without a mail because they want none, have not
 * confirmed their address, are locked out, or because it was stopped before their turn.
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
