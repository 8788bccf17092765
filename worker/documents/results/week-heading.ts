import { weekLabel } from "../training/programs/labels/week-label";

/** A heading of one week as that of the week after it: "Week 3 - Build" becomes "Week 4 - Build". Null for all other texts. */
export function asNextWeek(text: string, from: number): string | null {
  const label = weekLabel(text);
  if (label?.number !== from) return null;
  const behind = label.before === "" ? 0 : text.indexOf(label.before) + label.before.length;
  const number = new RegExp(`(?<!\\d)${from}(?!\\d)`);
  const rest = text.slice(Math.max(behind, 0));
  return number.test(rest) ? text.slice(0, Math.max(behind, 0)) + rest.replace(number, String(from + 1)) : null;
}
