/**
 * States of a member's first week, for the row that links to it. `again`: the waiver has a newer version than the
 * signed one; `waiting`: for the coach's go-ahead; `ready`: it was given, and nothing was trained since.
 */
export const FIRST_WEEK_STATES = ["new", "begun", "waiting", "ready", "again"] as const;
export type FirstWeekState = (typeof FIRST_WEEK_STATES)[number];

/** Instants in milliseconds; null for what has not happened. */
export type FirstWeekFacts = {
  /** Since when it is offered; null while it is off. */
  onSince: number | null;
  joinedAt: number;
  startedAt: number | null;
  dismissedAt: number | null;
  /** The number of cards that are on, and how many of them were answered or skipped. */
  cards: number;
  cardsDone: number;
  waitsSince: number | null;
  goAheadAt: number | null;
  /** The last completed training. */
  trainedAt: number | null;
  /** The current waiver, while its card is on. */
  waiver: { hash: string; since: number } | null;
  signedHash: string | null;
};

/**
 * Returns the row's state; null for no row. Members who joined before it was offered see none, unless they have begun.
 */
export function firstWeekState(facts: FirstWeekFacts): FirstWeekState | null {
  const { onSince, joinedAt, startedAt, dismissedAt, waiver, signedHash } = facts;
  if (onSince === null) return null;
  if (startedAt === null) return joinedAt >= onSince && dismissedAt === null ? "new" : null;
  const putAwaySince = (at: number) => dismissedAt !== null && dismissedAt >= at;
  if (facts.waitsSince !== null && facts.goAheadAt === null) return putAwaySince(facts.waitsSince) ? null : "waiting";
  const isAgain = waiver !== null && signedHash !== null && signedHash !== waiver.hash;
  if (isAgain) return putAwaySince(waiver.since) ? null : "again";
  if (facts.goAheadAt !== null && (facts.trainedAt ?? 0) < facts.goAheadAt) {
    return putAwaySince(facts.goAheadAt) ? null : "ready";
  }
  return facts.cardsDone < facts.cards && dismissedAt === null ? "begun" : null;
}
