import type { ColumnRole } from "./column-role";
import { isTempo } from "./dose";
import type { Column, Columns, RowCell, RowMemory } from "./grid-row";
import type { LineReader } from "./line-reader";
import { assign, isBlankValue, joinColumns, newExercise } from "./parsed-exercise";
import { parseWeek } from "./program-facts";
import type { ParsedExercise } from "./training";
import { addColumnInNotes, addUnreadColumn } from "./unplaced-text";

const DOSE_ROLES: ColumnRole[] = ["setRep", "sets", "reps", "load", "rpe", "tempo", "rest", "duration"];

/** Reads the cells of a row that tell about its exercise. */
export function readDetails(
  cells: RowCell[],
  table: Columns,
  reader: LineReader,
  found: ParsedExercise,
  row: number,
): void {
  const read = new Set<RowCell>();
  const roles = new Set<ColumnRole>();
  // What a column of remarks says of a dose counts only where no column of its own does.
  const isLast = ({ role }: Column) => Number(role === "notes");
  const inOrder = [...table.columns].sort((a, b) => isLast(a) - isLast(b));
  const firstNote = inOrder.findIndex(({ role }) => role === "notes");
  inOrder.forEach((column, index) => {
    if (index === firstNote) readPerSet(cells, table, found, roles);
    const cell = cells.find((candidate) => candidate.from <= column.to && candidate.to >= column.from);
    if (!cell || read.has(cell)) return;
    if (DOSE_ROLES.includes(column.role) || column.role === "notes") {
      read.add(cell);
      for (const { role, text } of partsOf(cell, column)) {
        if (!isBlankValue(text)) roles.add(role);
        assign(reader.training, found, role, {
          text,
          stored: cell.stored,
          heading: column.heading,
          at: { place: cell.lines[0]?.place ?? null, row },
        });
      }
      found.links.push(...cell.lines.flatMap((line) => line.links));
    } else if (column.role === "video") {
      read.add(cell);
      // The video column's link comes before any other of the row.
      found.links.unshift(...cell.lines.flatMap((line) => line.links));
      const said = cell.lines.map((line) => line.text).filter((text) => text.split(/\s+/).length >= 2);
      if (found.links.length > 0 || /cue|note|comment|obs/i.test(column.heading)) {
        found.cue.push(...said);
      }
    }
  });
  if (firstNote < 0) readPerSet(cells, table, found, roles);
  for (const { from, to, heading } of table.unknown) {
    const cell = cells.find((candidate) => candidate.from >= from && candidate.to <= to && !read.has(candidate));
    const numbered = cell !== undefined && heading === "" && /^\d{1,2}[.)]?$/.test(cell.text);
    if (!cell || isBlankValue(cell.text) || numbered) continue;
    // A box to tick, a place to write, another week: nothing about the exercise.
    const says = /\p{L}{2}/u.test(cell.text) && !TO_FILL_IN.test(cell.text) && !parseWeek(heading);
    if (!says) addUnreadColumn(reader.training, heading, cell.lines[0]?.place ?? null);
    else readUnknown(cell, heading, reader, found);
  }
  joinColumns(found, roles);
}

const TO_FILL_IN = /^(?:true|false|yes|no|ok|done|sim|não|si|sí|feito|hecho)$|_{2}|…|\.{3}/i;

/** What stands under a heading that says nothing to a program stands in the notes, under its heading. */
function readUnknown(cell: RowCell, heading: string, reader: LineReader, found: ParsedExercise): void {
  const label = heading.replace(/\s+/g, " ").replace(/[:\s]+$/, "");
  const said = `${label ? `${label}: ` : ""}${cell.lines.map((line) => line.text).join(". ")}`;
  found.cue.push(said);
  found.links.push(...cell.lines.flatMap((line) => line.links));
  addColumnInNotes(reader.training, heading, cell.lines[0]?.place ?? null);
}

