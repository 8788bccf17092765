import type { GridCell } from "../document-model";
import { readCaption } from "./caption";
import { isCategory } from "./categories";
import type { ColumnRole } from "./column-role";
import { parseDay } from "./days";
import { findDose } from "./dose";
import { splitName, takeCode, trimName } from "./exercise-text";
import { addSaid, assign, isBlankValue, newFound, sayColumns } from "./found-exercise";
import type { Columns, RowCell } from "./grid-row";
import { leaveOut, leaveOutColumn } from "./left-out";
import { type Line, NO_LINE } from "./line";
import type { LineReader } from "./line-reader";
import { parseOption } from "./options";
import { parseTier, parseTierCell } from "./tiers";
import { type Found, note } from "./training";

/** What the row above was, for cells merged over several rows and for notes that run on. */
export type RowMemory = { found: Found | null; nameCell: GridCell | null; summed?: boolean };

const DOSE_ROLES: ColumnRole[] = ["setRep", "sets", "reps", "load", "rpe", "tempo", "rest", "duration"];
const NAME_LENGTH = 160;

/** Reads a row under a heading row into an exercise. */
export function readTableRow(
  cells: RowCell[],
  table: Columns & { memory: RowMemory },
  reader: LineReader,
  row: number,
): void {
  const cellOf = (role: ColumnRole) => {
    const column = table.columns.find((candidate) => candidate.role === role);
    return column ? cells.find((cell) => cell.from <= column.to && cell.to >= column.from) : undefined;
  };
  if (!readPlaceCells(cellOf, reader)) return;

  const nameCell = cellOf("name");
  const first = nameCell?.lines[0];
  const coded = codeOf(cellOf("code")?.lines[0] ?? NO_LINE);
  if (!nameCell || !first || (nameCell.cell === table.memory.nameCell && coded.code === null)) {
    if (table.memory.found && coded.code === null) readDetails(cells, table, reader, table.memory.found, row);
    else if (cells.some((cell) => !/^[\d.]*$/.test(cell.text))) refuseNameless(cells, coded.code, reader, row);
    return;
  }

  // What is counted below a total, such as "Sessions | 5", has no code either.
  if (SUMMARY.test(first.text) || (table.memory.summed && coded.code === null && cells.length <= 2)) {
    table.memory.summed = true;
    leaveOut(reader.training, first);
    return;
  }
  const inName = takeCode(first);
  const hasDoseColumn = table.columns.some(({ role }) => role === "setRep" || role === "reps");
  const split =
    hasDoseColumn || !findDose(inName.text) ? { name: inName.text, rest: "" } : splitName(inName.text, first.boldLead);
  const found = newFound(
    reader.place,
    coded.code ?? inName.code,
    trimName(split.name).slice(0, NAME_LENGTH),
    split.rest,
    nameCell.lines.flatMap((line) => line.links),
    { place: first.place, row },
  );
  const tier = cellOf("tier");
  const category = cellOf("category");
  for (const cell of new Set([tier, category])) if (cell) readTierAndCategory(cell, cell === tier, found);
  for (const line of nameCell.lines.slice(1)) addSaid(found, line.text);
  readDetails(cells, table, reader, found, row);
  reader.start(found);
  table.memory.found = found;
  table.memory.nameCell = nameCell.cell;
}

/** In a column of its own a lone letter is a code too: the exercises of a superset share it. */
function codeOf(line: Line): { code: string | null } {
  const letter = /^\(?([A-H])[.):]?$/i.exec(line.text)?.[1];
  return letter ? { code: letter.toUpperCase() } : takeCode(line);
}

/** Rows that count what stands above them. */
const SUMMARY =
  /^(?:grand |sub-?)?(?:totals?|sum|average|avg|soma|suma)\b(?:[\s:]+(?:sets?|reps?|volume|time|series|séries|tonnage|load))*[\s:]*$/i;

