import { isCategory } from "./categories";
import { findDose } from "./dose";
import { parseTier } from "./tiers";
import type { ParsedExercise } from "./training";

type Tagged = { text: string; tier: ParsedExercise["tier"]; category: string | null };

/** "[A-Tier · Power] A1 - Tuck Jump: 4 x 4": tier and kind of work in brackets in front of an exercise, and what follows. */
export function behindTag(written: string): Tagged | null {
  const [, tag = "", text = ""] = /^\s*[[(]([^()[\]]{3,40})[\])]\s*(\S.*)$/.exec(written) ?? [];
  const tier = parseTier(tag);
  if (!(tier || isCategory(tag)) || findDose(text) === null) return null;
  return { text, tier: tier?.tier ?? null, category: tier ? tier.rest || null : tag };
}

export function addTag(found: ParsedExercise, { tier, category }: Tagged): void {
  found.tier ??= tier;
  found.category ??= category;
}
