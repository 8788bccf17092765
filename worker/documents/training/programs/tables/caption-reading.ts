import { looksLikeMovement } from "../../vocabulary/movements";
import { isPreparing, hasBegun as isTrained } from "../begin-session";
import { dayNumber } from "../cell-dates";
import { circuitOf, headedCircuit } from "../circuit-lines";
import { listedDoses } from "../doses/named-dose";
import { timedCircuit } from "../doses/timed-circuit";
import { type Cell, cellsIn, type View } from "../grid-view";
import { blockOfWeeks, blockTitle, namesCycle } from "../labels/block-label";
import { namesDate } from "../labels/calendar-date";
import { isNamedWeek, weekTitle } from "../labels/named-week";
import { plain } from "../labels/plain-text";
import { isRest } from "../labels/rest-and-daytime";
import { sessionLabel } from "../labels/session-label";
import { statesFact } from "../labels/stated-fact";
import { weekLabel } from "../labels/week-label";
import { addsUpSports, TOTAL, WARM_UP } from "../no-exercise";
import { namesPart } from "../part-heading";
import { isWeekOfSheet, type Standing } from "../standing";
import { daysIn } from "../weekdays-told-above";
import { enterDay } from "./rows-of-places";
import { beginNamed } from "./sessions-of-tables";
import type { Table } from "./table";

/** A text alone in its row: a week, a session, the title, or something said about them. */
export function readCaption(table: Table, cell: Cell, state: Standing): void {
  const text = cell.text.replace(/\s*\n\s*/g, " ").trim();
  if (text === "") return;
  // A caption over several tables speaks to each; what it says of the whole is said once.
  const isRead = table.builder.used.has(cell);
  table.builder.use(cell);
  if (!hasBegun(table, state) && daysIn(text).length > 1) {
    table.builder.description.push(text);
    return;
  }
  if (saysWeek(table, cell, text, state)) return;
  // "3 rounds, 2 min between rounds." above the table is said of each of its rows.
  const timed = timedCircuit(text);
  const [first = ""] = text.split(/[,.;]/, 1);
  const circuit = headedCircuit(text);
  const count = timed?.count ?? circuitOf(first)?.count ?? circuit?.circuit.count ?? null;
  if (timed || count !== null) state.rounds = timed ?? { count, rest: circuit?.circuit.rest ?? null };
  if (circuit) state.part = circuit.called;
  if (timed || circuit) return;
  // "Tue – Endurance | Total 2000 m": a sum beside another caption is no name.
  const isSum = TOTAL.test(plain(text)) && cellsIn(table.view, cell.row).length > 1;
  if (saysNothing(text, state) || isSum) table.builder.used.delete(cell);
  else if (titlesDay(table, text, state)) return;
  else if (isBelowName(table, cell, state)) table.builder.used.delete(cell);
  else if (
    namesSession(table, cell, text) ||
    isWrittenAsSessions(table, cell, text) ||
    standsAsSessions(table, cell, text)
  )
    beginNamed(state, text);
  else if (!isRead) readRemark(table, cell, text, state);
}

/** It names a week, a session without doubt, or a day of rest. */
export const isLabel = (text: string): boolean =>
  weekLabel(text) !== null || isNamedWeek(text) || sessionLabel(text)?.sure === true || isRest(text);

/** "Block 2" over its first week; over exercises it is a part of a session. */
export function beginsCycle(view: View, text: string, row: number): boolean {
  if (!namesCycle(text)) return false;
  const below = view.rows.findIndex((cells, at) => at > row && cells.some((cell) => cell !== null));
  return below > 0 && cellsIn(view, below).some((cell) => weekLabel(cell.text) !== null);
}

const hasBegun = ({ builder }: Table, { session }: Standing) => builder.started || session !== null;