/** Day, option and week columns. False when the row belongs to another week. */
function readPlaceCells(cellOf: (role: ColumnRole) => RowCell | undefined, reader: LineReader): boolean {
  const week = /\d+/.exec(cellOf("week")?.text ?? "")?.[0];
  if (week) {
    const { training } = reader;
    training.weekNumber ??= Number(week);
    if (training.weekNumber !== Number(week)) {
      training.otherWeeks.add(Number(week));
      return false;
    }
  }
  const dayText = cellOf("day")?.text ?? "";
  const day = parseDay(dayText) ?? (/^[1-7]$/.test(dayText) ? { day: Number(dayText), also: [], rest: "" } : null);
  if (day && (day.day !== reader.place.day || day.rest)) {
    const keeps = day.day === reader.place.day ? reader.place : null;
    reader.setPlace({ day: day.day, alsoDays: day.also, title: day.rest, heading: dayText });
    if (keeps) reader.place = keeps;
  }
  const optionText = cellOf("option")?.text ?? "";
  const option = parseOption(optionText) ?? (/^[1-3]$/.test(optionText) ? parseOption(`Option ${optionText}`) : null);
  if (option && option.option !== reader.place.option) reader.setPlace({ option: option.option });
  return true;
}

function readTierAndCategory(cell: RowCell, inTierColumn: boolean, found: Found): void {
  const text = cell.text.replace(/\n/g, " / ");
  if (isBlankValue(text)) return;
  const tier = inTierColumn ? parseTierCell(text) : parseTier(text);
  if (tier) found.tier = tier.tier;
  const rest = tier ? tier.rest.replace(/^[\s/:|,–—()-]+|[\s/:|,–—()-]+$/g, "") : text;
  if (rest && (!inTierColumn || tier || isCategory(rest))) found.category = rest;
}

function readDetails(cells: RowCell[], table: Columns, reader: LineReader, found: Found, row: number): void {
  const read = new Set<RowCell>();
  const roles = new Set<ColumnRole>();
  const inOrder = [...table.columns].sort((a, b) => Number(a.role === "notes") - Number(b.role === "notes"));
  for (const column of inOrder) {
    const cell = cells.find((candidate) => candidate.from <= column.to && candidate.to >= column.from);
    if (!cell || read.has(cell)) continue;
    if (DOSE_ROLES.includes(column.role) || column.role === "notes") {
      read.add(cell);
      if (!isBlankValue(cell.text)) roles.add(column.role);
      const text = cell.text.split("\n").join(column.role === "notes" ? ". " : " ");
      assign(reader.training, found, column.role, {
        text,
        stored: cell.stored,
        heading: column.heading,
        at: { place: cell.lines[0]?.place ?? null, row },
      });
      found.links.push(...cell.lines.flatMap((line) => line.links));
    } else if (column.role === "video") {
      read.add(cell);
      // The video column's link comes before any other of the row.
      found.links.unshift(...cell.lines.flatMap((line) => line.links));
      const said = cell.lines.map((line) => line.text).filter((text) => text.split(/\s+/).length >= 2);
      if (found.links.length > 0 || /cue|note|comment|obs/i.test(column.heading)) {
        found.cue.push(...said);
        found.said.push(...said);
      }
    }
  }
  readPerSet(cells, table, found, roles);
  for (const { from, to, heading } of table.unknown) {
    const cell = cells.find((candidate) => candidate.from >= from && candidate.to <= to && !read.has(candidate));
    if (cell && !isBlankValue(cell.text)) leaveOutColumn(reader.training, heading, cell.lines[0]?.place ?? null);
  }
  sayColumns(found, roles);
}

/** "Set 1 | Set 2 | Set 3": the reps of each set in a column of its own. */
function readPerSet(cells: RowCell[], table: Columns, found: Found, roles: Set<ColumnRole>): void {
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
  if (found.setRep) found.said.unshift(found.setRep);
}

function refuseNameless(cells: RowCell[], code: string | null, reader: LineReader, row: number): void {
  const line = cells[0]?.lines[0];
  if (cells.length === 1 && line && readCaption(line, true)) {
    reader.line(line, { caption: true, row });
    return;
  }
  if (code === null && cells.length < 2) return;
  const at = { place: line?.place ?? null, row };
  note(
    reader.training,
    {
      severity: "error",
      code: "missing_name",
      message: `Row ${row} has no exercise name${code ? ` (code ${code})` : ""}. Give it a name or remove the row.`,
      field: "exercises",
    },
    at,
  );
  if (code === null) return;
  reader.start(newFound(reader.place, code, "", "", [], at));
}
