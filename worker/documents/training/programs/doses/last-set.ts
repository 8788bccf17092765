import type { Sets } from "../../../../contract/program-reading";
import { amountsOf } from "./amounts-of-sets";

/** "5 sets of 5, last set 10": four of five, and one of as many as possible, ten or more. */
export function withLastSet(sets: Sets[], text: string, isFurther: boolean): Sets[] {
  const reps = /^\d{1,2}$/.test(text) ? `${text}+` : (amountsOf(text)?.[0]?.reps ?? null);
  const [only, ...more] = sets;
  // "3 normal sets, last set 10+" are four.
  if (isFurther && only && more.length === 0 && reps !== null) return [only, { ...only, count: "1", reps }];
  return reps !== null && Number(only?.count) >= 1 ? withLast(sets, { reps }) : sets;
}

/** "Early sets RPE 8, last set RPE 9" */
export function withLastEffort(sets: Sets[], effort: string): Sets[] {
  return /\d/.test(effort) ? withLast(sets, { effort }) : sets;
}

function withLast(sets: Sets[], said: Partial<Sets>): Sets[] {
  const [only, ...more] = sets;
  if (!only || more.length > 0) return sets;
  const count = Number(only.count ?? 1);
  const last = { ...only, count: "1", ...said };
  return count > 1 ? [{ ...only, count: String(count - 1) }, last] : [last];
}
