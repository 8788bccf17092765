import { optionName } from "./day-options";
import { COLUMN_TYPES, type ColumnType, DAY_NAMES, WEEKDAYS } from "./drafts";
import { EXERCISE_FIELDS } from "./exercise-fields";
import type { Mark } from "./week-plan-limits";

type PartDay = {
  dayOfWeek: number;
  title: string;
  description: string | null;
  notes: string | null;
  /** Missing in versions stored before marks existed, which means none. */
  mark?: Mark | null | undefined;
  sections: { columnType: ColumnType; exercises: Record<string, string | null>[] }[];
};

/** Everything of a week that its editor can change, without ids. */
export type ProgramContent = {
  title: string;
  description: string | null;
  weekNumber: number | null;
  startDate: string;
  endDate: string;
  days: PartDay[];
};

const DETAILS: Record<string, string> = {
  title: "Title",
  description: "Description",
  weekNumber: "Week number",
  dates: "Dates",
};

/** Returns a path in words: `days.1.equipment` is "Monday, Equipment". */
export function partLabel(path: string): string {
  const [first = "", day = "", option] = path.split(".");
  if (first !== "days") return DETAILS[first] ?? path;
  const name = DAY_NAMES[Number(day)] ?? path;
  return option ? `${name}, ${optionName(option as ColumnType)}` : `${name}, title and notes`;
}

/**
 * Splits a week into the parts that are compared and merged: each detail, each day's texts, each section. A missing day
 * has the value null.
 */
export function programParts(content: ProgramContent): Map<string, string> {
  const parts = new Map<string, string>([
    ["title", asJson(content.title)],
    ["description", asJson(content.description)],
    ["weekNumber", asJson(content.weekNumber)],
    ["dates", asJson([content.startDate, content.endDate])],
  ]);
  for (const dayOfWeek of WEEKDAYS) {
    const day = content.days.find((each) => each.dayOfWeek === dayOfWeek);
    parts.set(`days.${dayOfWeek}`, asJson(day ? [day.title, day.description, day.notes, day.mark ?? null] : null));
    for (const columnType of COLUMN_TYPES) {
      const exercises = day?.sections.find((each) => each.columnType === columnType)?.exercises ?? [];
      const rows = exercises.map((exercise) => EXERCISE_FIELDS.map((field) => exercise[field] ?? null));
      parts.set(`days.${dayOfWeek}.${columnType}`, asJson(rows));
    }
  }
  return parts;
}

/** Returns the paths of the parts in which two states of a week differ, in the week's order. */
export function differingParts(one: ProgramContent, other: ProgramContent): string[] {
  const others = programParts(other);
  return [...programParts(one)].flatMap(([path, value]) => (others.get(path) === value ? [] : [path]));
}

const asJson = (value: unknown) => JSON.stringify(value);
