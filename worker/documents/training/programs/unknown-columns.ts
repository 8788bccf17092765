import { isCategory } from "../categories";
import type { ColumnRole } from "../vocabulary/column-words";
import { looksLikeMovement } from "../vocabulary/movements";
import type { Column } from "./column";
import { isDose } from "./column-heading";
import { doseOf, hasWork, isDoseText } from "./dose-sets";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain, sessionLabel, weekdayIn, weekLabel } from "./labels";

/** Rows under headings, the last one not included. */
export type Span = { from: number; end: number };

/**
 * Gives columns whose heading says nothing a role by what stands in them, decided for the whole block: first what has a
 * look of its own (links, codes, names, percentages), then figures by their size, beside what the other columns are.
 */
export function fillUnknown(view: View, spans: Span[], columns: Column[]): void {
  fillNames(view, spans, columns);
  fillPlaces(view, spans, columns);
  let scope: Column[] = [];
  let last = -1;
  const known = { has: (role: Column["role"]) => scope.some((column) => column.role === role) };
  for (const column of columns) {
    // "Volume" is the tonnage of what was done, unless it holds the doses.
    const volume = column.role === "logged" && plain(column.heading) === "volume";
    if (column.role === "category" && !columns.some(({ role }) => role === "code")) {
      // "Block" over A1, A2, B.
      const codes = cellsOf(view, spans, column.index).map(({ text }) => text);
      if (codes.length > 1 && codes.every((text) => /^[A-H]\d{0,2}[.)]?$/.test(text))) column.role = "code";
    }
    if (column.role !== null && !volume) continue;
    const names = columns.filter(({ role }) => role === "name").map(({ index }) => index);
    // Tables side by side have their columns each: a role is given once between two names.
    if (column.index > last) {
      const first = names.findLast((name) => name < column.index) ?? 0;
      last = names.find((name) => name > column.index) ?? columns.length;
      scope = columns.slice(first, last + 1);
    }
    const cells = cellsOf(view, spans, column.index);
    const texts = cells.map(({ text }) => text);
    if (texts.length === 0) continue;
    const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
    const fore = column.index < 3 && (names.length === 0 || column.index < (names[0] ?? 0));
    if (volume) {
      const isWork = (text: string) => /\p{L}/u.test(text) && !/kg|lb/i.test(text) && isDoseText(text);
      if (!hasDoses(known) && share(isWork) >= 0.6) column.role = "any";
    } else if (cells.filter(({ url }) => url).length >= texts.length * 0.6) column.role = "video";
    else if (!known.has("week") && share((text) => weekLabel(text) !== null) >= 0.6) column.role = "week";
    else if (!known.has("day") && share((text) => weekdayIn(text) !== null || sessionLabel(text)?.sure === true) >= 0.6)
      column.role = "day";
    else if (!known.has("code") && areCodes(texts, fore, columns[column.index + 1]?.role === "name"))
      column.role = "code";
    else if (!known.has("tier") && share((text) => /^(?:t\d|tier [1-9a-hs]|[a-hs][- ]tier)$/i.test(text)) >= 0.8)
      column.role = "tier";
    else if (!known.has("percent") && share((text) => /^@?\d{2,3}\s*%(?:\s*(?:of\s*)?(?:1rm|tm))?$/i.test(text)) >= 0.8)
      column.role = "percent";
    else if (
      !known.has("tempo") &&
      share((text) => TEMPO.test(text)) >= 0.7 &&
      share((text) => /^\d+$|^\d{2,}x\d+$/i.test(text)) < 1
    )
      column.role = "tempo";
    else if (goesOn(columns, column) && share(isLoaded) >= 0.8) column.role = "any";
    else if (!hasDoses(known) && share(column.heading === "" ? isWorded : isWholeDose) >= 0.6) column.role = "any";
    else if (fore && !known.has("day") && column.heading === "" && headsGroups(texts, view, spans, names[0]))
      column.role = "day";
    else if (share((text) => /\p{L}{3}.*\s.*\p{L}{2}/u.test(text) && !isDoseText(text)) >= 0.6) column.role = "notes";
  }
}

