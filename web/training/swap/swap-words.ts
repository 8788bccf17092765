import type { AlternativePurpose, SwapReason } from "../../../worker/contract/swaps-limits";

export const PURPOSE_NAMES: Record<AlternativePurpose, string> = {
  pattern: "Same pattern",
  kit: "Takes less kit",
  joint: "Easier on a joint",
};

export const REASON_NAMES: Record<SwapReason, string> = { kit: "No kit", hurts: "It hurts", prefer: "I prefer it" };

/** The reasons as the coach reads them. */
export const REASONS_TOLD: Record<SwapReason, string> = { kit: "no kit", hurts: "it hurts", prefer: "prefers it" };