/** "Week 2: Build", "Deload week", "Weeks 1-4", "Cycle 2", or the date of a day. */
function saysWeek(table: Table, cell: Cell, text: string, state: Standing): boolean {
  const { view, builder, above } = table;
  if (beginsCycle(view, text, cell.row)) {
    builder.beginCycle();
    if (hasBegun(table, state)) {
      state.session = above;
      return true;
    }
  }
  // Behind another fact the date of a week is one more.
  if (isNamedWeek(text) && cellsIn(view, cell.row).every((each) => isNamedWeek(each.text))) {
    const goesOn = isWeekOfSheet(state, table.builder) || state.weekTitle === text;
    state.week = goesOn ? state.week : table.weekNamed(cell.row, text);
    state.weekTitle = text;
    state.session = above;
    table.dayCells.clear();
    return true;
  }
  const week = text.length > 40 && /[.!?]$/.test(text) ? null : weekLabel(text);
  if (!week && saysWeeks(table, text, state)) return true;
  const day = dayNumber(cell);
  if (day !== null && table.isAhead && !isLabelled(view, cell)) {
    enterDay(table, state, day, false);
    return true;
  }
  if (!week) return false;
  if (week.before && !hasBegun(table, state) && !builder.title) builder.title = week.before;
  if (state.week !== week.number) state.session = above;
  state.week = week.number;
  state.weekTitle = weekTitle(week);
  if (week.rest && sessionLabel(week.rest)?.sure) beginNamed(state, week.rest);
  return true;
}

/** "Weeks 1-4": what follows is the same in each of them. "S2" alone is the second week, where others count sets so. */
function saysWeeks({ builder, above }: Table, text: string, state: Standing): boolean {
  const weeks = blockOfWeeks(text);
  if (!weeks) return false;
  builder.span(weeks);
  const first = Math.max(weeks[0] ?? 1, 1);
  if (state.week !== first) state.session = above;
  state.week = first;
  state.weekTitle = blockTitle(text);
  return true;
}

/** "Valid until: | 4 Jan", "Start | 2 Nov": a fact about the plan, and no day of it. */
function isLabelled(view: View, { row, column }: Cell): boolean {
  const before = column > 0 ? view.rows[row]?.[column - 1] : null;
  return before ? /\p{L}\s*[:：]$/u.test(before.text) || OF_PLAN.test(plain(before.text)) : false;
}

const OF_PLAN =
  /^(?:(?:program(?:me)? |plan )?(?:start(?:s|ed|ing)?|begins?|beginning)(?: date)?|(?:last )?updated|created|issued|printed|(?:next )?review|dob|date of birth|beginn|inicio|fecha de inicio|data de inicio|inizio|data (?:di )?inizio|debut|date de debut|poczatek|начало)$/u;

const saysNothing = (text: string, { session }: Standing): boolean =>
  isRest(text) ||
  // "Bodyweight:" and "Athlete: ____" wait for somebody to fill them in.
  (/:[\s_.]*$/.test(text) && !sessionLabel(text)?.sure) ||
  // "Warm up: Circuit A" under the name of the session is done first in it.
  (session !== null && WARM_UP.test(plain(text)));

const isTitled = ({ builder }: Table, { row }: Cell) => builder.title !== null || row > 0;

/** "PULL" below "MONDAY", above the headings of its table, is what the day is called. */
function titlesDay({ builder, isAhead }: Table, text: string, state: Standing): boolean {
  const { session } = state;
  const label = sessionLabel(text);
  if (!isAhead || !session?.weekday || session.title !== null || !label || label.weekday !== null) return false;
  if (isTrained(builder, state)) return false;
  session.title = text;
  return true;
}

/** "Push and arms" right below "Day 2 - Upper", which already says what the session is called. */
function isBelowName(table: Table, { row, column, text }: Cell, state: Standing): boolean {
  const { view, builder, isAhead } = table;
  const above = row > 0 ? view.rows[row - 1]?.[column] : null;
  if (!isAhead || !above || state.session === null || isTrained(builder, state) || isLabel(text)) return false;
  if (above.text === state.session.title && isOverOneOfSeveral(table, above)) return true;
  const label = sessionLabel(above.text);
  return label?.sure === true && label.title === state.session.title && NAMED_DAY.test(above.text);
}

/** "Day 2 - Upper", "Session A: Legs" */
const NAMED_DAY = /\s(?:\d{1,2}|[A-Z])\s*[:–—-]\s*\p{L}{3}/u;

