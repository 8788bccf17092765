import type { Tier } from "../ui/tier-badge";

/** "B-Tier" or "b" as the badge's letter; null for what is no tier. */
export function tierOf(text: string | null): Tier | null {
  const letter = /^([A-H])(?:-Tier)?$/i.exec(text?.trim() ?? "")?.[1];
  return letter ? (letter.toUpperCase() as Tier) : null;
}
