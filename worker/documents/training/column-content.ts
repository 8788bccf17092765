import { isCategory } from "./categories";
import { type ColumnRole, foldedHeading } from "./column-role";
import { parseDay, parseDayCell } from "./days";
import { hasStrongDose, isLoad, isOnlyDose, isOnlyTime, isTempo, startsWithDose } from "./dose";
import { fold } from "./fold";
import type { Column, Columns, Row, RowCell, UnknownColumn } from "./grid-row";
import { type NamedOption, parseOption, parseOptionCell } from "./options";
import { isBlankValue } from "./parsed-exercise";
import { parseWeek } from "./program-facts";
import { parseTier } from "./tiers";

const ROWS_LOOKED_AT = 12;

/** Gives columns whose heading says nothing, or something else than what is in them, the role that their content shows. */
export function inferColumns(table: Columns, below: Row[]): Columns {
  let columns = table.columns.map((column) =>
    isMergedWithDays(column, table.columns, below)
      ? { ...column, role: "dayTitle" as const }
      : withContent(column, cellsUnder(column, below), table.columns),
  );
  if (!columns.some(({ role }) => role === "option")) columns = columns.map((column) => asOption(column, below));
  const optioned = columns.some(({ role }) => role === "option");
  const unknown = [
    ...table.unknown,
    ...columns.flatMap(({ role, ...column }) => (role === null ? [column] : [])),
  ].filter((column) => {
    const holdsOptions = !optioned && column.heading !== "" && namesOptions(column, below);
    const role = holdsOptions
      ? "option"
      : roleOf(cellsUnder(column, below), (taken) => columns.some((known) => known.role === taken));
    if (role) columns.push({ ...column, role });
    return role === null;
  });
  const known = columns.filter((column): column is Column => column.role !== null).sort((a, b) => a.from - b.from);
  return withLetters({ ...table, columns: known, unknown }, below);
}

type Maybe = Omit<Column, "role"> & { role: ColumnRole | null };

/** What else a column may hold than its heading says. */
function withContent(column: Column, cells: RowCell[], all: Column[]): Maybe {
  const most = (fits: (text: string) => boolean) =>
    cells.length > 0 && cells.filter((cell) => fits(cell.text)).length * 5 >= cells.length * 3;
  switch (column.role) {
    case "sets":
      if (isSetNumber(column.heading, cells)) return { ...column, oneEach: true };
      if (most((text) => /^\d{1,2}\s*[x×]\s*\d/.test(text))) return { ...column, role: "setRep" };
      return most((text) => CODE.test(text)) ? { ...column, role: "code" } : column;
    case "order":
      // A letter without a number is a code beside others that have one.
      return most((text) => CODE.test(text) || /^[A-H]$/.test(text)) ? { ...column, role: "code" } : column;
    case "category":
      if (titlesDays(column, all)) return { ...column, role: "dayTitle" };
      // "Order" and "Block" may hold codes, and "Series" is Spanish for sets and English for a superset's letter.
      return most((text) => CODE.test(text)) ? { ...column, role: "code" } : column;
    case "rest":
      // "Desc." is a rest or a description, "Int." a pause or an intensity.
      if (!/^(?:desc|int)\b/i.test(column.heading)) return column;
      if (most((text) => !/\d/.test(text) && text.split(/\s+/).length >= 2)) return { ...column, role: "notes" };
      return most(isLoad) ? { ...column, role: "load" } : column;
    case "day":
      // "Session" beside a column of weekdays is what the day is called.
      return all.some((other) => other !== column && other.role === "day") &&
        !most((text) => parseDayCell(text) !== null)
        ? { ...column, role: "dayTitle" }
        : column;
    case "option": {
      if (cells.some(isImplement)) return { ...column, role: null };
      if (cells.length === 0 || most((text) => parseOptionCell(text) !== null || /^[1-3]$/.test(text))) return column;
      if (/program|plan/i.test(column.heading)) return { ...column, role: "title" };
      const dated = all.some(({ role }) => role === "day");
      return { ...column, role: dated && /workout|treino|entreno/i.test(column.heading) ? "dayTitle" : null };
    }
    default:
      return column;
  }
}

