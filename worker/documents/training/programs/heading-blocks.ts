import type { ColumnRole } from "../vocabulary/column-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { isDose } from "./column-heading";
import { isDoseText } from "./dose-sets";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain, sessionLabel, weekdayIn, weekLabel } from "./labels";

/** `any` holds a whole dose, or the part that the other columns leave open. */
export type Column = {
  index: number;
  role: ColumnRole | "any" | null;
  unit: string | null;
  week: number | null;
  set: number | null;
  heading: string;
  /** A week that stands over it without being its own: it holds names or places, so the whole table is of that week. */
  over: number | null;
};

/** Columns that belong together: a table has one lane, tables side by side have several. */
export type Lane = { from: number; to: number; name: number; columns: Column[] };

export type HeadingBlock = { top: number; bottom: number; lanes: Lane[] };

/** The heading rows of a sheet, with those that stand above them and name weeks, sets, plan and log. */
export function headingBlocks(view: View): HeadingBlock[] {
  const blocks: { top: number; bottom: number }[] = [];
  for (let row = 0; row < view.rows.length; row++) {
    if (!isHeadingRow(view, row)) continue;
    const last = blocks[blocks.length - 1];
    if (last && last.bottom === row - 1) {
      last.bottom = row;
      continue;
    }
    let top = row;
    while (top > 0 && isUpperRow(view, top - 1, row)) top--;
    if (last && top <= last.bottom) top = last.bottom + 1;
    blocks.push({ top, bottom: row });
  }
  const read = blocks.map((block, index) => {
    const end = blocks[index + 1]?.top ?? view.rows.length;
    return { ...block, lanes: lanesOf(view, block, end) };
  });
  // Weeks are named once above the first of several tables whose columns are alike.
  read.forEach((block, index) => {
    const before = read[index - 1]?.lanes[0]?.columns ?? [];
    const own = block.lanes[0]?.columns ?? [];
    if (block.lanes.length > 1 || own.some(({ week }) => week !== null) || !before.some(({ week }) => week !== null))
      return;
    if (own.every((column, at) => column.index === 0 || column.role === before[at]?.role)) {
      own.forEach((column, at) => {
        column.week = before[at]?.week ?? null;
      });
    }
  });
  return read;
}

function isHeadingRow(view: View, row: number): boolean {
  const cells = cellsIn(view, row);
  if (cells.length < 2) return false;
  let [known, unknown, names, doses, sets, numbers] = [0, 0, 0, 0, 0, 0];
  const weeks = new Set<number>();
  for (const cell of cells) {
    const heading = view.headingOf(cell.text);
    if (heading.role || heading.week !== null || heading.set !== null || heading.group) known++;
    else unknown++;
    if (heading.role === "name") names++;
    if (isDose(heading.role) || heading.role === "set") doses++;
    if (heading.week !== null) weeks.add(heading.week);
    if (heading.set !== null) sets++;
    if (/^[\d.,%\s-]*\d[\d.,%\s-]*$/.test(cell.text)) numbers++;
    if (numbers > cells.length * 0.2 || unknown > cells.length * 0.5) return false;
  }
  if (names > 0 && known >= 2) return true;
  if (doses >= 2 && known >= 3) return true;
  // Weeks above whole tables are captions, and weeks above the headings of columns a part of those.
  if (cells.some((cell) => cell.lastColumn - cell.column > 2)) return false;
  const below = [1, 2].some(
    (step) =>
      row + step < view.rows.length &&
      cellsIn(view, row + step).filter((cell) => view.headingOf(cell.text).role).length >= 2,
  );
  return !below && (weeks.size >= 2 || sets >= 2) && cells.length - known <= 2 && known >= 2;
}

/** A row above the headings that parts their columns: "Week 1 | Week 2", "Plan | Log", "Set 1 | Set 2". */
function isUpperRow(view: View, row: number, bottom: number): boolean {
  const cells = cellsIn(view, row);
  if (cells.length === 0) return false;
  const names = cellsIn(view, bottom).filter((cell) => view.headingOf(cell.text).role === "name");
  const first = names[0]?.column ?? 0;
  let telling = 0;
  for (const cell of cells) {
    if (cell.lastRow >= bottom) continue;
    const heading = view.headingOf(cell.text);
    const parts = heading.week !== null || heading.set !== null || heading.group !== null;
    // What reaches over a name column is a caption of that table, not a part of its columns.
    if (
      parts &&
      cell.column > first &&
      !names.some((name) => cell.column <= name.column && cell.lastColumn >= name.column && names.length > 1)
    )
      telling++;
    else if (
      !heading.role &&
      !EASY_WEEK.test(plain(cell.text)) &&
      !(cell.column <= first && (heading.week !== null || sessionLabel(cell.text)?.sure))
    )
      return false;
  }
  return telling > 0;
}

