/** Folds a column's name for comparison: lower case, without accents, words only. */
export const fold = (head: string) =>
  head
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();

/** Returns whether numeric dates have the day before the month; null if they do not tell. */
export function daysFirst(values: readonly string[]): boolean | null {
  for (const value of values) {
    const found = NUMBERS.exec(value);
    if (!found) continue;
    if (value.includes(".") || Number(found[1]) > 12) return true;
    if (Number(found[2]) > 12) return false;
  }
  return null;
}

const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Reads a date in common formats as `YYYY-MM-DD`; null if it is none. */
export function readDay(text: string, dayFirst: boolean): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, a, b, year] = numbers;
    return dayFirst ? dayOf(year, b, a) : dayOf(year, a, b);
  }
  const words = /^(?:[a-z]+,? )?(\d{1,2})[. -]+([a-z]{3})[a-z]*[., -]+(\d{4})/i.exec(text);
  if (words) return dayOf(words[3], monthOf(words[2]), words[1]);
  const american = /^(?:[a-z]+, )?([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/i.exec(text);
  return american ? dayOf(american[3], monthOf(american[1]), american[2]) : null;
}

const monthOf = (name: string | undefined) => String(MONTHS.indexOf((name ?? "").toLowerCase()) + 1);

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  const long = year?.length === 2 ? `20${year}` : year;
  const date = `${long}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? null : date;
}