/** "Day | Theme | … | Category": what stands right behind the weekday is what the day is called, where another is the kind of work. */
function titlesDays(column: Column, all: Column[]): boolean {
  const isBehindDay = all.some(({ role, to }) => role === "day" && to + 1 === column.from);
  return isBehindDay && all.some((other) => other !== column && other.role === "category");
}

/** "Day | Theme", each merged over the same rows: what a day is called. Under "Category" stands a kind of work, however broad. */
function isMergedWithDays(column: Column, all: Column[], below: Row[]): boolean {
  const days = all.find(({ role, to }) => role === "day" && to + 1 === column.from);
  if (column.role !== "category" || !days || /^categor/i.test(column.heading)) return false;
  const pairs = below.flatMap(({ cells }) => {
    const day = cells.find(({ from }) => from === days.from)?.cell;
    const own = cells.find(({ from }) => from === column.from)?.cell;
    return day && own ? [{ day, own }] : [];
  });
  const titleOf = new Map(pairs.map(({ day, own }) => [day, own]));
  const titles = new Set(pairs.map(({ own }) => own));
  // As many titles as days, and no day with two of them.
  const isOneEach = titles.size === titleOf.size && pairs.every(({ day, own }) => titleOf.get(day) === own);
  return isOneEach && titles.size < pairs.length;
}

/** "Set" over 1, 2, 3 and "Set number" count the rows of an exercise, which are a set each. */
function isSetNumber(heading: string, cells: RowCell[]): boolean {
  if (!SET_NUMBER.test(foldedHeading(heading)) || cells.length < 2) return false;
  const numbers = cells.map(({ text }) => (/^\d{1,2}$/.test(text) ? Number(text) : 0));
  return numbers.includes(2) && numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1);
}

