import { setsText, setText } from "../../worker/contract/log-text";
import type { FilmedSet } from "../../worker/contract/messages";

/** Returns what a clip shows, as `Back squat · set 3 · 100 kg × 5`, without unknown parts. */
export const filmedText = ({ exercise, set, done }: FilmedSet): string =>
  [exercise, `set ${set}`, doneText(done)].filter(Boolean).join(" · ");

/** Says once what both sides have in common. */
function doneText([one, other, ...more]: FilmedSet["done"]): string {
  if (!one) return "";
  const bare = (set: typeof one) => JSON.stringify({ ...set, side: null });
  if (other && more.length === 0 && bare(one) === bare(other)) return `${setText({ ...one, side: null })} each side`;
  return setsText(other ? [one, other] : [one]);
}
