import { type FirstWeekContent, signedText } from "../../contract/first-week-limits";
import { sha256 } from "../../platform/sha256";

/** Anything but what is signed may change without asking anybody again. */
export const waiverHashOf = (content: FirstWeekContent): Promise<string> =>
  sha256(new TextEncoder().encode(signedText(content)));

/** The cards as members get them. */
export const asOffered = (content: FirstWeekContent): FirstWeekContent => ({
  ...content,
  cards: content.cards.filter(({ on }) => on),
});
