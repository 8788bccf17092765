/** Two clips on one line of time, in seconds. The newer begins at 0; the earlier one is `ahead` of it. */
export type ClipPair = { newer: number; earlier: number; ahead: number };

/** From where the first of the two begins to where the last one ends. */
export function spanOf({ newer, earlier, ahead }: ClipPair): { from: number; to: number } {
  return { from: Math.min(0, -ahead), to: Math.max(newer, earlier - ahead) };
}

type Standing = {
  at: number;
  /** It has not ended, and has begun. */
  runs: boolean;
};

/** Where each of the two stands at a moment of the line: before its beginning and after its end it waits there. */
export function standingAt(
  moment: number,
  { newer, earlier, ahead }: ClipPair,
): { newer: Standing; earlier: Standing } {
  return { newer: standing(moment, newer), earlier: standing(moment + ahead, earlier) };
}

const standing = (at: number, length: number): Standing => ({
  at: Math.min(Math.max(0, at), length),
  runs: at >= 0 && at < length,
});

/** A moment that is on the line. */
export function within(moment: number, pair: ClipPair): number {
  const { from, to } = spanOf(pair);
  return Math.min(Math.max(from, moment), to);
}

/** How far one may be ahead of the other: some of both has to show at once. */
export const mostAhead = ({ newer, earlier }: Pick<ClipPair, "newer" | "earlier">) => ({
  least: -Math.max(0, newer),
  most: Math.max(0, earlier),
});
