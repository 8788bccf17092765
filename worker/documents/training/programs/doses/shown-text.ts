import type { Column } from "../columns/column";
import type { Cell } from "../grid-view";

/** The text of a cell, with a range that the program turned into a date turned back. */
export function shownText(cell: Cell, role: Column["role"]): string {
  const { stored } = cell;
  if (stored?.kind === "date" && ["sets", "reps", "work", "any", "scheme"].includes(String(role))) {
    const [low, high] = [Math.min(stored.month, stored.day), Math.max(stored.month, stored.day)];
    // "10-40" has no day 40: it became a month of that year.
    return stored.day === 1 && high === stored.month && stored.year % 100 > 12
      ? `${stored.month}-${stored.year % 100}`
      : `${low}-${high}`;
  }
  if (stored?.kind === "time" && ["reps", "work", "any", "duration", "rest"].includes(String(role))) {
    const seconds = stored.seconds;
    // "1:10" of how long something takes may be hours and minutes, and stays as it is written.
    if (seconds >= 3600 && (role === "duration" || seconds % 360 > 0)) return cell.text.trim();
    return seconds % 60 === 0 && seconds >= 3600
      ? `${seconds / 3600} min`
      : seconds % 60 === 0
        ? `${seconds / 60} min`
        : `${seconds} s`;
  }
  // Lines of a cell may be sets of their own.
  const isLines = role === "scheme" || role === "any";
  const text = cell.text.replace(isLines ? /[^\S\n]+/g : /\s+/g, " ").trim();
  if (/^(?:[-–—./]+|[@x×]|n\/?a)$/i.test(text)) return "";
  return WHOLE.has(String(role)) ? text.replace(/^(\d{1,4})[.,]0{1,2}$/, "$1") : text;
}

/** Of these "5.0" is five in the format of its column; in minutes "5.00" may be a time. */
const WHOLE = new Set(["sets", "reps", "work", "any", "load", "effort", "rir"]);

/** "1:10" and "1:10:00" of hours and minutes: so many minutes. */
export function inMinutes({ text }: Cell): string {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(text.trim()) ?? [];
  return minutes === undefined ? text : `${Number(hours) * 60 + Number(minutes)} min`;
}
