import { memoized } from "../../memoized";
import { either, trimmed } from "./label-words";
import { plain } from "./plain-text";

/** Their names and abbreviations, as pieces of a pattern on plain text. */
export const MONTHS = either([
  ..."january february march april may june july august september october november december".split(" "),
  ..."jan feb mar apr jun jul aug sep sept oct nov dec".split(" "),
  ..."enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  ..."janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro".split(" "),
  ..."gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre".split(" "),
  ..."janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(" "),
  ..."januar februar marz juni juli oktober dezember mrz okt dez".split(" "),
]);

/** "March 3, 2025", "3 mars", "03.03.2025": a day of the calendar in a text. */
const CALENDAR_DAY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${MONTHS})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?|\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?(?:${MONTHS})\\.?(?:(?:\\s+de)?,?\\s+\\d{4})?|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d|(?:19|20)\\d\\d([-/.])\\d\\d\\1\\d\\d)(?![\\p{L}\\d])`,
  "iu",
);

const MONTH_NAME = new RegExp(`^(?:${MONTHS})\\.?(?:['’]?\\s*(?:(?:19|20)?\\d\\d))?$`, "u");

/** "January", "Feb 26", "März 2026" */
export const namesMonth = (text: string): boolean => MONTH_NAME.test(plain(text));

/** A text without the day of the calendar in it; the same text where there is none. */
export const withoutDate = memoized((text: string): string => {
  const own = plain(text);
  const found = CALENDAR_DAY.exec(own);
  if (!found) return text;
  const shown = own.length === text.length ? text : own;
  return trimmed(shown.slice(0, found.index) + shown.slice(found.index + found[0].length));
});

/** "3 March", "29 Mar – 4 Apr", "12-18 Jan": nothing but a day of the calendar, or the first and the last of some. */
export const namesDate = (text: string): boolean =>
  text
    .replace(/^\d{1,2}\s?[–—-]\s?(?=\d)/, "")
    .split(/\s+(?:[–—-]|to)\s+/)
    .every((day) => /\d/.test(day) && withoutDate(day) === "");
