import { weekdayOf } from "../grid/display-number";
import { readCaption } from "./caption";
import { isCategory } from "./categories";
import type { ColumnRole } from "./column-role";
import { parseDayCell } from "./days";
import { findDose } from "./dose";
import { splitName, takeCode, takeLetterCode, trimName } from "./exercise-text";
import type { Columns, RowCell, RowMemory } from "./grid-row";
import { type Line, NO_LINE } from "./line";
import type { LineReader } from "./line-reader";
import { parseOption, parseOptionCell } from "./options";
import { addText, isBlankValue, newExercise } from "./parsed-exercise";
import { parseWeek } from "./program-facts";
import { isRestDay } from "./programs/labels/rest-and-daytime";
import { readDetails, readFurtherRow } from "./row-details";
import { parseTier, parseTierCell } from "./tiers";
import { note, type ParsedExercise } from "./training";
import { addUnplaced } from "./unplaced-text";

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
  const { memory } = table;
  if (!nameCell && readTierRow(withoutPlaces(cells, table), reader, row)) {
    memory.found = null;
    return;
  }
  const codeCell = cellOf("code");
  const coded = codeOf(codeCell?.lines[0] ?? NO_LINE);
  const letter = /([A-H])[.):]?$/i.exec(cellOf("codeLetter")?.text ?? memory.letter ?? "")?.[1]?.toUpperCase();
  if (letter) memory.letter = letter;
  if (letter && codeCell) coded.code = letter + (/\d+/.exec(codeCell.text)?.[0] ?? "");
  const sameCode = coded.code === null || codeCell?.cell === memory.codeCell;
  const nextSet = first?.text === memory.found?.name && numberOfSet(cells, table) > 1;
  if (!nameCell || !first || ((nameCell.cell === memory.nameCell || nextSet) && sameCode)) {
    if (memory.found && sameCode) readFurtherRow(cells, table, reader, memory.found, row);
    else if (cells.some((cell) => !/^[\d.]*$/.test(cell.text))) refuseNameless(cells, coded.code, reader, row);
    return;
  }

  // "Off. Come to class." in the place of an option's exercises.
  if (coded.code === null && isRestDay(first.text) && withoutPlaces(cells, table).every(isNameOrBlank(nameCell))) {
    reader.line(first, { row });
    memory.found = null;
    return;
  }
  // What is counted below a total, such as "Sessions | 5", has no code either.
  if (SUMMARY.test(first.text) || (memory.summed && coded.code === null && cells.length <= 2)) {
    memory.summed = true;
    addUnplaced(reader.training, first);
    return;
  }
  const numbered = takeCode(first);
  const inName = numbered.code === null ? takeLetterCode(first) : numbered;
  const hasDoseColumn = table.columns.some(({ role }) => role === "setRep" || role === "reps");
  const split =
    hasDoseColumn || !findDose(inName.text) ? { name: inName.text, rest: "" } : splitName(inName.text, first.boldLead);
  const found = newExercise(reader.place, {
    code: coded.code ?? inName.code,
    name: trimName(split.name).slice(0, NAME_LENGTH),
    rest: split.rest,
    links: nameCell.lines.flatMap((line) => line.links),
    at: { place: first.place, row },
  });
  const headingOf = (role: ColumnRole) => table.columns.find((column) => column.role === role)?.heading ?? "";
  const tier = cellOf("tier");
  const category = cellOf("category");
  for (const cell of new Set([tier, category]))
    if (cell) readTierAndCategory(cell, cell === tier ? headingOf("tier") : null, found);
  for (const line of nameCell.lines.slice(1)) addText(found, line.text);
  readDetails(cells, table, reader, found, row);
  reader.start(found);
  Object.assign(memory, {
    found,
    nameCell: nameCell.cell,
    codeCell: codeCell?.cell ?? null,
    waves: false,
    cells: new Set(cells.map(({ cell }) => cell)),
  });
}

const isNameOrBlank = (name: RowCell) => (cell: RowCell) => cell === name || isBlankValue(cell.text);