/** "Monday", "Day 2: Lower"; "Upper" where such words part the table or stand above its headings. */
function namesSession(table: Table, cell: Cell, text: string): boolean {
  const label = sessionLabel(text);
  if (table.names.has(cell.text)) return true;
  if (!label || label.sure) return label !== null;
  const { isAhead, isUnheaded, isPlaced, above } = table;
  const isPart = isAhead || isUnheaded || (!isPlaced && above === null && !looksLikeMovement(plain(text)));
  return (table.isParted && isPart) || (isAhead && isTitled(table, cell));
}

/** "AT THE TRACK (20 min)" as broad as "SESSION A (45 min)" and "SESSION B (45 min)": what is written in their form is one more. */
function isWrittenAsSessions({ view, isAhead }: Table, cell: Cell, text: string): boolean {
  const form = formOf(text);
  if (isAhead || form === null || cell.lastColumn === cell.column || namesPart(form.called)) return false;
  const others = view.rows.flatMap((row) => row.find((each) => each?.column === cell.column) ?? []);
  const sessions = others.filter((each) => each.lastColumn === cell.lastColumn && sessionLabel(each.text)?.sure);
  const alike = new Set(sessions.filter((each) => formOf(each.text)?.isLoud === form.isLoud));
  return alike.size > 1 && alike.size === new Set(sessions).size && !isPreparing(form.called);
}

/** "BONUS – arms and calves" below an empty row, as broad or in the form of "MONDAY – Upper" and all the other days: one more, of any day. */
function standsAsSessions({ view, isAhead }: Table, cell: Cell, text: string): boolean {
  const below = cellsIn(view, cell.row + 1);
  const [list, ...more] = below;
  const headsDoses = below.length > 1 || (list !== undefined && more.length === 0 && listedDoses(list.text) !== null);
  if (isAhead || text.length > 80 || !headsDoses) return false;
  if (namesPart(text) || isPreparing(text) || statesFact(text) || looksLikeMovement(plain(text))) return false;
  const isBroad = cell.lastColumn - cell.column >= 2;
  if (!isBroad && (below.length > 1 || !CALLED.test(text))) return false;
  const isApart = ({ row }: Cell) => row === 0 || cellsIn(view, row - 1).length === 0;
  const alone = view.rows.flatMap((_, row) => {
    const [only, ...others] = cellsIn(view, row);
    const isMeant = only && (isBroad ? only.lastColumn > only.column : isApart(only) && CALLED.test(only.text));
    return isMeant && only.row === row && others.length === 0 ? [only] : [];
  });
  const isAlike = (each: Cell) => each.column === cell.column && each.lastColumn === cell.lastColumn && isApart(each);
  const others = alone.filter((each) => each !== cell);
  return isAlike(cell) && others.length > 1 && others.every((each) => isAlike(each) && sessionLabel(each.text)?.sure);
}

/** "FRIDAY – Legs", "Bonus (if time is left) – Arms" */
const CALLED = /^\p{L}[^–—-]{2,40}\s[–—-]\s\p{L}/u;

/** Words, and a bracket behind them. */
function formOf(text: string): { called: string; isLoud: boolean } | null {
  const [, called = ""] = /^(\p{L}.{2,30}?)\s*\([^()]+\)$/u.exec(text.trim()) ?? [];
  return called === "" ? null : { called, isLoud: called === called.toUpperCase() };
}

const isNameOfTable = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !isLabel(text) && !namesPart(text) && !isPreparing(text) && !statesFact(text);

/** It stands above the first table of the sheet as other names stand above the others, each alone below an empty row. */
function isFirstOfNames({ view, blocks, builder }: Table, cell: Cell): boolean {
  const [first, ...others] = blocks.flatMap(({ top, bottom }) => {
    // "Set 1 | | Set 2 |" over the headings stands between.
    const at = top < bottom && cellsIn(view, bottom - 1).length > 1 ? top - 1 : bottom - 1;
    const [only, ...more] = cellsIn(view, at);
    // One more of the tables of the name above.
    if (!only) return [];
    const isApart = only?.column === cell.column && more.length === 0 && cellsIn(view, at - 1).length === 0;
    return isApart ? only.text : "";
  });
  const all = [cell.text, ...others];
  return (
    builder.title === null &&
    first === cell.text &&
    others.length > 0 &&
    all.every(isNameOfTable) &&
    new Set(all).size === all.length
  );
}

