import type { ExerciseField } from "../contract/exercise-fields";
import type { TemplateField } from "../contract/templates-limits";
import { LINK_COLUMN, STRONG_COLUMN, type WrittenTable } from "./written-table";

type Exercise = Record<ExerciseField, string | null>;

/** Exercises as a table with a column for each of the fields, as the reader reads it back. */
export function exerciseTable(exercises: readonly Exercise[], fields: readonly TemplateField[]): WrittenTable {
  const columns = columnsOf(fields);
  return {
    columns: columns.map(({ heading, width }) => ({ heading, width })),
    rows: exercises.map((exercise) =>
      withSomething(
        columns,
        columns.map(({ of, say }) => oneLine(say(exercise, of, fields))),
      ),
    ),
  };
}

function columnsOf(fields: readonly TemplateField[]): Column[] {
  const asked = COLUMNS.filter(({ of }) => of.some((field) => field === "name" || fields.includes(field)));
  const once = asked.filter(({ heading }) => !fields.includes("setRep") || !SAID_TOGETHER.includes(heading));
  // A name needs something beside it: a line of one text is a heading.
  return once.some(isFillable) ? once : [...once, ...COLUMNS.filter(({ of }) => of.includes("setRep"))];
}

const isFillable = ({ heading }: Column) => heading !== STRONG_COLUMN && heading !== LINK_COLUMN;

/** An exercise of which only the name is said would be read as a heading: a dash stands where the coach fills in. */
function withSomething(columns: Column[], cells: string[]): string[] {
  const says = columns.some((column, index) => column.heading !== STRONG_COLUMN && cells[index]);
  const at = columns.findIndex(isFillable);
  return says ? cells : cells.map((cell, index) => (index === at ? "–" : cell));
}

type Column = {
  heading: string;
  width: number;
  of: TemplateField[];
  say: (exercise: Exercise, of: TemplateField[], fields: readonly TemplateField[]) => string;
};

const plain = (heading: string, width: number, field: TemplateField): Column => ({
  heading,
  width,
  of: [field],
  say: (exercise) => exercise[field] ?? "",
});

/** Two columns that would say a second time what one of both says. */
const SAID_TOGETHER = ["Sets", "Reps"];

const COLUMNS: Column[] = [
  plain("Code", 8, "exerciseCode"),
  plain("Tier", 10, "tier"),
  plain("Category", 18, "category"),
  plain("Exercise", 32, "name"),
  plain("Sets", 8, "sets"),
  { heading: "Reps", width: 12, of: ["reps"], say: ({ sets, reps, setRep }) => reps ?? (sets ? "" : (setRep ?? "")) },
  { heading: "Sets x Reps", width: 17, of: ["setRep"], say: together },
  plain("Load", 14, "load"),
  plain("Tempo", 9, "tempo"),
  plain("Rest", 9, "rest"),
  plain("Duration", 12, "duration"),
  {
    // To the reader a description is a note, and a table has one column of them.
    heading: "Notes",
    width: 48,
    of: ["description", "notes"],
    say: (exercise, of, fields) =>
      of
        .filter((field) => fields.includes(field))
        .map((field) => exercise[field]?.trim())
        .filter(Boolean)
        .join(" "),
  },
  plain("Video", 32, "videoUrl"),
];

function together({ sets, reps, setRep }: Exercise): string {
  return setRep ?? (sets && reps ? `${sets} x ${reps}` : (reps ?? sets ?? ""));
}

/** A cell and a paragraph are one line: more would be read as more than one thing. */
export const oneLine = (words: string) => words.replace(/\s+/g, " ").trim();
