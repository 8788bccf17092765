import { TIERS } from "../../worker/contract/drafts";
import type { Tier } from "../ui/tier-badge";

/** Returns the letter of "B-Tier" or "b"; null if it is no tier. */
export function tierOf(text: string | null): Tier | null {
  const letter = /^([A-H])(?:-Tier)?$/i.exec(text?.trim() ?? "")?.[1];
  return letter ? (letter.toUpperCase() as Tier) : null;
}

/** Returns the tiers to choose from, with the document's own, if any. */
export function tierOptions(own: string) {
  const known: readonly string[] = TIERS;
  const all = own && !known.includes(own) ? [own, ...known] : known;
  return [{ value: "", label: "None" }, ...all.map((tier) => ({ value: tier, label: tier }))];
}
