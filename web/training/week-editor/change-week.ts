import { COLUMN_TYPES, DAY_NAMES } from "../../../worker/contract/drafts";
import type { Mark } from "../../../worker/contract/week-plan-limits";
import { editExercise } from "../edit-exercise";
import { type ExerciseField, NO_TEXTS } from "../exercise-fields";
import { codesInOrder, nextCode } from "./codes-in-order";
import {
  dayAt,
  type EditorDay,
  type EditorRow,
  type EditorWeek,
  emptyDay,
  mapRows,
  type Place,
  rowsAt,
} from "./editor-week";

export type WeekChange =
  | { do: "say"; field: "title" | "description" | "weekNumber" | "startDate" | "endDate"; text: string }
  | { do: "say-day"; dayOfWeek: number; field: "title" | "description" | "notes"; text: string }
  | { do: "mark-day"; dayOfWeek: number; mark: Mark | null }
  | { do: "add-day"; dayOfWeek: number; title: string }
  | { do: "free-day"; dayOfWeek: number }
  | { do: "edit"; key: string; field: ExerciseField; text: string }
  | { do: "pick"; key: string; name: string; videoUrl: string | null }
  /** After the row `after`, or at the end. */
  | { do: "add"; place: Place; key: string; after?: string }
  | { do: "insert"; place: Place; after: string | null; rows: EditorRow[]; title: string }
  | { do: "delete"; place: Place; key: string }
  | { do: "move"; place: Place; key: string; to: number }
  | { do: "duplicate"; place: Place; key: string; newKey: string }
  /** Before the row at `index`, or at the end. */
  | { do: "move-to"; from: Place; to: Place; key: string; index?: number }
  | { do: "swap-sections"; from: Place; to: Place }
  | { do: "copy-day"; from: number; to: number; title: string; newKey: () => string }
  | { do: "copy-section"; from: Place; to: Place; title: string; newKey: () => string }
  | { do: "set-videos"; videos: ReadonlyMap<string, string> };

/** Returns a key for keystrokes that one undo reverts together; null for a step of its own. */
export function typedInto(change: WeekChange): string | null {
  if (change.do === "edit") return `${change.key} ${change.field}`;
  if (change.do === "say") return change.field;
  return change.do === "say-day" ? `${change.dayOfWeek} ${change.field}` : null;
}

export function changeWeek(week: EditorWeek, change: WeekChange): EditorWeek {
  switch (change.do) {
    case "say":
      return { ...week, [change.field]: change.text };
    case "say-day":
      return changeDay(week, change.dayOfWeek, (day) => day && { ...day, [change.field]: change.text });
    case "mark-day":
      return changeDay(week, change.dayOfWeek, (day) => day && { ...day, mark: change.mark });
    case "add-day":
      return changeDay(week, change.dayOfWeek, (day) => day ?? emptyDay(change.title));
    case "free-day":
      return changeDay(week, change.dayOfWeek, () => null);
    case "edit":
      return changeRow(week, change.key, (row) => ({
        ...row,
        texts: editExercise(row.texts, change.field, change.text),
      }));
    case "pick":
      return changeRow(week, change.key, (row) => ({
        ...row,
        texts: { ...row.texts, name: change.name, videoUrl: row.texts.videoUrl.trim() || change.videoUrl || "" },
      }));
    case "add":
      return changeRows(week, change.place, (rows) => {
        const at = rows.findIndex((row) => row.key === change.after);
        const end = at < 0 ? rows.length : at + 1;
        const texts = { ...NO_TEXTS, ...nextCode(rows[end - 1]?.texts) };
        const added = [...rows.slice(0, end), { key: change.key, id: null, texts }, ...rows.slice(end)];
        return end === rows.length ? added : codesInOrder(added, change.key);
      });
    case "duplicate":
      return changeRows(week, change.place, (rows) => {
        const at = rows.findIndex((row) => row.key === change.key);
        const row = rows[at];
        if (!row) return rows;
        const copy = { key: change.newKey, id: null, texts: row.texts };
        return codesInOrder([...rows.slice(0, at + 1), copy, ...rows.slice(at + 1)], copy.key);
      });
    case "insert": {
      const { dayOfWeek } = change.place;
      const there = changeDay(week, dayOfWeek, (day) => day ?? emptyDay(change.title));
      return changeRows(there, change.place, (rows) => {
        const at = rows.findIndex((row) => row.key === change.after);
        const before = at < 0 ? rows.length : at + 1;
        return [...rows.slice(0, before), ...change.rows, ...rows.slice(before)];
      });
    }
    case "delete":
      return changeRows(week, change.place, (rows) => rows.filter((row) => row.key !== change.key));
    case "move":
      return changeRows(week, change.place, (rows) => codesInOrder(moved(rows, change.key, change.to), change.key));
    case "move-to":
      return movedTo(week, change);
    case "swap-sections":
      return swapped(week, change);
    case "copy-day": {
      const source = dayAt(week, change.from);
      if (!source) return week;
      const sections = { ...source.sections };
      for (const columnType of COLUMN_TYPES) sections[columnType] = copies(source.sections[columnType], change.newKey);
      return changeDay(week, change.to, (day) => ({ ...source, title: day?.title ?? change.title, sections }));
    }
    case "copy-section": {
      const source = rowsAt(week, change.from);
      const rows = copies(source, change.newKey);
      const there = changeDay(week, change.to.dayOfWeek, (day) => day ?? emptyDay(change.title));
      return changeRows(there, change.to, () => rows);
    }
    case "set-videos":
      return mapRows(week, (row) => {
        const videoUrl = change.videos.get(row.key);
        return videoUrl ? { ...row, texts: { ...row.texts, videoUrl } } : row;
      });
  }
}

