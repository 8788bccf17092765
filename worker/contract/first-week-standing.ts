/**
 * How a member's first week stands, for the row that leads to it. `again`: what they have signed has a new version;
 * `waiting`: the coach's word is awaited; `ready`: it has come, and nothing was trained since.
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
  /** Cards that are on, and of those the ones answered or skipped. */
  cards: number;
  cardsDone: number;
  waitsSince: number | null;
  goAheadAt: number | null;
  /** The last training that was recorded. */
  trainedAt: number | null;
  /** Of the waiver in force, while its card is on: since when, and its hash. */
  waiver: { hash: string; since: number } | null;
  signedHash: string | null;
};

/** What the row says; null for no row. Who joined before it was offered and has not begun by themselves sees none. */
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
