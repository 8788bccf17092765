const HOUR = "(?:[5-9]|0[5-9]|1\\d|2[0-3])";
const CLOCK = `${HOUR}(?:[:.]|\\s?h\\s?)[0-5]\\d(?:\\s*(?:uhr|hrs?|h|[ap]\\.?m\\.?|ч))?`;
/** "0600" */
const BARE_HOUR = "(?:0[4-9]|1\\d|2[0-3])(?:00|15|30|45)(?:\\s*(?:hrs?|h))?";
const FULL_HOUR = `${HOUR}\\s*(?:uhr|h)|(?:[1-9]|1[0-2])\\s*[ap]\\.?m\\.?`;
const AT = "(?:at|um|ab|a las|alle(?: ore)?|ore|as|a|o(?: godz\\.?)?|godz\\.?|в|kl\\.?|klo|om)";
/** It ends the heading, or a sign stands behind it: "10:00 easy run" is how long somebody runs. */
const TIME_OF_DAY = new RegExp(
  `^[\\s,:@|(–-]*(?:${AT}\\s+)?((?:${CLOCK}|${FULL_HOUR}|${BARE_HOUR})(?:\\s*-\\s*(?:${CLOCK}|${FULL_HOUR}))?)(?=\\s*(?:$|[-:,;)|(/·]))`,
  "u",
);

/** "18:30 – Class A" behind a weekday: when it begins, and what else is said. Both texts have the same length. */
export function timeOfDay(folded: string, shown: string): { time: string | null; rest: string } {
  const found = TIME_OF_DAY.exec(folded);
  if (!found || folded.length !== shown.length) return { time: null, rest: shown };
  const [all, clock = ""] = found;
  const at = all.lastIndexOf(clock);
  return { time: shown.slice(at, at + clock.length), rest: shown.slice(all.length) };
}