function movedTo(week: EditorWeek, { from, to, key, index }: Extract<WeekChange, { do: "move-to" }>): EditorWeek {
  const row = rowsAt(week, from).find((each) => each.key === key);
  if (!row) return week;
  const without = changeRows(week, from, (rows) => rows.filter((each) => each !== row));
  return changeRows(withDay(without, to.dayOfWeek), to, (rows) => {
    const at = index ?? rows.length;
    return codesInOrder([...rows.slice(0, at), row, ...rows.slice(at)], key);
  });
}

function swapped(week: EditorWeek, { from, to }: Extract<WeekChange, { do: "swap-sections" }>): EditorWeek {
  const [here, there] = [rowsAt(week, from), rowsAt(week, to)];
  if (here.length === 0 && there.length === 0) return week;
  const filled = changeRows(withDay(week, to.dayOfWeek), from, () => there);
  return changeRows(filled, to, () => here);
}

const withDay = (week: EditorWeek, dayOfWeek: number) =>
  changeDay(week, dayOfWeek, (day) => day ?? emptyDay(DAY_NAMES[dayOfWeek] ?? ""));

/** Copies exercises as new ones: a copy has a history of its own. */
function copies(rows: EditorRow[], newKey: () => string): EditorRow[] {
  return rows.map(({ texts }) => ({ key: newKey(), id: null, texts }));
}

function moved(rows: EditorRow[], key: string, to: number): EditorRow[] {
  const row = rows.find((each) => each.key === key);
  if (!row) return rows;
  const others = rows.filter((each) => each !== row);
  return [...others.slice(0, Math.max(0, to)), row, ...others.slice(Math.max(0, to))];
}

function changeDay(week: EditorWeek, dayOfWeek: number, change: (day: EditorDay | null) => EditorDay | null) {
  return { ...week, days: week.days.map((day, index) => (index === dayOfWeek - 1 ? change(day) : day)) };
}

function changeRows(week: EditorWeek, place: Place, change: (rows: EditorRow[]) => EditorRow[]): EditorWeek {
  return changeDay(
    week,
    place.dayOfWeek,
    (day) =>
      day && {
        ...day,
        sections: { ...day.sections, [place.columnType]: change(day.sections[place.columnType]) },
      },
  );
}

function changeRow(week: EditorWeek, key: string, change: (row: EditorRow) => EditorRow): EditorWeek {
  return mapRows(week, (row) => (row.key === key ? change(row) : row));
}
