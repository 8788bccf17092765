/** Two clips on one timeline, in seconds. The newer begins at 0; the earlier one is `ahead` of it. */
export type ClipPair = { newer: number; earlier: number; ahead: number };

/** Returns the timeline from the first beginning to the last end. */
export function spanOf({ newer, earlier, ahead }: ClipPair): { from: number; to: number } {
  return { from: Math.min(0, -ahead), to: Math.max(newer, earlier - ahead) };
}

type Standing = {
  at: number;
  /** It has begun and not ended. */
  runs: boolean;
};

/** Returns each clip's position at a moment of the timeline; before its beginning and after its end it stands still. */
export function positionsAt(
  moment: number,
  { newer, earlier, ahead }: ClipPair,
): { newer: Standing; earlier: Standing } {
  return { newer: positionAt(moment, newer), earlier: positionAt(moment + ahead, earlier) };
}

const positionAt = (at: number, length: number): Standing => ({
  at: Math.min(Math.max(0, at), length),
  runs: at >= 0 && at < length,
});

/** Clamps a moment to the timeline. */
export function within(moment: number, pair: ClipPair): number {
  const { from, to } = spanOf(pair);
  return Math.min(Math.max(from, moment), to);
}

/** The limits of the offset: the two clips must overlap. */
export const mostAhead = ({ newer, earlier }: Pick<ClipPair, "newer" | "earlier">) => ({
  least: -Math.max(0, newer),
  most: Math.max(0, earlier),
});