/** "Max Effort Lower" beside the first of its exercises, other words beside the first of the next: sessions, unless they are kinds. */
function headsGroups(texts: string[], view: View, spans: Span[], name: number | undefined): boolean {
  const exercises = name === undefined ? 0 : cellsOf(view, spans, name).length;
  if (texts.length < 2 || texts.length * 2 > exercises || new Set(texts).size < texts.length) return false;
  return (
    texts.every((text) => text.length <= LONGEST_LABEL && /^\p{L}{3}/u.test(text) && !isCategory(text)) &&
    !texts.some(isProse)
  );
}
const LONGEST_LABEL = 40;

/** "65 x 8 | 75 x 6": without headings, sets stand side by side. */
function goesOn(columns: Column[], { index, heading }: Column): boolean {
  const before = columns[index - 1];
  return heading === "" && before?.heading === "" && before.role === "any";
}
const isLoaded = (text: string) => /^\d+(?:[.,]\d+)?\s*[x×]\s*\d{1,2}\+?$/i.test(text.trim());

/** "Work" over words is no dose: where no column names the exercises, such a one is decided by what stands in it. */
export function forgetContradicted(view: View, spans: Span[], columns: Column[]): void {
  if (columns.some(({ role }) => role === "name")) return;
  for (const column of columns) {
    if (!isDose(column.role as ColumnRole) || column.week !== null || column.set !== null) continue;
    const texts = cellsOf(view, spans, column.index).map(({ text }) => text);
    const words = texts.filter((text) => /^\p{L}{3}/u.test(text) && !/\d/.test(text) && !FIGURE.test(text));
    if (texts.length > 1 && words.length >= texts.length * 0.8) column.role = null;
  }
}

/** The column of what is done, where no heading names it: that of movements, else that of ever other words beside figures. */
export function fillNames(view: View, spans: Span[], columns: Column[]): void {
  if (columns.some(({ role }) => role === "name")) return;
  // "DAY A" may head the movements of that day.
  const isOpen = ({ role, heading }: Column) =>
    role === null || (role === "day" && sessionLabel(heading)?.sure === true);
  // "Week 1 | | |" over "Push | Sets | Reps | kg": the week is the table's, and its first column names what is done.
  const isUnderWeek = (column: Column) =>
    column.role === "any" &&
    column.week !== null &&
    column.heading !== "" &&
    view.headingOf(column.heading).week === null &&
    cellsOf(view, spans, column.index).every(({ text }) => !/^\d/.test(text));
  const open = columns.filter(
    (column) => (isOpen(column) && column.week === null && column.set === null) || isUnderWeek(column),
  );
  const read = open.map((column) => ({ column, texts: cellsOf(view, spans, column.index).map(({ text }) => text) }));
  const worded = read.filter(({ texts }) => {
    const words = texts.filter((text) => /\p{L}{2}/u.test(text) && !/^[\d@]/.test(text) && text.length <= 80);
    const isSaid = texts.every((text) => isPlace(text) || view.headingOf(text).group !== null);
    return words.length > 0 && words.length >= texts.length * 0.7 && !isSaid;
  });
  const moving = ({ texts }: { texts: string[] }) =>
    texts.filter((text) => looksLikeMovement(plain(text))).length / texts.length;
  const most = Math.max(0, ...worded.map(moving));
  const found =
    most >= 0.4
      ? worded.find((each) => moving(each) >= most * 0.9)
      : worded.find(
          ({ texts }) => texts.length > 1 && new Set(texts).size >= texts.length * 0.4 && !texts.some(isProse),
        );
  if (!found) return;
  const name = (column: Column) => {
    if (column.week !== null) Object.assign(column, { over: column.week, week: null });
    column.role = "name";
  };
  name(found.column);
  for (const each of read) {
    const same = each.column.heading !== "" && each.column.heading === found.column.heading;
    // "T1 | Scheme | kg | T2 | Scheme | kg": an exercise for each of the columns that come again.
    const next = columns[each.column.index + 1];
    const again =
      most >= 0.4 &&
      worded.includes(each) &&
      moving(each) >= 0.6 &&
      next?.role === columns[found.column.index + 1]?.role &&
      isDose((next?.role ?? null) as ColumnRole | null);
    if (same || again) name(each.column);
  }
}

/**
 * Before the names, numbers that count up over many rows tell the week, and those that begin again in each week the day. One
 * such column alone is the week where the exercises come again, else the day.
 */
