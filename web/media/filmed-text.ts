import { setsText, setText } from "../../worker/contract/log-text";
import type { FilmedSet } from "../../worker/contract/messages";

/** `Back squat · set 3 · 100 kg × 5`: what a clip shows, without what nobody has said. */
export const filmedText = ({ exercise, set, done }: FilmedSet): string =>
  [exercise, `set ${set}`, doneText(done)].filter(Boolean).join(" · ");

/** What is alike on both sides is said once. */
function doneText([one, other, ...more]: FilmedSet["done"]): string {
  if (!one) return "";
  const bare = (set: typeof one) => JSON.stringify({ ...set, side: null });
  if (other && more.length === 0 && bare(one) === bare(other)) return `${setText({ ...one, side: null })} each side`;
  return setsText(other ? [one, other] : [one]);
}