function lanesOf(view: View, block: { top: number; bottom: number }, end: number): Lane[] {
  const columns: Column[] = [];
  for (let index = 0; index < view.width; index++) columns.push(columnAt(view, block, index));
  fillUnknown(view, block.bottom + 1, end, columns);
  nameSessions(view, block.bottom + 1, end, columns);
  leaveOtherUnits(columns);
  fillWeeks(view, block.bottom + 1, end, columns);
  const names = columns.filter(
    (column, index) => column.role === "name" && cellAt(view, block.bottom, index)?.column === index,
  );
  const named = names.length > 0 ? names : columns.filter((column) => column.role === "name").slice(0, 1);
  if (named.length <= 1) {
    const name = named[0]?.index ?? 0;
    return [{ from: 0, to: view.width - 1, name, columns }];
  }
  // Facts of an exercise may stand before its name; the rest of a lane ends where the next one begins.
  const starts = named.map(({ index }, at) => {
    let from = index;
    const before = named[at - 1]?.index ?? -1;
    while (from - 1 > before && FORE.has(String(columns[from - 1]?.role))) from--;
    return from;
  });
  return named.map((column, at) => {
    const from = at === 0 ? 0 : (starts[at] ?? column.index);
    const to = (starts[at + 1] ?? view.width) - 1;
    return { from, to, name: column.index, columns: columns.slice(from, to + 1) };
  });
}

/** Weeks that have a name where the others have a number. */
const EASY_WEEK =
  /^(?:deload|taper|test(?:ing)?|peak|easy|descarga|scarico|decharge|entlastung|разгрузка)(?:\s+week)?$/u;

const FORE = new Set<string>(["code", "tier", "category", "day", "week", "date"]);

const cellAt = (view: View, row: number, column: number): Cell | null => view.rows[row]?.[column] ?? null;

function columnAt(view: View, { top, bottom }: { top: number; bottom: number }, index: number): Column {
  const column: Column = { index, role: null, unit: null, week: null, set: null, heading: "", over: null };
  let log = false;
  let seen: Cell | null = null;
  for (let row = top; row <= bottom; row++) {
    const cell = cellAt(view, row, index);
    if (!cell || cell === seen) continue;
    seen = cell;
    const heading = view.headingOf(cell.text);
    column.heading = cell.text;
    column.role = heading.role ?? column.role;
    column.unit = heading.unit ?? column.unit;
    column.week = heading.week ?? column.week;
    column.set = heading.set ?? column.set;
    if (EASY_WEEK.test(plain(cell.text))) column.week = weekBefore(view, row, cell.column);
    if (heading.group === "log") log = true;
  }
  if (column.role === "name" || FORE.has(String(column.role))) {
    column.over = column.week;
    column.week = null;
  }
  if (log && column.role !== "notes") column.role = "logged";
  if (column.role === null && (column.week !== null || column.set !== null)) {
    column.role = column.unit === "kg" || column.unit === "lb" ? "load" : "any";
  }
  return column;
}

/** "Deload" behind "Week 3" is the fourth. */
function weekBefore(view: View, row: number, column: number): number | null {
  for (let at = column - 1; at >= 0; at--) {
    const week = view.headingOf(view.rows[row]?.[at]?.text ?? "").week;
    if (week !== null) return week + 1;
  }
  return null;
}

