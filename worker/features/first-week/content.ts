import { type FirstWeekContent, signedText } from "../../contract/first-week-limits";
import { sha256 } from "../../platform/sha256";

/** Returns the hash of what is signed: only a change of that asks members again. */
export const waiverHashOf = (content: FirstWeekContent): Promise<string> =>
  sha256(new TextEncoder().encode(signedText(content)));

/** Returns the cards for members. */
export const asOffered = (content: FirstWeekContent): FirstWeekContent => ({
  ...content,
  cards: content.cards.filter(({ on }) => on),
});
