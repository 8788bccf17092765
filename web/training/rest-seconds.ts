import { shownSeconds } from "../../worker/contract/clock-text";

/** A rest in seconds. Of a range the upper end counts; `from` is the lower one, for display. */
export type Rest = { seconds: number; from: number | null };

const LONGEST_S = 3600;
const MINUTES = String.raw`(?:min(?:ute)?s?|m|['′’](?!['′’]))\.?(?![a-z])`;
const SECONDS = String.raw`(?:s(?:ec(?:ond)?s?)?|["″”]|''|’’)\.?(?![a-z])`;
const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const RANGE = String.raw`\s*(?:-|–|—|to|bis)\s*`;
const AMOUNT = String.raw`(?:\d{1,2}:[0-5]\d|${NUMBER}\s*${MINUTES}(?:\s*\d{1,2}\s*${SECONDS}|\s*\d{2}(?![\w:.]))?|${NUMBER}\s*${SECONDS})`;

const SPOKEN = new RegExp(`(?<![\\w.,:])(?:(${AMOUNT}|${NUMBER})${RANGE})?(${AMOUNT})`, "i");
const BARE = new RegExp(`^(?:rest:?\\s*)?(?:(\\d{1,4})${RANGE})?(\\d{1,4})$`, "i");
/** A bare number up to this is minutes, above it seconds: nobody prescribes two seconds of rest. */
const BARE_MINUTES_MOST = 5;

/** Counts written as words: "One minute". */
const COUNTS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
  ninety: 90,
  um: 1,
  dois: 2,
  três: 3,
  trinta: 30,
  sessenta: 60,
  noventa: 90,
  un: 1,
  dos: 2,
  tres: 3,
  treinta: 30,
  sesenta: 60,
};
const IN_WORDS = new RegExp(`(?<!\\p{L})(?:${Object.keys(COUNTS).join("|")})(?!\\p{L})`, "giu");

/** Reads a rest as coaches write it: `90 s`, `1:30`, `2 min`, `60-90 sec`, `2' 30"`. Null if it states no time. */
export function restOf(text: string | null): Rest | null {
  const inDigits = (text?.trim() ?? "").replace(IN_WORDS, (word) => String(COUNTS[word.toLowerCase()]));
  const spoken = SPOKEN.exec(inDigits);
  const [, low, high] = spoken ?? BARE.exec(inDigits) ?? [];
  if (!high) return null;
  const unit = spoken ? unitOf(high) : Number(high) <= BARE_MINUTES_MOST ? 60 : 1;
  const seconds = secondsOf(high, unit);
  if (seconds <= 0 || seconds > LONGEST_S) return null;
  const from = low ? secondsOf(low, unit) : null;
  return { seconds, from: from !== null && from > 0 && from < seconds ? from : null };
}

/** A lower end without a unit has the upper one's: `60-90 sec`, `1-2 min`. */
function secondsOf(amount: string, unit: number): number {
  const clock = /^(\d+):(\d+)$/.exec(amount);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const [first = "0", second = "0"] = amount.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return Math.round(Number(first.replace(",", ".")) * (hasUnit(amount) ? unitOf(amount) : unit)) + Number(second);
}

const hasUnit = (amount: string) => /[^\d.,\s]/.test(amount);

function unitOf(amount: string): number {
  return new RegExp(`^[\\d.,]+\\s*${MINUTES}`, "i").test(amount) ? 60 : 1;
}

export function shownRest({ seconds, from }: Rest): string {
  return from === null ? shownSeconds(seconds) : `${shownSeconds(from)} to ${shownSeconds(seconds)}`;
}