/** Columns without a known heading get their role by what stands in them, decided for the whole block. */
function fillUnknown(view: View, from: number, end: number, columns: Column[]): void {
  let [known, last] = [new Set<Column["role"]>(), -1];
  for (const column of columns) {
    // "Volume" is the tonnage of what was done, unless it holds the doses.
    const volume = column.role === "logged" && plain(column.heading) === "volume";
    if (column.role !== null && !volume) continue;
    // Tables side by side have their columns each: a role is given once between two names.
    if (column.index > last) {
      const names = columns.filter(({ role }) => role === "name").map(({ index }) => index);
      const first = names.findLast((name) => name < column.index) ?? 0;
      last = names.find((name) => name > column.index) ?? columns.length;
      known = new Set(columns.slice(first, last + 1).map(({ role }) => role));
    }
    const texts: string[] = [];
    let url = 0;
    let before: Cell | null = null;
    for (let row = from; row < Math.min(end, from + 200); row++) {
      const cell = cellAt(view, row, column.index);
      if (!cell || cell === before || cell.column !== column.index) continue;
      before = cell;
      // A caption stands alone in its row.
      if (cell.lastColumn - cell.column > 2 || cellsIn(view, row).length === 1) continue;
      texts.push(cell.text);
      if (cell.url) url++;
    }
    if (texts.length === 0) continue;
    const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
    if (volume) {
      if (!hasDoses(known) && share(isWholeDose) >= 0.6) column.role = "any";
    } else if (url >= texts.length * 0.6) column.role = "video";
    else if (!known.has("week") && share((text) => weekLabel(text) !== null) >= 0.6) column.role = "week";
    else if (!known.has("day") && share((text) => weekdayIn(text) !== null || sessionLabel(text)?.sure === true) >= 0.6)
      column.role = "day";
    else if (!known.has("code") && areCodes(texts, column.index < 3, columns[column.index + 1]?.role === "name"))
      column.role = "code";
    else if (!known.has("tier") && share((text) => /^(?:t\d|tier [1-9a-h]|[a-h][- ]tier)$/i.test(text)) >= 0.8)
      column.role = "tier";
    else if (!known.has("percent") && share((text) => /^@?\d{2,3}\s*%(?:\s*(?:of\s*)?(?:1rm|tm))?$/i.test(text)) >= 0.8)
      column.role = "percent";
    else if (!known.has("name") && share((text) => looksLikeMovement(plain(text))) >= 0.4) column.role = "name";
    else if (!hasDoses(known) && share(column.heading === "" ? isDoseText : isWholeDose) >= 0.6) column.role = "any";
    else if (share((text) => /\p{L}{3}.*\s.*\p{L}{2}/u.test(text) && !isDoseText(text)) >= 0.6) column.role = "notes";
    if (column.role) known.add(column.role);
  }
}

/** "kg | lb" is one load in two units: the first is the plan's. */
function leaveOtherUnits(columns: Column[]): void {
  for (const [at, column] of columns.entries()) {
    const before = columns[at - 1];
    if (column.role !== "load" || before?.role !== "load" || column.set !== null || column.week !== before.week)
      continue;
    if (column.unit && before.unit && column.unit !== before.unit) column.role = "aside";
  }
}

/** "Week | Day | Session": where nothing else names what is done, movements in a column of sessions do. */
function nameSessions(view: View, from: number, end: number, columns: Column[]): void {
  if (columns.some(({ role }) => role === "name")) return;
  const column = columns
    .filter(({ role }) => role === "day")
    .find((each) => {
      const texts = textsIn(view, from, end, each.index);
      const moving = texts.filter((text) => looksLikeMovement(plain(text)) && !sessionLabel(text)?.sure);
      return texts.length > 1 && moving.length * 2 > texts.length;
    });
  if (column && columns.some(({ role }) => isDose(role as ColumnRole))) column.role = "name";
}

function textsIn(view: View, from: number, end: number, index: number): string[] {
  return Array.from({ length: Math.min(end, from + 200) - from }, (_, at) => cellAt(view, from + at, index)).flatMap(
    (cell) => (cell && cell.column === index && cell.lastColumn === index ? [cell.text] : []),
  );
}

/** Codes stand in the first columns, or, with a letter, right before the names. Names of sessions may stand between them. */
function areCodes(texts: string[], first: boolean, before: boolean): boolean {
  const own = texts.filter((text) => !sessionLabel(text)?.sure && weekLabel(text) === null);
  const share = (code: RegExp) => own.filter((text) => code.test(text)).length / Math.max(own.length, 1);
  if (first) return own.length > 1 && share(/^[A-Ha-h]\d{0,2}[.)]?$|^\d{1,2}[.)]?$/) >= 0.8;
  return before && share(/^[A-H]\d{0,2}[.)]?$/) >= 0.8;
}

/** "Exercise | Reps | W1 | W2": small figures in the columns of the weeks are the sets that nothing else tells. */
function fillWeeks(view: View, from: number, end: number, columns: Column[]): void {
  const weeks = columns.filter(({ role, week, unit }) => role === "any" && week !== null && unit === null);
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (weeks.length < 2 || has("sets") || !(has("reps") || has("duration") || has("distance"))) return;
  const texts = weeks.flatMap(({ index }) => textsIn(view, from, end, index));
  if (
    texts.length > 1 &&
    texts.every(
      (text) => /^(?:x\s?)?\d{1,2}(?:\s*x)?$/.test(text) && Number.parseInt(text.replace(/\D/g, ""), 10) <= 12,
    )
  )
    for (const column of weeks) column.role = "sets";
}

/** Sets and what is done in each, which no other column holds. */
const isWholeDose = (text: string) => /\d\s*[x×]\s*\d/i.test(text) && isDoseText(text);

function hasDoses(known: Set<Column["role"]>): boolean {
  return ["reps", "scheme", "work", "any", "duration"].some((role) => known.has(role as ColumnRole));
}