/** "60 kg / 30X0" under "Load / Tempo": each part to the column's role that it looks like. */
function partsOf(cell: RowCell, { role, also, oneEach }: Column): { role: ColumnRole; text: string }[] {
  if (oneEach) return [{ role, text: "1" }];
  const text = cell.text.split("\n").join(role === "notes" ? ". " : also ? " / " : " ");
  if (!also) return [{ role, text }];
  const open = [role, ...also];
  return piecesOf(text).map((piece) => {
    const looks = open.find((each) => looksLike(each, piece)) ?? open[0] ?? role;
    open.splice(open.indexOf(looks), 1);
    return { role: looks, text: piece };
  });
}

/** A tempo may be written with the sign that parts it from the load. */
function piecesOf(text: string): string[] {
  const spaced = text.split(/\s[/|]\s?|[/|]\s/);
  const all = text.split(/[/|]/);
  const pieces = spaced.length === 1 && all.length === 2 ? all : spaced;
  return pieces.map((piece) => piece.trim()).filter((piece) => !isBlankValue(piece));
}

function looksLike(role: ColumnRole, text: string): boolean {
  if (isTempo(text) || role === "tempo") return isTempo(text) && role === "tempo";
  const timed = /\d\s*(?:s|secs?|segs?|min|m|['"′″’”])\.?$|^\d+:\d\d$/i.test(text);
  return timed === (role === "rest" || role === "duration");
}

/** "Set 1 | Set 2 | Set 3": the reps of each set in a column of its own. */
function readPerSet(cells: RowCell[], table: Columns, found: ParsedExercise, roles: Set<ColumnRole>): void {
  const values = table.columns
    .filter(({ role }) => role === "perSet")
    .flatMap((column) => cells.find((cell) => cell.from <= column.to && cell.to >= column.from)?.text ?? [])
    .filter((text) => !isBlankValue(text));
  const [first] = values;
  if (!first || found.setRep !== null || found.reps !== null) return;
  found.sets ??= String(values.length);
  found.reps = values.every((value) => value === first) ? first : values.join("-");
  if (found.reps !== first) found.setRep = found.reps;
  roles.add(found.setRep ? "setRep" : "reps");
}

/** Below an exercise that has a row for each of its sets: "1 x 5 @ 65%", then "1 x 3 @ 75%". */
export function readFurtherRow(
  cells: RowCell[],
  table: Columns & { memory: RowMemory },
  reader: LineReader,
  found: ParsedExercise,
  row: number,
): void {
  const own = cells.filter(({ cell }) => !table.memory.cells?.has(cell));
  const further = newExercise({ ...found.place, scheme: null }, { code: null, name: found.name, at: found.at });
  readDetails(own, table, reader, further, row);
  for (const { cell } of own) table.memory.cells?.add(cell);
  found.links.push(...further.links);
  if (further.setRep !== null && !/\d|max|amrap|emom|tabata/i.test(further.setRep)) {
    further.cue.push(further.setRep);
    further.setRep = null;
  }
  const { setRep, reps, duration, load } = further;
  if ((setRep ?? reps ?? duration ?? load) === null || (found.setRep ?? found.reps ?? found.duration) === null) {
    for (const field of ["sets", "reps", "setRep", "tempo", "load", "rest", "duration"] as const)
      found[field] ??= further[field];
    found.cue.push(...further.cue);
    return;
  }
  found.cue.push(...further.cue);
  const alike = found.sets !== null && further.sets !== null && reps !== null && found.reps === reps;
  found.sets = sum(found.sets, further.sets);
  found.setRep = alike ? `${found.sets} x ${reps}` : joined(found.setRep ?? found.reps, setRep ?? reps, ", ");
  found.reps = joined(found.reps, reps, "/");
  found.load = joined(found.load, load, " / ");
  found.rest = joined(found.rest, further.rest, " / ");
  found.tempo = joined(found.tempo, further.tempo, " / ");
}

function joined(before: string | null, next: string | null, sign: string): string | null {
  if (before === null || next === null || before === next) return before ?? next;
  return `${before}${sign}${next}`;
}

function sum(before: string | null, next: string | null): string | null {
  if (before === null || next === null) return before ?? next;
  return /^\d+$/.test(before) && /^\d+$/.test(next) ? String(Number(before) + Number(next)) : before;
}