function fillPlaces(view: View, spans: Span[], columns: Column[]): void {
  const name = columns.find(({ role }) => role === "name");
  if (!name) return;
  const has = (role: Column["role"]) => columns.some((column) => column.role === role);
  const counting = columns
    .filter(({ role, index, week, set }) => role === null && week === null && set === null && index < name.index)
    .map((column) => ({ column, numbers: placesOf(cellsOf(view, spans, column.index)) }))
    .filter(({ numbers }) => countsPlaces(numbers, cellsOf(view, spans, name.index).length));
  if (!has("day") && counting.length < 2) {
    // The same few words in the same order again and again are the days of the weeks.
    const days = columns.find((column) => {
      if (column.role !== null || column.index >= name.index) return false;
      const words = cellsOf(view, spans, column.index).map(({ text }) => plain(text));
      const runs = words.filter((word, at) => word !== words[at - 1]);
      const distinct = new Set(runs);
      const exercises = cellsOf(view, spans, name.index).length;
      return (
        distinct.size >= 2 &&
        distinct.size <= 7 &&
        runs.length >= distinct.size * 2 &&
        runs.length * 1.5 <= exercises &&
        words.every((word) => /^\p{L}{3}/u.test(word)) &&
        runs.every((word, at) => at < distinct.size || word === runs[at - distinct.size])
      );
    });
    if (days) days.role = "day";
  }
  const falls = (numbers: number[]) => numbers.filter((number, at) => at > 0 && number < (numbers[at - 1] ?? 0)).length;
  counting.sort((a, b) => falls(a.numbers) - falls(b.numbers));
  const [outer, inner] = counting;
  if (outer && inner) {
    if (!has("week")) outer.column.role = "week";
    if (!has("day")) inner.column.role = "day";
  } else if (outer) {
    const names = cellsOf(view, spans, name.index).map(({ text }) => plain(text));
    const again = new Set(names).size <= names.length * 0.7;
    const week = !has("week") && (has("day") || (again && falls(outer.numbers) === 0));
    if (week) outer.column.role = "week";
    else if (!has("day")) outer.column.role = "day";
  }
}

const placesOf = (cells: Cell[]) =>
  cells.map(({ text }) => Number(/^(?:\p{L}{2,12}\.?\s*)?(\d{1,2})(?:\.0)?$/u.exec(text.trim())?.[1] ?? Number.NaN));

/** From one, each number once more than the one before, the same, or one again; each for several exercises. */
function countsPlaces(numbers: number[], exercises: number): boolean {
  const most = Math.max(...numbers);
  if (numbers.length < 2 || numbers.some(Number.isNaN) || numbers[0] !== 1 || most < 2 || most > 16) return false;
  if (new Set(numbers).size !== most || exercises < numbers.length) return false;
  const runs = numbers.filter((number, at) => number !== numbers[at - 1]).length;
  if (runs * 1.5 > exercises) return false;
  return numbers.every((number, at) => at === 0 || number === 1 || [0, 1].includes(number - (numbers[at - 1] ?? 0)));
}

const isPlace = (text: string) => weekLabel(text) !== null || sessionLabel(text)?.sure === true;
const isProse = (text: string) => text.split(/\s+/).length > 8 || /[.!?]$/.test(text);

/** The cells of a column, each once. A caption, which stands alone in its row, is none. */
function cellsOf(view: View, spans: Span[], index: number): Cell[] {
  const cells: Cell[] = [];
  for (const { from, end } of spans) {
    for (let row = from; row < Math.min(end, from + 200) && cells.length < 400; row++) {
      const cell = view.rows[row]?.[index] ?? null;
      if (!cell || cell === cells[cells.length - 1] || cell.column !== index) continue;
      if (cell.lastColumn - cell.column > 2 || cellsIn(view, row).length === 1) continue;
      cells.push(cell);
    }
  }
  return cells;
}

const TEMPO = /^(?:[\dx]\s*[-/.:]\s*){2,3}[\dx]$|^[0-9x]{3,4}$/i;

type Figures = {
  column: Column;
  texts: string[];
  values: number[];
  /** The share of cells that a test fits. */
  share: (test: RegExp) => number;
  most: number;
  middle: number;
};

export const FIGURE = /^[x×@~%+]?\s*\d|^(?:amrap|max|failure|bw\b)/i;
const TIME =
  /^\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?\s*(?:s|secs?|seg|sek|sec|с|сек|秒|초|m|mins?|мин|分|분|'|")\.?$|^\d{1,2}[:'’]\d\d"?$/iu;
