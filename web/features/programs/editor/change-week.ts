import { COLUMN_TYPES } from "../../../../worker/contract/drafts";
import { editExercise } from "../../../training/edit-exercise";
import { type ExerciseField, NO_TEXTS } from "../../../training/exercise-fields";
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
  | { do: "add-day"; dayOfWeek: number; title: string }
  | { do: "free-day"; dayOfWeek: number }
  | { do: "edit"; key: string; field: ExerciseField; text: string }
  | { do: "pick"; key: string; name: string; videoUrl: string | null }
  | { do: "add"; place: Place; key: string }
  | { do: "delete"; place: Place; key: string }
  | { do: "move"; place: Place; key: string; to: number }
  | { do: "move-to"; from: Place; to: Place; key: string }
  | { do: "copy-day"; from: number; to: number; title: string; newKey: () => string }
  | { do: "copy-section"; from: Place; to: Place; title: string; newKey: () => string }
  | { do: "set-videos"; videos: ReadonlyMap<string, string> };

/** Changes that take or make rows at one press, which one press takes back. */
export const UNDOABLE: ReadonlySet<WeekChange["do"]> = new Set([
  "free-day",
  "delete",
  "move",
  "move-to",
  "copy-day",
  "copy-section",
  "set-videos",
]);

export function changeWeek(week: EditorWeek, change: WeekChange): EditorWeek {
  switch (change.do) {
    case "say":
      return { ...week, [change.field]: change.text };
    case "say-day":
      return changeDay(week, change.dayOfWeek, (day) => day && { ...day, [change.field]: change.text });
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
      return changeRows(week, change.place, (rows) => [...rows, { key: change.key, id: null, texts: NO_TEXTS }]);
    case "delete":
      return changeRows(week, change.place, (rows) => rows.filter((row) => row.key !== change.key));
    case "move":
      return changeRows(week, change.place, (rows) => moved(rows, change.key, change.to));
    case "move-to": {
      const row = rowsAt(week, change.from).find((each) => each.key === change.key);
      if (!row) return week;
      const without = changeRows(week, change.from, (rows) => rows.filter((each) => each !== row));
      return changeRows(without, change.to, (rows) => [...rows, row]);
    }
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

/** The same exercises as new ones: a copy has a history of its own. */
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
