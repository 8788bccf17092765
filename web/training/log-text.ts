import { shownSeconds } from "../../worker/contract/clock-text";
import { loadText, metresText } from "../../worker/contract/log-text";
import type { PersonalRecord } from "../../worker/contract/training";

const number = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 });

/** Returns the text of a new record. */
export function recordText(record: PersonalRecord): string {
  const { kind, value, unit, at } = record;
  const load = unit ? `${number(value)} ${unit}` : number(value);
  const done = at ? loadText(at) : "";
  switch (kind) {
    case "load":
      return `${done || load} is your heaviest set`;
    case "estimate":
      return `about ${load} for a single rep is your best estimate`;
    case "time":
      return `${shownSeconds(value)} is your longest${done && ` with ${done}`}`;
    case "distance":
      return `${metresText(value)} is your furthest${done && ` with ${done}`}`;
    case "reps":
      return `${number(value)} reps is your most so far${done && ` with ${done}`}`;
  }
}

/** The toast of a record; its text is from `recordsText`. */
export const RECORD_TOAST = { title: "New personal record", tone: "success" } as const;

/** Returns records in sentences, one per exercise. */
export function recordsText(records: readonly PersonalRecord[]): string {
  const byName = new Map<string, string[]>();
  for (const record of records) {
    byName.set(record.exerciseName, [...(byName.get(record.exerciseName) ?? []), recordText(record)]);
  }
  return [...byName].map(([name, said]) => `${name}: ${said.join("; ")}.`).join(" ");
}