const WEIGHT = /\d\s*(?:kgs?|lbs?|кг|#)(?!\p{L})|^bw\b/iu;
/** "20 mm" is an edge, "60 cm" a box, "30°" a bench: how something is set, and no amount. */
const SIZE = /^\d+(?:[.,]\d+)?\s*(?:mm|cm|inch(?:es)?|in|°)\.?(?!\p{L})/iu;
const REPS_SIGN = /\d\s*[-–]\s*\d|\+$|amrap|max|failure|\/\s*\p{L}|each|per |\d\s*\p{L}{2}/iu;
const EFFORT = /^(?:rpe|rir|@)\s*\d/i;
const WHOLE = /^\d{1,2}$/;

/** Columns of figures that no heading explains, told apart by their size and by what is still missing of a dose. */
export function fillFigures(view: View, spans: Span[], columns: Column[], unheaded = false): void {
  const names = columns.filter(({ role }) => role === "name").map(({ index }) => index);
  const starts = names.length > 1 ? names : [names[0] ?? -1];
  starts.forEach((start, at) => {
    const stop = starts[at + 1] ?? columns.length;
    fillScope(view, spans, columns.slice(at === 0 ? 0 : start, stop), start, unheaded);
  });
}

function fillScope(view: View, spans: Span[], scope: Column[], name: number, unheaded: boolean): void {
  const has = (...roles: Column["role"][]) => scope.some(({ role }) => role !== null && roles.includes(role));
  const open = scope
    .filter((column) => column.role === null && column.index > name && column.week === null && column.set === null)
    .map((column) => figuresOf(view, spans, column))
    .filter((found) => found !== null);
  const give = (figures: Figures | undefined, role: ColumnRole) => {
    if (!figures) return;
    figures.column.role = role;
    open.splice(open.indexOf(figures), 1);
  };
  const besideSets = ({ column }: Figures) =>
    scope.some(({ role, index }) => role === "sets" && Math.abs(index - column.index) === 1);
  const whole = has("scheme", "any");
  if (!whole && !has("sets")) {
    // "3 | 8-12": sets are the few, and stand before what is done in each.
    const few = open.filter(({ share, most, texts }) => (share(WHOLE) >= 0.8 && most <= 10) || texts.every(countsOnly));
    const reps = scope.find(({ role }) => ["reps", "work", "duration", "distance"].includes(String(role)));
    const others = (each: Figures) => open.filter((other) => other !== each && canBeReps(other));
    const sets = few.find((each) =>
      reps ? Math.abs(reps.index - each.column.index) === 1 || few.length === 1 : others(each).length > 0,
    );
    const rival = sets && !reps ? others(sets)[0] : undefined;
    // Of two columns of small figures the smaller ones are the sets.
    give(rival && sets && few.includes(rival) && rival.middle < sets.middle && rival.most <= 6 ? rival : sets, "sets");
  }
  const timed = has("duration", "distance");
  if (!whole && !has("reps", "work"))
    give(
      open.find(
        (each) =>
          canBeReps(each) &&
          (!timed || besideSets(each)) &&
          (has("sets", "set", "load", "percent", "effort") || each.share(REPS_SIGN) >= 0.3),
      ),
      "reps",
    );
  if (!has("sets", "reps", "scheme", "any", "work", "set")) return;
  for (const each of [...open]) {
    const { share, values, most, column } = each;
    const distinct = new Set(each.texts).size;
    if (share(SIZE) >= 0.6) give(each, "notes");
    else if (!has("rest") && each.texts.every(restsOnly)) give(each, "rest");
    else if (share(TIME) >= 0.6) give(each, has("rest") ? "duration" : "rest");
    else if (share(WEIGHT) >= 0.5 && !has("load")) give(each, "load");
    else if (share(/^%\s*\d|\d\s*(?:%|kgs?|lbs?|кг)$/iu) >= 0.8 && share(/%/) < 0.8 && !has("load")) give(each, "load");
    else if (share(/%$|^%/) >= 0.6 && !has("percent")) give(each, "percent");
    else if (share(/^@\s*\d|^rpe/i) >= 0.8 && !has("effort")) give(each, "effort");
    else if (share(/%$|^@\s*\d|^rpe|rir/i) >= 0.6 && !has("intensity", "effort")) give(each, "intensity");
    else if (
      values.every((value) => value >= 5 && value <= 10 && value % 0.5 === 0) &&
      !has("effort", "rir", "intensity")
    )
      give(each, "effort");
    else if (
      !has("rest") &&
      distinct <= 4 &&
      each.middle >= 30 &&
      most <= 300 &&
      values.every((value) => value % 15 === 0) &&
      (has("load", "percent", "effort") || values.length >= distinct * 2)
    )
      give(each, "rest");
    else if (
      !has("load") &&
      most > 10 &&
      share(/^[\d.,]+(?:\s*[-–]\s*[\d.,]+)?$/) >= 0.7 &&
      (unheaded || column.heading !== "")
    )
      give(each, "load");
  }
}

/** "Set" over 1, 2, 3 counts the sets of an exercise; over 4, 3, 3 it says how many there are. */
export function countsSets(view: View, spans: Span[], column: Column): boolean {
  const texts = cellsOf(view, spans, column.index)
    .map(({ text }) => text.trim())
    .filter((text) => !isPlace(text));
  if (texts.length < 2 || !texts.every((text) => /^\d{1,2}$/.test(text))) return true;
  return texts.some((text, at) => at > 0 && Number(text) === Number(texts[at - 1]) + 1) && texts.includes("1");
}

const canBeReps = ({ share, most, texts }: Figures) =>
  !texts.every(countsOnly) &&
  !texts.every(restsOnly) &&
  share(TIME) < 0.5 &&
  share(WEIGHT) < 0.2 &&
  share(SIZE) < 0.5 &&
  share(/%|^@|[.,]\d/) < 0.2 &&
  most <= 60;

function figuresOf(view: View, spans: Span[], column: Column): Figures | null {
  const texts = cellsOf(view, spans, column.index).map(({ text }) => text.trim());
  if (texts.length < 2 || texts.filter((text) => FIGURE.test(text) || EFFORT.test(text)).length < texts.length * 0.7)
    return null;
  // "65 x 8" is a whole set.
  if (column.heading === "" && texts.filter(isLoaded).length >= texts.length * 0.8) return null;
  const values = texts.flatMap((text) => {
    const found = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
    return found ? [Number(found.replace(",", "."))] : [];
  });
  const sorted = [...values].sort((a, b) => a - b);
  return {
    column,
    texts,
    values,
    share: (test) => texts.filter((text) => test.test(text)).length / texts.length,
    most: Math.max(
      0,
      ...texts.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text)).map((text) => Number(text.replace(",", "."))),
    ),
    middle: sorted[sorted.length >> 1] ?? 0,
  };
}

