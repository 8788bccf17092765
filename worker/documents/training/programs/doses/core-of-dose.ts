import { NO_SETS } from "../../../../contract/no-sets";
import type { Sets } from "../../../../contract/program-reading";
import { amountsOf, asRange, asSides } from "./amounts-of-sets";
import { KILOMETRES, METRES, MINUTES, NUMBER, OTHER_LENGTHS, RANGE, SECONDS, SETS_WORD } from "./dose-words";

/** "+10x5", "BWx10": a load and its reps. */
const WEIGHTED = /^(\+\d+(?:\.\d+)?|bw)\s*x\s*(\d{1,2}\+?)$/i;

const LINK =
  "(?:\\s*(?:(?:of|x|de|di|da|à|a|por|mit|po|по|at|(?:and|y|e|et|und|i|и)(?=\\s+\\d+(?:-\\d+)?\\s*(?:rep|rép|rip|wdh|wied|powt|повт)))(?!\\p{L})|@|:|-)\\s*)?";
const SETS_OF = new RegExp(`^(${RANGE})\\s*(?:${SETS_WORD})\\.?${LINK}\\s*(.+)$`, "u");
const SETS_ONLY = new RegExp(`^(?:x\\s*)?(${RANGE})\\s*(?:${SETS_WORD})\\.?$`, "u");
const TIMES = /^(\d+(?:-\d+)?)\s*x\s*(.+)$/u;
const AMOUNT_SETS = new RegExp(`^(.+?)\\s*(?:x|,|(?<=[회번개回次个個]))\\s*(${RANGE})\\s*(?:${SETS_WORD})\\.?$`, "u");

const AMOUNT_TIMES = new RegExp(
  `^((?:\\p{Script=Han}{1,3})?${RANGE}\\s*(?:[회번개回次个個]|${SECONDS}|${MINUTES}|${METRES}|${KILOMETRES}|${OTHER_LENGTHS}))\\s*x\\s*(\\d{1,2})$`,
  "u",
);

const THREE = new RegExp(`^(${NUMBER})\\s*x\\s*(${RANGE}\\+?)\\s*x\\s*(${NUMBER})$`, "u");
const LOAD_TIMES = new RegExp(`^(${NUMBER})\\s*x\\s*(${RANGE}\\+?)$`, "u");

/** The core of a dose, sets and what is done in each: "3 x 8-12", "x5", "225 x 5 x 3", "12/10/8", "20 min". */
export function readCore(core: string): Sets[] | null {
  const own = core
    .replace(/^[\s:x]*(?=$)|\s+x$/g, "")
    .replace(/^[:=]\s*/, "")
    .replace(/[.,:]+$/, "")
    .trim();
  if (own === "") return null;
  const three = THREE.exec(own);
  if (three) {
    const [first, second, third] = [Number(three[1]), three[2] ?? "", Number(three[3])];
    if (first >= 20 && first > third)
      return [{ ...NO_SETS, load: three[1] ?? null, reps: second, count: String(third) }];
    if (third >= 20) return [{ ...NO_SETS, count: String(first), reps: second, load: three[3] ?? null }];
  }
  const weighted = WEIGHTED.exec(own);
  if (weighted) return [{ ...NO_SETS, load: (weighted[1] ?? "").toUpperCase(), reps: weighted[2] ?? null, count: "1" }];
  const only = SETS_ONLY.exec(own);
  if (only) return [{ ...NO_SETS, count: only[1] ?? null }];
  const each = /^x\s*(.+?)(?:\s*x\s*(\d{1,2}))?$/u.exec(own);
  if (each) {
    const amounts = amountsOf(each[1] ?? "");
    return amounts ? amounts.map((amount) => ({ ...NO_SETS, ...amount, count: each[2] ?? "1" })) : null;
  }
  // "60 sec x 3", "40 m x 4"
  const [, amount, often] = AMOUNT_TIMES.exec(own) ?? [];
  const once = amount ? amountsOf(amount) : null;
  if (once?.length === 1) return [{ ...NO_SETS, ...once[0], count: often ?? null }];
  const setsOf = SETS_OF.exec(own) ?? TIMES.exec(own);
  if (setsOf) {
    const count = setsOf[1] ?? "";
    const listed = amountsOf((setsOf[2] ?? "").replace(/^(?:de|di|of|à)\s+/u, ""));
    if (listed) {
      const amounts = asRange(asSides(listed, count), count);
      const only = amounts[0];
      const plainReps = amounts.length === 1 && only?.reps !== undefined && /^\d/.test(only.reps ?? "");
      // Nobody does twenty sets: what is written as "225x5" is a load and its reps.
      const most = only?.reps != null && amounts.length === 1 && /^(?:AMRAP|AMAP|MRS?|max)/i.test(only.reps);
      if (most && Number(count) >= 20) return [{ ...NO_SETS, count: "1", load: count, reps: only?.reps ?? null }];
      if (
        plainReps &&
        /^\d+(?:\.\d+)?$/.test(count) &&
        Number(count) >= 20 &&
        Number(count) > Number.parseFloat(only?.reps ?? "")
      ) {
        return [{ ...NO_SETS, count: "1", load: count, reps: only?.reps ?? null }];
      }
      if (amounts.length > 1 && Number(count) === amounts.length)
        return amounts.map((amount) => ({ ...NO_SETS, ...amount, count: "1" }));
      return amounts.map((amount) => ({ ...NO_SETS, ...amount, count }));
    }
  }
  const loaded = LOAD_TIMES.exec(own);
  if (loaded && Number(loaded[1]) >= 20)
    return [{ ...NO_SETS, count: "1", load: loaded[1] ?? null, reps: loaded[2] ?? null }];
  const behind = AMOUNT_SETS.exec(own);
  if (behind) {
    const amounts = amountsOf(behind[1] ?? "");
    if (amounts) return amounts.map((amount) => ({ ...NO_SETS, ...amount, count: behind[2] ?? null }));
  }
  const amounts = amountsOf(own);
  if (!amounts) return null;
  return amounts.map((amount) => ({ ...NO_SETS, ...amount, count: amounts.length > 1 ? "1" : null }));
}
