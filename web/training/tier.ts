import { TIERS } from "../../worker/contract/drafts";
import type { Tier } from "../ui/tier-badge";

/** "B-Tier" or "b" as the badge's letter; null for what is no tier. */
export function tierOf(text: string | null): Tier | null {
  const letter = /^([A-H])(?:-Tier)?$/i.exec(text?.trim() ?? "")?.[1];
  return letter ? (letter.toUpperCase() as Tier) : null;
}

/** The choices of a tier. A document may have brought one of its own. */
export function tierOptions(own: string) {
  const known: readonly string[] = TIERS;
  const all = own && !known.includes(own) ? [own, ...known] : known;
  return [{ value: "", label: "None" }, ...all.map((tier) => ({ value: tier, label: tier }))];
}