/** Codes stand in the first columns, or, with a letter, right before the names. Names of sessions may stand between them. */
function areCodes(texts: string[], first: boolean, before: boolean): boolean {
  const own = texts.filter((text) => !sessionLabel(text)?.sure && weekLabel(text) === null);
  const share = (code: RegExp) => own.filter((text) => code.test(text)).length / Math.max(own.length, 1);
  if (first && own.length > 1 && share(/^[A-Ha-h]\d{0,2}[.)]?$|^\d{1,2}[.)]?$/) >= 0.8) return true;
  return before && share(/^[A-H]\d{0,2}[.)]?$/) >= 0.8;
}

/** A dose that is more than a figure, and more than a count of sets. */
const isWorded = (text: string) => isDoseText(text) && !/^\d+(?:[.,]\d+)?$/.test(text.trim());
/** "4 sets" */
const countsOnly = (text: string) => {
  const [sets, ...more] = /\p{L}/u.test(text) ? doseOf(text).sets : [];
  return sets !== undefined && more.length === 0 && sets.count !== null && !hasWork(sets);
};
/** "2 min rest" */
const restsOnly = (text: string) => {
  const { rest, sets } = doseOf(text);
  return rest !== null && sets.length === 0;
};

/** Sets and what is done in each, which no other column holds. */
const isWholeDose = (text: string) => /\d\s*[x×]\s*\d/i.test(text) && isDoseText(text);

function hasDoses(known: { has: (role: Column["role"]) => boolean }): boolean {
  return ["reps", "scheme", "work", "any", "duration"].some((role) => known.has(role as ColumnRole));
}