const SET_NUMBER = /^(?:working )?(?:set|serie|satz)(?: ?(?:#|n|no|nr|num|number))?$/;

/** "Group" or "Level" over "No equipment", "Equipment" tells the option. */
function asOption(column: Maybe, below: Row[]): Maybe {
  if (column.role !== "category" && column.role !== "tier") return column;
  return namesOptions(column, below) ? { ...column, role: "option" } : column;
}

function namesOptions(column: UnknownColumn, below: Row[]): boolean {
  const cells = cellsUnder(column, below, 200);
  const optionsOf = (parse: (text: string) => NamedOption | null) =>
    new Set(cells.map((cell) => parse(cell.text)?.option ?? null));
  if (cells.some(isImplement)) return false;
  const named = optionsOf(parseOption);
  if (named.size >= 2 && !named.has(null)) return true;
  // "Equipment" over "None", "Gym" and "Coach"; over "None" and "Full gear" it is what an exercise needs.
  const needed = /equip|gear|kit|material/i.test(column.heading) ? optionsOf(parseOptionCell) : new Set<null>();
  return needed.size === 3 && !needed.has(null);
}

/** "Barbell", "Cable" beside "Bodyweight": what an exercise is done with, and no option of a day. */
const isImplement = ({ text }: RowCell): boolean => IMPLEMENT.test(fold(text));
const IMPLEMENT =
  /^(?:(?:olympic |trap |ez |safety )?bar(?:bell)?s?|bb|dumb ?bells?|dbs?|kettle ?bells?|kbs?|machines?|cables?|pulley|smith machine|(?:resistance )?bands?|bench|rack|box|sled|rings?|trx|(?:pull-?up )?bar|med(?:icine)? ?balls?|plates?|hanteln?|langhantel|kurzhanteln?|kabelzug|maschine|barras?|mancuernas?|halteres?|poleas?|maquinas?|polias?|bilancier[ei]|manubri[o]?|cav[oi]|haltere?s?|barre|poulie|sztanga|hantle|wyciag|штанга|гантел[ия]|тренажер)$/;

/** "Exercise | Week 1 | Week 2 | Week 3": of several weeks side by side the document's own is read. */
export function ofThisWeek(table: Columns, week: number | null): Columns {
  const isOwn = ({ heading }: UnknownColumn) => week !== null && parseWeek(heading)?.week === week;
  const read = table.columns.find(({ heading }) => parseWeek(heading)?.rest === "");
  const own = table.unknown.find(isOwn);
  if (!read || !own || isOwn(read)) return table;
  const { from, to, heading } = read;
  const columns = table.columns.map((column) => (column === read ? { ...own, role: read.role } : column));
  return {
    ...table,
    columns: columns.sort((a, b) => a.from - b.from),
    unknown: [...table.unknown.filter((column) => column !== own), { from, to, heading }],
  };
}

/**
 * "Sets | Reps | Load | Sets | Reps | Load": the same columns once more, for another week. Of such blocks the document's own
 * is kept, else the first; a load in kg beside one in % is no block.
 */
export function ofOneBlock(table: Columns, weeks: RowCell[], week: number | null): Columns {
  const doses = table.columns.filter(({ role }) => REPEATED.includes(role));
  const again = doses.filter((column, index) => doses.findIndex(({ role }) => role === column.role) < index);
  if (new Set(again.map(({ role }) => role)).size < 2) return table;
  const start = again[0]?.role;
  const blocks: Column[][] = [];
  for (const column of doses) {
    if (blocks.length === 0 || column.role === start) blocks.push([]);
    blocks[blocks.length - 1]?.push(column);
  }
  // "Reps | Distance | Load | Intensity" has two roles twice and repeats nothing.
  const rolesOf = (block: Column[]) => block.map(({ role }) => role).join();
  if (blocks.some((block, index) => index < blocks.length - 1 && rolesOf(block) !== rolesOf(blocks[0] ?? [])))
    return table;
  if (!rolesOf(blocks[0] ?? []).startsWith(rolesOf(blocks[blocks.length - 1] ?? []))) return table;
  const own = weeks.findIndex((cell) => week !== null && parseWeek(cell.text)?.week === week);
  const kept = blocks[own] ?? blocks[0] ?? [];
  return { ...table, columns: table.columns.filter((column) => kept.includes(column) || !doses.includes(column)) };
}

/** Below "Week 1 | Week 2" each has a table of its own. */
export function ofOneWeek(tables: Columns[], weeks: RowCell[], week: number | null): Columns[] {
  if (weeks.length < 2 || tables.length !== weeks.length) return tables;
  const own = weeks.findIndex((cell) => parseWeek(cell.text)?.week === week);
  return tables.slice(Math.max(own, 0), Math.max(own, 0) + 1);
}

const REPEATED: ColumnRole[] = ["setRep", "sets", "reps", "load", "rpe", "tempo", "rest", "duration"];

/** "Week 1 | Week 2" above the headings of their columns. */
export function weekCells({ cells }: Row): RowCell[] | null {
  return cells.length >= 2 && cells.every((cell) => parseWeek(cell.text)?.rest === "") ? cells : null;
}

/** "A | 1", "A | 2": a letter for the group and a number in it are a code over two columns. */
function withLetters(table: Columns, below: Row[]): Columns {
  const all: Maybe[] = [...table.columns, ...table.unknown.map((column) => ({ ...column, role: null }))];
  const holds = (column: Maybe, roles: (ColumnRole | null)[], pattern: RegExp) => {
    if (!roles.includes(column.role)) return false;
    const cells = cellsUnder(column, below).filter((cell) => !isBlankValue(cell.text));
    return cells.length > 0 && cells.every((cell) => pattern.test(cell.text));
  };
  for (const letters of all) {
    const numbers = all.find((column) => column.from === letters.to + 1);
    if (!numbers || !holds(letters, ["category", "code", "order", null], LETTER)) continue;
    if (!holds(numbers, ["code", "order", null], /^\d{1,2}[.)]?$/)) continue;
    const rest = (column: { from: number }) => column.from !== letters.from && column.from !== numbers.from;
    const own: Column[] = [
      { ...letters, role: "codeLetter" },
      { ...numbers, role: "code" },
    ];
    const columns = [...table.columns.filter(rest), ...own].sort((a, b) => a.from - b.from);
    return { ...table, columns, unknown: table.unknown.filter(rest) };
  }
  return table;
}

const LETTER = /^(?:(?:block|group|superset|bloco|bloque|grupo|bloc|gruppe)\s*)?[A-H][.):]?$/i;
const CODE = /^[A-H]\d{1,2}[a-d]?[.)]?$/i;

