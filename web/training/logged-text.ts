import { setsText } from "../../worker/contract/log-text";
import { type SetRow, setsOf } from "./set-rows";

/** Returns the logged rows of an exercise in words; null without any. */
export function loggedText(rows: readonly SetRow[]): string | null {
  const { sets } = setsOf(rows);
  return sets.length > 0 ? setsText(sets) : null;
}
