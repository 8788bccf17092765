import { isCategory } from "./categories";
import { columnRole } from "./column-role";
import type { Line } from "./line";
import { addText, assign } from "./parsed-exercise";
import { parseTierCell } from "./tiers";
import type { ParsedExercise, Training } from "./training";

/** "Tempo: 30X0" under an exercise. */
export function readLabel(training: Training, current: ParsedExercise, line: Line): boolean {
  if (line.heading !== null) return false;
  const several = splitLabels(line.text);
  if (several.length > 1) {
    for (const [at, text] of several.entries())
      readLabel(training, current, { ...line, text, links: at === 0 ? line.links : [] });
    return true;
  }
  const match = /^([^:]{2,30}?)\s*:\s*(.*)$/.exec(line.text);
  const label = match?.[1] ?? line.text;
  const role = columnRole(label);
  if (role === null || ["name", "day", "option", "week", "code", "order"].includes(role)) return false;
  if (!match && line.links.length === 0) return false;
  if ((role === "tier" || role === "category") && (line.bold || !match?.[2])) return false;
  const value = match?.[2] ?? "";
  current.links.push(...line.links);
  if (role === "category" && (value === "" || isCategory(value))) current.category = value || null;
  else if (role === "category") addText(current, value);
  else if (role === "notes") addText(current, value);
  else if (role === "tier") current.tier = parseTierCell(value)?.tier ?? current.tier;
  else if (role !== "video" && value) {
    // "Sets: 3", and then "Work: 15 m": so much in each of them.
    const isEach = role === "setRep" && current.sets !== null && current.reps === null && AMOUNT_ALONE.test(value);
    assign(training, current, isEach ? "reps" : role, {
      text: value,
      stored: null,
      heading: label,
      at: { place: line.place, row: null },
    });
    if (role === "sets" && current.setRep !== null && AMOUNT_ALONE.test(current.setRep))
      Object.assign(current, { reps: current.setRep, setRep: null });
  }
  return true;
}

/** "15 m", "2 min/side", "40 s each": an amount that says no number of sets. */
const AMOUNT_ALONE =
  /^\d+(?:[.,:]\d+)?(?:\s*[-–]\s*\d+(?:[.,:]\d+)?)?\s*(?:m|km|yd|ft|s|secs?|seconds?|mins?|minutes?|reps?)?\.?(?:\s*(?:\/\s*(?:side|leg|arm)|each(?: side)?|per (?:side|leg|arm)))?$/i;

/** "Work: 5 x 5   Load: 70%   Tempo: 31X0", "Sets: 3 | Reps: 12": each label with its value; one where any of them is unknown. */
function splitLabels(text: string): string[] {
  const parts = text
    .split(/\s+(?=\p{L}[\p{L}/]{2,14}:\s)/u)
    .map((part, at, { length }) => (at < length - 1 ? part.replace(/\s*[|,;·•/–—-]$/u, "") : part));
  const isKnown = (part: string) => DOSE_LABELS.includes(columnRole(/^([^:]{2,20}):/.exec(part)?.[1] ?? "") ?? "");
  return parts.every(isKnown) ? parts : [text];
}

const DOSE_LABELS: string[] = ["setRep", "sets", "reps", "load", "rpe", "tempo", "rest", "duration"];
