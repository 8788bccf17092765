import type { StoredValue } from "../document-model";

type Displayed = { text: string; stored: StoredValue | null };

/**
 * A stored number as the sheet shows it, so that 0.725 is "72.5%" again. Dates and times also keep their parts, because
 * a spreadsheet makes them out of "3-5" and "0:30" without asking. `code` is an Excel number format.
 */
export function displayNumber(value: number, code: string, date1904: boolean): Displayed {
  const section = pickSection(code, value);
  const bare = section.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, (part) => (/^\[[hms]+\]$/i.test(part) ? part : ""));
  const letters = bare.replace(/general/i, "");
  // "m" is a month, unless hours or seconds stand beside it.
  const dated = /[dy]/i.test(letters) || (/m/i.test(letters) && !/[hs]/i.test(letters));
  if (dated && !/[0#?]/.test(bare)) return displayDate(value, date1904, bare.replace(TIME_OF_DAY, ""));
  if (/[hs]/i.test(bare) && !/[#?]|e[+-]/i.test(bare)) return displayTime(value, bare);
  return { text: displayPlain(value, section, bare), stored: null };
}

const TIME_OF_DAY = /\[?h+\]?(?::m+)?(?::s+)?|m+:s+|am\/pm|a\/p/gi;
const DAY = 86_400_000;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function displayDate(serial: number, date1904: boolean, code: string): Displayed {
  const date = serialDate(serial, date1904);
  if (!date) return { text: String(serial), stored: null };
  const { year, month, day } = date;
  const weekday = /ddd/i.test(code) ? `${weekdayOf(date)} ` : "";
  const name = /mmm/i.test(code) ? MONTHS[month - 1] : String(month);
  const parts: string[] = [];
  for (const token of code.match(/d+|m+|y+/gi) ?? []) {
    if (/^d{1,2}$/i.test(token)) parts.push(String(day));
    else if (/^m/i.test(token)) parts.push(name ?? "");
    else if (/^y/i.test(token)) parts.push(String(year));
  }
  const text = weekday + parts.join(/\//.test(code) ? "/" : weekday ? " " : "-");
  return { text: text.trim(), stored: { kind: "date", year, month, day } };
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The name of a date's weekday, in English as the months are. */
export function weekdayOf({ year, month, day }: { year: number; month: number; day: number }): string {
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? "";
}

function serialDate(serial: number, date1904: boolean): { year: number; month: number; day: number } | null {
  // Excel counts a 29 February 1900 that never was, so the days before it are one off (ISO 29500-1, 18.17.4.1).
  const days = Math.floor(serial) + (date1904 ? 1462 : serial < 60 ? 1 : 0);
  if (!(days > 0 && days < 2_958_466)) return null;
  const date = new Date(Date.UTC(1899, 11, 30) + days * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function displayTime(value: number, code: string): Displayed {
  const seconds = Math.round((/\[h+\]|\[m+\]/i.test(code) ? value : value % 1) * 86_400);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = /h/i.test(code);
  const text =
    hours && !/s/i.test(code)
      ? `${h}:${two(m)}`
      : hours && h > 0
        ? `${h}:${two(m)}:${two(s)}`
        : `${hours ? m : Math.floor(seconds / 60)}:${two(s)}`;
  return { text, stored: { kind: "time", seconds } };
}

function displayPlain(value: number, section: string, bare: string): string {
  if (/general/i.test(bare) || !/[0#?]/.test(bare) || /[?/]|e[+-]/i.test(bare)) {
    const fraction = /[#?0]\s*\/\s*([?#0]+|\d+)/.exec(bare)?.[1];
    if (fraction) return displayFraction(value, fraction);
    const number = shortest(value);
    return section.includes("%") ? `${shortest(value * 100)}%` : number + suffixOf(section);
  }
  const percent = bare.includes("%");
  const scaled = percent ? value * 100 : value;
  const decimals = /\.([0#?]+)/.exec(bare)?.[1] ?? "";
  const fixed = Math.abs(scaled).toFixed(Math.min(decimals.length, 10));
  // "72.50%" is a format's wish, not the coach's: what stands behind the point is shown only as far as it says something.
  const trimmed = percent || decimals.includes("#") ? fixed.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "") : fixed;
  const minimum = /^[^.]*?(0+)(?:\.|[^0#,]|$)/.exec(bare.replace(/[^0#.,]/g, ""))?.[1]?.length ?? 1;
  const [whole = "", rest] = trimmed.split(".");
  const digits = whole.padStart(Math.min(minimum, 10), "0") + (rest === undefined ? "" : `.${rest}`);
  const prefix = prefixOf(section);
  // "+0.0;-0.0" has a part for what is below nothing, which brings its own sign.
  return `${scaled < 0 && !/[-(]/.test(prefix) ? "-" : ""}${prefix}${digits}${percent ? "%" : ""}${suffixOf(section)}`;
}

/** "2 1/2", with the fraction that comes nearest; `denominator` is the one wished for, or "??" for one of two digits. */
function displayFraction(value: number, denominator: string): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const wished = Number(denominator);
  const most = 10 ** Math.min(denominator.length, 2) - 1;
  let [top, bottom] = [0, 1];
  for (let candidate = wished || 1; candidate <= (wished || most); candidate++) {
    const near = Math.round((size - whole) * candidate);
    const better = Math.abs(near / candidate - (size - whole)) < Math.abs(top / bottom - (size - whole)) - 1e-9;
    if (better) [top, bottom] = [near, candidate];
  }
  const carried = whole + (top === bottom ? 1 : 0);
  const parts = [
    carried > 0 || top % bottom === 0 ? String(carried) : "",
    top % bottom === 0 ? "" : `${top}/${bottom}`,
  ];
  return (value < 0 ? "-" : "") + parts.filter(Boolean).join(" ");
}

/** Formats may have up to four parts, for positive, negative, zero and text. */
function pickSection(code: string, value: number): string {
  const sections = code.match(/(?:"[^"]*"|\\.|[^;"\\])+/g) ?? ["General"];
  if (value < 0 && sections[1]) return sections[1];
  if (value === 0 && sections[2]) return sections[2];
  return sections[0] ?? "General";
}

function prefixOf(section: string): string {
  return literals(section.slice(0, /^[^0#?]*/.exec(withoutLiterals(section))?.[0].length));
}

function suffixOf(section: string): string {
  const bare = withoutLiterals(section);
  const general = bare.search(/general/i);
  const last = Math.max(bare.lastIndexOf("0"), bare.lastIndexOf("#"), general < 0 ? -1 : general + 6);
  return last < 0 ? "" : literals(section.slice(last + 1));
}

/** The section with its quoted texts blotted out, as long as before: their digits are no places for figures. */
const withoutLiterals = (section: string) => section.replace(/"[^"]*"|\\./g, (part) => "_".repeat(part.length));

function literals(part: string): string {
  let text = "";
  for (const match of part.matchAll(/"([^"]*)"|\\(.)|_.|\*.|\[[^\]]*\]|([ x×:+()$€£/-])/g))
    text += match[1] ?? match[2] ?? match[3] ?? "";
  return text;
}

/** Excel shows eleven digits under "General"; more would only show how the number is stored. */
function shortest(value: number): string {
  return String(Number(value.toPrecision(11)));
}
