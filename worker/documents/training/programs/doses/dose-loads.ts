import { END, LOAD_UNIT, NUMBER, RANGE } from "./dose-words";
import type { Unread } from "./unread-words";

/** The body's own weight. Two letters of it, "3 x 5, PC", stand at the end of what is said of the sets. */
const BODYWEIGHT =
  "bw|body ?weight|b\\.w\\.|(?:peso )?corporal|peso (?:do corpo|del cuerpo|propio)|corpo libero|poids (?:du|de) corps|pdc|p\\.d\\.c\\.?|masa ciała|вес тела|körpergewicht|собств\\.? вес|власна вага|kroppsv[ei]kt|kropsvægt|lichaamsgewicht|vlastní váha|oma paino|testsúly|greutatea corpului|vücut ağırlığı|自重|맨몸|徒手|(?:pc|kv)(?=\\s*$)";
export const pairOf = ([, each = "", unit = ""]: RegExpExecArray) => `2 x ${each} ${unitOfLoad(unit.toLowerCase())}`;
const PERCENTS = new RegExp(
  `(?:@|(?<!\\p{L})(?:at|à|al|ao|a|auf|bei|на|with|con|com|mit))?\\s*(${RANGE}%?(?:\\s*/\\s*${RANGE}%?)*)\\s*%(?:\\s*(?:of\\s*|del\\s*|do\\s*|von\\s*)?(?:\\d{1,2}\\s?rm|e1rm|tm|rm|training max|max|1пм))?`,
  "u",
);

const LOADS = new RegExp(
  `(?:@|(?<!\\p{L})(?:at|with|w/|c/|con|com|mit|avec|à|с))?\\s*(?<![\\d.])(\\+?\\s*${RANGE}(?:\\s*/\\s*${NUMBER})*)\\s*(${LOAD_UNIT})(?:\\s*(?:each|per hand|/hand))?${END}`,
  "u",
);
const OWN_WEIGHT = new RegExp(
  `@?\\s*(?<!\\p{L})((?:(?<![\\d./])(?:[1-9]\\/[2-9]|\\d?\\.\\d{1,2})\\s*(?:x\\s*)?)?(?:${BODYWEIGHT}))(\\s*[+-]\\s*${NUMBER}(?:\\s*(?:${LOAD_UNIT}))?)?${END}`,
  "u",
);

/** "BW", "Corporal": the body's own weight and nothing else. */
export const isOwnWeight = (text: string): boolean =>
  // "Körpergewicht": a unit would have a figure before it.
  text.trim() === "KG" || OWN_WEIGHT.exec(text.toLowerCase().trim())?.[0].length === text.trim().length;

/** Loads and percents, one for all sets or one for each. */
export function takeLoads(unread: Unread): { percents: string[]; loads: string[] } {
  const [, percent] = unread.take(PERCENTS) ?? [];
  const percents = percent?.split("/").map((each) => `${each.replace(/[\s%]/g, "")}%`) ?? [];
  let loads: string[] = [];
  const bells = unread.take(/@\s*2\s*x\s*(\d+(?:\.\d+)?)\s*(kgs?|lbs?)\b/u);
  if (bells) loads = [pairOf(bells)];
  const [weighed, value = "", unit = ""] = unread.take(LOADS) ?? [];
  if (weighed) loads = value.split("/").map((each) => `${each.replace(/\s/g, "")} ${unitOfLoad(unit)}`);
  const [own] = unread.take(OWN_WEIGHT) ?? [];
  if (own && loads.length === 0)
    loads = [
      own
        .replace(/^@?\s*/, "")
        .trim()
        .replace(/^(?:bw|p\.?d\.?c|pc$|kv$)/, (short) => short.toUpperCase()),
    ];
  const [, bare] = unread.take(/@\s*(\d+(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)*)(?=\s|$)(?!\s*[rs]pm)/) ?? [];
  if (bare && loads.length === 0) loads = bare.split("/").map((each) => each.trim());
  return { percents, loads };
}

export function unitOfLoad(unit: string): string {
  return /^(?:lb|pound|#)/.test(unit) ? "lb" : "kg";
}
