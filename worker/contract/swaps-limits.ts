/** Purpose of an alternative: same movement pattern, less equipment, or easier on a joint. */
export const ALTERNATIVE_PURPOSES = ["pattern", "kit", "joint"] as const;
export type AlternativePurpose = (typeof ALTERNATIVE_PURPOSES)[number];

/** Why a member swaps: missing equipment, pain, or preference. */
export const SWAP_REASONS = ["kit", "hurts", "prefer"] as const;
export type SwapReason = (typeof SWAP_REASONS)[number];

/** Most alternatives per lift, and most standing swaps per member. */
export const SWAP_LIMITS = { alternatives: 12, standing: 100 } as const;
/** Newest swaps of a member shown to the coach. */
export const SWAPS_SHOWN = 30;
