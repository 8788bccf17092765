/** What an alternative to a lift is for: it trains the same, takes less kit, or is easier on a joint. */
export const ALTERNATIVE_PURPOSES = ["pattern", "kit", "joint"] as const;
export type AlternativePurpose = (typeof ALTERNATIVE_PURPOSES)[number];

/** Why a member does another exercise: there is no kit for it, it hurts, or they rather do the other. */
export const SWAP_REASONS = ["kit", "hurts", "prefer"] as const;
export type SwapReason = (typeof SWAP_REASONS)[number];

/** Alternatives of one lift, and lifts that a member does another one for from now on. */
export const SWAP_LIMITS = { alternatives: 12, standing: 100 } as const;
/** Of a member's swaps the coach is shown so many, the newest ones. */
export const SWAPS_SHOWN = 30;
