import type { FirstWeekContent } from "../../contract/first-week-limits";
import { sha256 } from "../../platform/sha256";

/** What somebody signs is the agreement with the questions before it: anything else may change without asking again. */
export function waiverHashOf({ waiver, questions }: FirstWeekContent): Promise<string> {
  const { title, text } = waiver;
  return sha256(new TextEncoder().encode(JSON.stringify({ title, text, questions })));
}

/** The cards as members get them. */
export const asOffered = (content: FirstWeekContent): FirstWeekContent => ({
  ...content,
  cards: content.cards.filter(({ on }) => on),
});