/** "Heavy" above the headings of one table, "Light" above those of the table beside it: each has its own name, and none is the title. */
function isOverOneOfSeveral({ view, blocks }: Table, { row }: Cell): boolean {
  const { top = 0, lanes = [] } = blocks.find(({ top }) => top > row) ?? {};
  const namesIn = (at: number) =>
    lanes.map(({ from, to }) => cellsIn(view, at, from, to).filter((cell) => cell.row === at));
  const isEach = (names: Cell[][]) => names.every(([only, ...more]) => only && more.length === 0);
  // What each is about may stand between its name and the headings.
  const isClose = top === row + 1 || (top === row + 2 && isEach(namesIn(row + 1)));
  const names = namesIn(row);
  const texts = new Set(names.flatMap(([only]) => (only && isNameOfTable(only.text) ? only.text : [])));
  return names.length > 1 && isClose && isEach(names) && texts.size === names.length;
}

/** "Length | open" over "Goal | General fitness": facts about the plan, two cells each, and none of them a name. */
function isAmongFacts({ view, blocks }: Table, { row }: Cell): boolean {
  const columnsAt = (at: number) => cellsIn(view, at).map(({ column }) => column);
  const own = columnsAt(row);
  const isHead = (at: number) => blocks.some(({ top, bottom }) => top <= at && at <= bottom);
  const isAlike = (at: number) => !isHead(at) && String(columnsAt(at)) === String(own);
  const [label = 0, value] = own;
  return own.length === 2 && value === label + 1 && (isAlike(row - 1) || isAlike(row + 1));
}

const isNamedDay = (text: string): boolean => {
  const label = sessionLabel(text);
  return label !== null && label.weekday !== null && label.title !== null;
};

/** "Note: straps for the last set", and not "Circuit B: trunk and hips (12 min)", whose label is counted. */
const SAYS_OF_LABEL = /(?<!(?:^|[\s-])(?:[A-Z]|\d{1,2})): .{15}/;

/** The name of a session in words that are not known, the title, what is said of the whole, or nothing that is known. */
function readRemark(table: Table, cell: Cell, text: string, state: Standing): void {
  const { view, builder, isAhead } = table;
  // "Throws: strength for the season" merged over the first row is a title.
  const isOverAll = cell.row === 0 && cell.lastColumn - cell.column > 3;
  const saysOfLabel = SAYS_OF_LABEL.test(text) && !isOverAll;
  const isProse = text.length > 60 || /[.!?]$/.test(text) || saysOfLabel || statesFact(text) || addsUpSports(text);
  // "Training plan | | Gym on the Hill": who gives the plan stands beside its title.
  const [beside] = cellsIn(view, cell.row);
  const isClose = cellsIn(view, cell.row + 1).length > 0;
  const began = hasBegun(table, state);
  if (state.session !== null && isAhead && text.length <= 30 && (isPreparing(text) || namesPart(text))) {
    state.part = text;
    return;
  }
  // "Mon 7/6 - Squat | | Lower (squat)": what the day that has a name is for.
  if (state.session && beside && beside !== cell && isNamedDay(beside.text)) {
    builder.session(state.week, state.session).notes.push(text);
    return;
  }
  const isBesideTitle = beside !== cell && beside?.text === builder.title;
  const isBelowTitle = isTitled(table, cell) && (began || builder.title !== null);
  const isName = isBelowTitle || isFirstOfNames(table, cell) || isOverOneOfSeveral(table, cell);
  if (!isProse && isAhead && isClose && !isBesideTitle && !isAmongFacts(table, cell) && isName) beginNamed(state, text);
  else if (!began && !builder.title && !isProse && !namesDate(text)) builder.title = text;
  else if (!began) builder.description.push(text);
  else builder.used.delete(cell);
}
