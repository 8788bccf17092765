import { COLUMN_TYPES, type ColumnType } from "../../../worker/contract/drafts";
import { EXERCISE_FIELDS } from "../../../worker/contract/exercise-fields";
import { partLabel, programParts } from "../../../worker/contract/program-parts";
import { LABELS } from "../exercise-fields";
import { contentOf, dayAt, type EditorDay, type EditorRow, type EditorWeek, emptyDay, rowsAt } from "./editor-week";

export type Side = "mine" | "theirs";
/** A part of the week that has changed since it was opened, and on which side. */
export type PartChange = { path: string; label: string; changed: Side | "both"; mine: string; theirs: string };

/** Compares the changes here and elsewhere since their common state. The same change on both sides is none. */
export function compareWeeks(base: EditorWeek, mine: EditorWeek, theirs: EditorWeek): PartChange[] {
  const [was, here, there] = [base, mine, theirs].map((week) => programParts(contentOf(week)));
  return [...(was ?? [])].flatMap(([path, value]): PartChange[] => {
    const [own, other] = [here?.get(path), there?.get(path)];
    if (own === other) return [];
    const changed = own === value ? "theirs" : other === value ? "mine" : "both";
    const mineText = own === value ? AS_IT_WAS : describePart(mine, path, base);
    const saidThere = other === value ? AS_IT_WAS : describePart(theirs, path, base);
    return [{ path, label: partLabel(path), changed, mine: mineText, theirs: saidThere }];
  });
}

/** Returns their week, with the chosen parts of mine. */
export function mergeWeeks(mine: EditorWeek, theirs: EditorWeek, keepMine: ReadonlySet<string>): EditorWeek {
  const own = (path: string) => keepMine.has(path);
  const taken = new Set<number>();
  const once = (rows: EditorRow[]): EditorRow[] =>
    rows.map((row) => {
      if (row.id === null || !taken.has(row.id)) {
        if (row.id !== null) taken.add(row.id);
        return row;
      }
      // A row that was moved on one side only may appear twice: the second is a copy.
      return { ...row, key: `${row.key}-copy`, id: null };
    });
  return {
    title: own("title") ? mine.title : theirs.title,
    description: own("description") ? mine.description : theirs.description,
    weekNumber: own("weekNumber") ? mine.weekNumber : theirs.weekNumber,
    startDate: own("dates") ? mine.startDate : theirs.startDate,
    endDate: own("dates") ? mine.endDate : theirs.endDate,
    days: theirs.days.map((_, index) => {
      const dayOfWeek = index + 1;
      const path = `days.${dayOfWeek}`;
      const texts = dayAt(own(path) ? mine : theirs, dayOfWeek);
      const sections = COLUMN_TYPES.map(
        (columnType) =>
          [columnType, rowsAt(own(`${path}.${columnType}`) ? mine : theirs, { dayOfWeek, columnType })] as const,
      );
      // A day removed on one side returns if the other side's exercises are chosen for it.
      if (!texts && sections.every(([, rows]) => rows.length === 0)) return null;
      const title = dayAt(mine, dayOfWeek)?.title ?? dayAt(theirs, dayOfWeek)?.title ?? "";
      const day: EditorDay = texts ?? emptyDay(title);
      return {
        ...day,
        sections: Object.fromEntries(sections.map(([columnType, rows]) => [columnType, once(rows)])) as Record<
          ColumnType,
          EditorRow[]
        >,
      };
    }),
  };
}

const AS_IT_WAS = "as it was";
const MOST_SAID = 3;

/** Describes a part of one of the weeks, short enough to choose by. */
function describePart(week: EditorWeek, path: string, base: EditorWeek): string {
  const [first, number, columnType] = path.split(".");
  const dayOfWeek = Number(number);
  if (first === "dates") return `${week.startDate} to ${week.endDate}`;
  if (first !== "days") return cut(week[first as "title" | "description" | "weekNumber"].trim()) || "empty";
  const day = dayAt(week, dayOfWeek);
  if (!day) return "a free day";
  if (!columnType)
    return [day.title, day.description, day.notes, day.mark ? `a ${day.mark}` : ""]
      .map(cut)
      .filter(Boolean)
      .join(" · ");
  const place = { dayOfWeek, columnType: columnType as ColumnType };
  return describeRows(rowsAt(week, place), rowsAt(base, place));
}

function describeRows(rows: EditorRow[], before: EditorRow[]): string {
  const descriptions = rows.flatMap((row, index) => {
    const name = row.texts.name.trim() || `row ${index + 1}`;
    const baseRow = before.find((each) => each.id !== null && each.id === row.id);
    if (!baseRow) return [`new: ${name}`];
    const fields = EXERCISE_FIELDS.filter((field) => baseRow.texts[field].trim() !== row.texts[field].trim());
    if (fields.length === 0) return [];
    return [`${name}: ${fields.map((field) => `${LABELS[field]} ${cut(row.texts[field]) || "empty"}`).join(", ")}`];
  });
  const removed = before
    .filter((each) => !rows.some((row) => row.id === each.id))
    .map((row) => `without ${row.texts.name}`);
  const all = [...descriptions, ...removed];
  if (all.length === 0) return rows.length ? "the same exercises in another order" : "no exercises";
  const more = all.length > MOST_SAID ? ` and ${all.length - MOST_SAID} more` : "";
  return all.slice(0, MOST_SAID).join("; ") + more;
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