/** "A-Tier" alone in its row, beside an option that is merged over the rows. */
function readTierRow([only, ...more]: RowCell[], reader: LineReader, row: number): boolean {
  const line = only?.lines[0];
  if (!line || more.length > 0 || !parseTier(line.text)) return false;
  reader.line(line, { caption: true, row });
  return true;
}

/** The cells beside those that name the place, such as an option that is merged over its rows. */
function withoutPlaces(cells: RowCell[], { columns }: Columns): RowCell[] {
  const places = columns.filter(({ role }) => role === "day" || role === "option" || role === "week");
  const own = cells.filter((cell) => !places.some(({ from, to }) => cell.from <= to && cell.to >= from));
  return own.length === 0 ? cells : own;
}

/** Which set of its exercise a row is, where a column counts them. */
function numberOfSet(cells: RowCell[], table: Columns): number {
  const column = table.columns.find(({ oneEach }) => oneEach);
  const cell = column && cells.find(({ from, to }) => from <= column.to && to >= column.from);
  return Number(cell?.text ?? 0) || 0;
}

/** In a column of its own a lone letter is a code too: the exercises of a superset share it. */
function codeOf(line: Line): { code: string | null } {
  const letter = /^\(?([A-H])[.):]?$/i.exec(line.text)?.[1];
  return letter ? { code: letter.toUpperCase() } : takeCode(line);
}

/** Rows that count what stands above them. */
const SUMMARY =
  /^(?:grand |sub-?)?(?:totals?|totale|sum|average|avg|soma|suma|somme|gesamt|summe|razem|итого|всего)(?!\p{L})(?:[\s:]+(?:of )?(?:the )?(?:sets?|reps?|volume|time|series|séries|serie|s[aä]tze|tonnage|load|work))*[\s:]*$/iu;

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
  readTitleCells(cellOf("title"), reader);
  const dayCell = cellOf("day");
  const dayText =
    dayCell?.stored?.kind === "date" ? weekdayOf(dayCell.stored) : (dayCell?.text.replace(/\n+/g, " – ") ?? "");
  const day = parseDayCell(dayText) ?? (/^[1-7]$/.test(dayText) ? { day: Number(dayText), also: [], rest: "" } : null);
  if (day && (day.day !== reader.place.day || day.rest)) {
    const keeps = day.day === reader.place.day ? reader.place : null;
    reader.setPlace({ day: day.day, alsoDays: day.also, title: day.rest, heading: dayText });
    if (keeps) reader.place = keeps;
  }
  const titled = reader.place.day === null ? undefined : reader.training.days.get(reader.place.day);
  const dayTitle = cellOf("dayTitle")?.lines[0];
  if (titled && dayTitle) titled.title ??= dayTitle.text;
  else if (dayTitle) reader.training.title ??= dayTitle.text;
  const optionText = cellOf("option")?.text ?? "";
  const option =
    parseOptionCell(optionText) ?? (/^[1-3]$/.test(optionText) ? parseOption(`Option ${optionText}`) : null);
  if (option && option.option !== reader.place.option) reader.setPlace({ option: option.option });
  return true;
}

/** The program's title, which an export repeats in every row. */
function readTitleCells(cell: RowCell | undefined, { training }: LineReader): void {
  const line = cell?.lines[0];
  if (!line || isBlankValue(line.text)) return;
  training.title ??= line.text;
  const week = parseWeek(line.text);
  if (week) training.weekNumber ??= week.week;
  if (line.text !== training.title) addUnplaced(training, line);
}

/** `heading` is that of the tier's column, where the cell stands in it. */
function readTierAndCategory(cell: RowCell, heading: string | null, found: ParsedExercise): void {
  const text = cell.text.replace(/\n/g, " / ");
  if (isBlankValue(text)) return;
  const inTierColumn = heading !== null;
  const tier = inTierColumn ? parseTierCell(text) : parseTier(text);
  if (tier) found.tier = tier.tier;
  const rest = tier ? tier.rest.replace(/^[\s/:|,–—()-]+|[\s/:|,–—()-]+$/g, "") : text;
  if (rest && (!inTierColumn || tier || isCategory(rest))) found.category = rest;
  // "Level: Beginner" is neither.
  else if (rest) addText(found, `${heading}: ${rest}`);
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
  reader.start(newExercise(reader.place, { code, name: "", at }));
}