// A cell alone in its row is a heading across the table, and the column's own heading starts the next one.
function cellsUnder({ from, to, heading }: UnknownColumn, below: Row[], most = ROWS_LOOKED_AT): RowCell[] {
  const isHeading = (cell: RowCell) => cell.from === from && cell.text === heading && !hasLink(cell);
  const again = below.slice(0, most).findIndex((row) => row.cells.some(isHeading));
  return below
    .slice(0, again < 0 ? most : Math.min(again, most))
    .filter((row) => row.cells.length > 1)
    .flatMap((row) => row.cells.filter((cell) => cell.from === from && cell.to <= to));
}

const hasLink = (cell: RowCell) => cell.lines.some((line) => line.links.length > 0);

const LOOKS: [ColumnRole, (cell: RowCell) => boolean][] = [
  ["day", (cell) => parseDay(cell.text)?.rest === ""],
  ["option", (cell) => parseOption(cell.text)?.rest === "" && !isImplement(cell)],
  ["tier", (cell) => parseTier(cell.text)?.rest === ""],
  ["category", (cell) => isCategory(cell.text)],
  ["code", (cell) => CODE.test(cell.text)],
  ["video", hasLink],
  ["setRep", (cell) => hasStrongDose(cell.text) && isOnlyDose(cell.text)],
  ["tempo", (cell) => isTempo(cell.text)],
  ["load", (cell) => isLoad(cell.text)],
  ["notes", (cell) => startsWithDose(cell.text) || cell.text.split(/\s+/).length >= 3],
];

function roleOf(cells: RowCell[], taken: (role: ColumnRole) => boolean): ColumnRole | null {
  if (cells.length < 2) {
    if (cells.some((cell) => CODE.test(cell.text))) return taken("code") ? null : "code";
    return cells.some((cell) => parseTier(cell.text)?.rest === "") && !taken("tier") ? "tier" : null;
  }
  const most = (fits: (cell: RowCell) => boolean) => cells.filter(fits).length * 3 >= cells.length * 2;
  // Behind sets and reps a time alone is the rest.
  if (most((cell) => isOnlyTime(cell.text)) && (taken("reps") || taken("setRep"))) return taken("rest") ? null : "rest";
  const look = LOOKS.find(([, fits]) => most(fits))?.[0] ?? null;
  if (look !== "setRep" || !(taken("reps") || taken("sets"))) return look === null || taken(look) ? null : look;
  // "31X0" looks like sets and reps too, which a table has once.
  return !taken("tempo") && most((cell) => isTempo(cell.text)) ? "tempo" : null;
}

/**
 * A second heading row below the first ("Prescription" over "Sets | Reps | Load"): its words say more of the columns they
 * stand under. Null when the row is none.
 */
export function refineColumns(table: Columns, below: Columns["columns"]): Columns | null {
  const inside = below.filter((column) => column.from >= table.from);
  if (inside.length < 2) return null;
  const kept = table.columns.filter(
    (column) => !inside.some((finer) => finer.from <= column.to && finer.to >= column.from),
  );
  if (!kept.some((column) => column.role === "name") && !inside.some((column) => column.role === "name")) return null;
  const columns = [...kept, ...inside].sort((a, b) => a.from - b.from);
  return {
    from: table.from,
    to: Math.max(table.to, ...inside.map((column) => column.to)),
    columns,
    unknown: table.unknown.filter(({ from }) => !inside.some((column) => column.from === from)),
  };
}
