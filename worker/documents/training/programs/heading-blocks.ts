import { type ColumnRole, FOCUS_WORDS } from "../vocabulary/column-words";
import { GROUP_WORDS } from "../vocabulary/group-words";
import { looksLikeMovement } from "../vocabulary/movements";
import type { Column, Lane } from "./column";
import { headingOf, isDose } from "./column-heading";
import { doseOf, hasWork, isDoseText } from "./dose-sets";
import { type Cell, cellsIn, type View } from "./grid-view";
import { bareWeekday, isRest, plain, sessionLabel, weekdayIn, weekLabel } from "./labels";
import type { SessionMark } from "./program-builder";
import { leaveFurtherTracking, leaveTracking } from "./tracking-columns";
import {
  countsSets,
  FIGURE,
  fillFigures,
  fillNames,
  fillUnknown,
  forgetContradicted,
  type Span,
} from "./unknown-columns";

export type HeadingBlock = { top: number; bottom: number; lanes: Lane[] };

/** The heading rows of a sheet, with those that stand above them and name weeks, sets, plan and log. */
export function headingBlocks(view: View): HeadingBlock[] {
  const blocks: { top: number; bottom: number }[] = [];
  for (let row = 0; row < view.rows.length; row++) {
    if (!isHeadingRow(view, row) && !isContrastingRow(view, row)) continue;
    const last = blocks[blocks.length - 1];
    if (last && last.bottom === row - 1) {
      // "RIR | RIR 3 | RIR 2" below the weeks is said of them.
      if (!isLabelledTarget(view, row)) last.bottom = row;
      continue;
    }
    let top = row;
    while (top > 0 && isUpperRow(view, top - 1, row)) top--;
    // "3 RIR | 2 RIR | Deload" stands between the weeks and the headings.
    if (top > 1 && isTargetRow(view, top - 1) && isUpperRow(view, top - 2, top)) top -= 2;
    // "Week 1 | Week 2" over all tables, and "Day A" above the headings of the first.
    if (top > 1 && isSessionRow(view, top - 1) && weeksIn(view, top - 2) > 1 && isUpperRow(view, top - 2, row))
      top -= 2;
    const isOfLifts = top > 0 && liftsOver(view, top - 1, row).length > 0;
    if (top > 0 && (isOfLifts || sessionsOver(view, top - 1, row).length > 0)) top--;
    // "Day 1 | Day 2" over the lifts of each.
    if (isOfLifts && top > 0 && sessionsOver(view, top - 1, row).length > 0) top--;
    if (last && top <= last.bottom) top = last.bottom + 1;
    blocks.push({ top, bottom: row });
  }
  // Headings that recur have the same columns everywhere.
  const spanOf = (index: number): Span => ({
    from: (blocks[index]?.bottom ?? 0) + 1,
    end: blocks[index + 1]?.top ?? view.rows.length,
  });
  const alike = new Map<string, Span[]>();
  for (const [index, { bottom }] of blocks.entries()) {
    const key = headingKey(view, bottom);
    const spans = alike.get(key) ?? [];
    if (spans.length < ALIKE) spans.push(spanOf(index));
    alike.set(key, spans);
  }
  const read = blocks.map((block, index) => {
    const own = spanOf(index);
    const spans = [own, ...(alike.get(headingKey(view, block.bottom)) ?? []).filter((span) => span.from !== own.from)];
    const end = blocks[index + 1]?.top ?? view.rows.length;
    return { ...block, lanes: lanesOf(view, block, end, spans) };
  });
  // Weeks are named once above the first of several tables whose columns are alike.
  read.forEach((block, index) => {
    const above = read[index - 1]?.lanes ?? [];
    if (above.length !== block.lanes.length) return;
    for (const [at, lane] of block.lanes.entries()) goOnWithWeeks(above[at]?.columns ?? [], lane.columns);
  });
  return read;
}

function goOnWithWeeks(before: Column[], own: Column[]): void {
  if (own.some(({ week }) => week !== null) || !before.some(({ week }) => week !== null)) return;
  if (!own.every((column, at) => at === 0 || (column.index === before[at]?.index && column.role === before[at]?.role)))
    return;
  own.forEach((column, at) => {
    column.week = before[at]?.week ?? null;
  });
}

/** A longer list of figures is no plan. */
const MOST_UNHEADED = 1000;

/**
 * A sheet without any heading as one table, where its columns tell what they are: words in one, figures in others, the same
 * down the sheet. Null where they do not.
 */
export function unheadedBlock(view: View): HeadingBlock | null {
  if (view.rows.length > MOST_UNHEADED) return null;
  const rows = view.rows.map((_, row) => cellsIn(view, row));
  const isRow = (cells: Cell[]) => {
    const first = cells.findIndex(({ text }) => FIGURE.test(text));
    const words = cells.slice(first).filter(({ text }) => !/\d/.test(text) && !FIGURE.test(text));
    // "Bench | 100 | Squat | 140" lists what somebody can lift.
    return cells.length >= 3 && cells.filter(({ text }) => FIGURE.test(text)).length >= 2 && words.length < 3;
  };
  const top = rows.findIndex(isRow);
  if (top < 0 || rows.filter(isRow).length < 3) return null;
  const columns: Column[] = Array.from({ length: view.width }, (_, index) => ({
    index,
    role: null,
    unit: null,
    week: null,
    set: null,
    heading: "",
    over: null,
  }));
  const spans = [{ from: top, end: view.rows.length }];
  fillNames(view, spans, columns);
  fillFigures(view, spans, columns, true);
  fillUnknown(view, spans, columns);
  const named = columns.filter(({ role }) => role === "name");
  const has = (role: Column["role"]) => columns.some((column) => column.role === role);
  if (named.length !== 1 || !((has("sets") && (has("reps") || has("duration"))) || has("any"))) return null;
  const name = named[0]?.index ?? 0;
  return { top, bottom: top - 1, lanes: [{ from: 0, to: view.width - 1, name, columns }] };
}

/** "Day 1 | | | Day 2 | |" over the same headings of doses again and again, none of which names an exercise under a day. */
function sessionsOver(view: View, row: number, bottom: number): { from: number; to: number; mark: SessionMark }[] {
  const days = cellsIn(view, row).filter((cell) => cell.row === row);
  const headings = cellsIn(view, bottom);
  const labels = days.map(({ text }) => sessionLabel(text));
  if (days.length < 2 || labels.some((label) => label?.sure !== true)) return [];
  const over = days.map(({ column: from }, at) => ({ from, to: (days[at + 1]?.column ?? view.width) - 1 }));
  const rolesIn = ({ from, to }: { from: number; to: number }) =>
    headings.filter(({ column }) => column >= from && column <= to).map(({ text }) => view.headingOf(text).role);
  const [first = []] = over.map(rolesIn);
  const isAlike = over.every((each) => rolesIn(each).join() === first.join());
  if (!isAlike || first.length < 2 || !first.every((role) => isDose(role) || role === "rest")) return [];
  return over.map((each, at) => {
    const { weekday = null, title = null } = labels[at] ?? {};
    return { ...each, mark: { weekday, title } };
  });
}

/** "Week | Back Squat | | Bench Press | |" over headings of doses: each lift has the columns below it. */
function liftsOver(view: View, row: number, bottom: number): { from: number; to: number; lift: string }[] {
  const cells = cellsIn(view, row).filter((cell) => cell.row === row);
  const lifts = cells.filter(({ text }) => looksLikeMovement(plain(text)) && sessionLabel(text)?.sure !== true);
  const others = cells.filter((cell) => !lifts.includes(cell));
  // "Assistance" over lists of exercises is beside the lifts.
  const isOfPlaces = ({ text }: Cell) =>
    ["week", "day", "date", "set"].includes(String(view.headingOf(text).role)) || GROUP_WORDS.test(plain(text));
  const [corner] = cellsIn(view, bottom);
  const isPlaced =
    others.length > 0 || (corner !== undefined && corner.column < (lifts[0]?.column ?? 0) && isOfPlaces(corner));
  if (lifts.length < 2 || !isPlaced || !others.every(isOfPlaces)) return [];
  const over = lifts.map(({ column: from, text: lift }) => ({
    from,
    to: (cells.find(({ column }) => column > from)?.column ?? view.width) - 1,
    lift,
  }));
  const headings = cellsIn(view, bottom);
  const isDosed = over.every(({ from, to }) => {
    const own = headings.filter(({ column }) => column >= from && column <= to);
    return (
      own.length > 0 &&
      own.every(({ text }) => isDose(view.headingOf(text).role) || view.headingOf(text).role === "rest")
    );
  });
  const isNamed = headings.some(({ text }) => view.headingOf(text).role === "name");
  return isDosed && !isNamed ? over : [];
}

function isHeadingRow(view: View, row: number): boolean {
  const cells = cellsIn(view, row);
  if (cells.length < 2) return false;
  let [known, unknown, names, doses, sets, numbers, places] = [0, 0, 0, 0, 0, 0, 0];
  if (countedFrom(view, row) !== null || percentsIn(view, row).length > 0) return true;
  const weeks = new Set<number>();
  for (const cell of cells) {
    const heading = view.headingOf(cell.text);
    if (heading.role || heading.week !== null || heading.set !== null || heading.group) known++;
    else if (!isDate(cell)) unknown++;
    if (heading.role === "name") names++;
    if (heading.role === "week" || heading.role === "day" || heading.role === "date") places++;
    if (isDose(heading.role) || heading.role === "set") doses++;
    if (heading.week !== null) weeks.add(heading.week);
    if (heading.set !== null) sets++;
    if (isDate(cell)) known++;
    else if (/^[\d.,%\s-]*\d[\d.,%\s-]*$/.test(cell.text)) numbers++;
    if (numbers > cells.length * 0.2 || unknown > cells.length * 0.5) return false;
  }
  if (names > 0 && known >= 2) return true;
  if (doses >= 2 && known >= 3) return true;
  const [first] = cells;
  // "Monday | Set 1" over the one set of the day.
  if (first && sets > 0 && sets === cells.length - 1 && sessionLabel(first.text)?.sure) return true;
  // "Assistance | Sets | Reps": what heads the names is called by what they are.
  const isKind =
    first && view.headingOf(first.text).role === null && /\p{L}{3}/u.test(first.text) && !isDoseText(first.text);
  // "Chest & triceps" are two muscles, "Triceps extension" would be an exercise.
  const isLift =
    first && looksLikeMovement(plain(first.text)) && !/\s(?:[&+]|and|und|et|y|e)\s/u.test(plain(first.text));
  if (doses >= 2 && unknown === 1 && isKind && !isLift) return true;
  // "Wk | Date | Day | Session | Volume | Intensity": what is done has the session's name.
  if (places >= 3 && doses >= 1 && known * 2 > cells.length) return true;
  // Weeks above whole tables are captions, and weeks above the headings of columns a part of those.
  if (cells.some((cell) => cell.lastColumn - cell.column > 2)) return false;
  const below = [1, 2].some((step) => {
    const own = row + step < view.rows.length ? cellsIn(view, row + step) : [];
    const headed = own.filter(({ text }) => view.headingOf(text).role).length;
    return headed >= 2 && headed * 2 >= own.length;
  });
  return !below && (weeks.size >= 2 || sets >= 2) && cells.length - known <= 2 && known >= 2;
}

const isDate = ({ text, stored }: Cell) => stored?.kind === "date" || /^[0-3]?\d\.[01]?\d\.$/.test(text);

/** "Lift | 1 | 2 | 3": the first of the columns that a heading row only counts. */
function countedFrom(view: View, row: number): number | null {
  const cells = cellsIn(view, row);
  const first = cells.findIndex(({ text }) => text === "1");
  const counted = first < 1 ? [] : cells.slice(first).filter(({ text }) => /^\d{1,2}$/.test(text));
  if (counted.length < 3 || counted.some(({ text }, at) => text !== String(at + 1))) return null;
  return cells.slice(0, first).some(({ text }) => view.headingOf(text).role === "name")
    ? (cells[first]?.column ?? null)
    : null;
}

/** "60% | 70% | 80%": percentages above the sets that are done with them. */
function percentsIn(view: View, row: number): Cell[] {
  const cells = cellsIn(view, row);
  const percents = cells.filter(({ text }) => /^\d{2,3}(?:[.,]5)?\s*%$/.test(text));
  const first = percents[0];
  if (!first || percents.length < 3 || percents.length * 2 < cells.length || (first === cells[0] && first.column === 0))
    return [];
  // Rows of loads under percentages are a chart: sets have to stand below.
  const below = [1, 2, 3].flatMap((step) =>
    percents.flatMap(({ column }) => view.rows[row + step]?.[column]?.text ?? []),
  );
  const sets = below.filter((text) => /^\d{1,2}\s*[x×/]\s*\d/.test(text));
  return below.length > 0 && sets.length >= below.length * 0.7 ? percents : [];
}

/** "Set 1 | Set 2 | Set 3 | Back-off": a kind of set that has the number of another one is the next. */
function countOnSets(columns: Column[]): void {
  for (const [at, column] of columns.entries()) {
    if (column.set === null || /\d/.test(column.heading) || headingOf(column.heading).set === null) continue;
    const others = columns.filter(
      ({ set, week, heading }, index) =>
        index !== at && set !== null && week === column.week && heading !== column.heading,
    );
    const same = columns.filter(({ heading, week }) => heading === column.heading && week === column.week);
    if (!others.some(({ set }) => set === column.set)) continue;
    const next = Math.max(...others.map(({ set }) => set ?? 0)) + 1;
    for (const each of same) each.set = next;
  }
}

/** "S1 | | S2 | |": each of the sets goes on in the column behind it, which has no heading. */
function spreadSets(columns: Column[]): void {
  const sets = columns.filter(({ set, role, heading }) => set !== null && role === "any" && heading !== "");
  const behind = sets.map(({ index }) => columns[index + 1]);
  const isOpen = behind.every((column) => column?.heading === "" && column.role === null && column.set === null);
  if (sets.length < 2 || !isOpen) return;
  sets.forEach(({ set, heading, week }, at) => {
    Object.assign(behind[at] ?? {}, { set, heading, week, role: "any" });
  });
}

/** Columns that are only counted hold the sets of a lift, or, where each cell holds several sets, its weeks. */
function fillCounted(view: View, spans: Span[], bottom: number, columns: Column[]): void {
  const first = countedFrom(view, bottom);
  const counted = columns.filter(({ index, heading }) => first !== null && index >= first && /^\d{1,2}$/.test(heading));
  const texts = counted.flatMap(({ index }) => spans.flatMap(({ from, end }) => textsIn(view, from, end, index)));
  const doses = texts.map((text) => doseOf(text).sets).filter(([only]) => only?.count);
  const isWeeks = doses.filter(([only]) => only?.count !== "1" && only?.load === null).length > texts.length * 0.5;
  for (const column of counted) {
    column.role = "any";
    column[isWeeks ? "week" : "set"] = Number(column.heading);
  }
}

/** So many tables under the same headings tell what their columns are. */
const ALIKE = 12;

const headingKey = (view: View, row: number) => (view.rows[row] ?? []).map((cell) => cell?.text ?? "").join("\n");

/**
 * Headings in words that nobody knows: short words, each above its own column, where figures stand below in several of
 * them and words in another.
 */
function isContrastingRow(view: View, row: number): boolean {
  const cells = cellsIn(view, row);
  if (cells.length < 3 || cells.length > 24) return false;
  for (const { text, column, lastColumn } of cells) {
    if (lastColumn - column > 2 || text.length > 32 || text.includes("\n") || !/[\p{L}#%]/u.test(text)) return false;
    if (/^[@x\d]/.test(text) || looksLikeMovement(plain(text)) || isDoseText(text)) return false;
  }
  const isPlace = (text: string) =>
    bareWeekday(text) !== null || weekLabel(text) !== null || sessionLabel(text) !== null;
  if (cells.filter(({ text }) => isPlace(text)).length > 1) return false;
  const below: Cell[][] = [];
  for (let at = row + 1; at < view.rows.length && below.length < 6; at++) {
    const own = cellsIn(view, at);
    if (own.length < 2) {
      if (own.length === 0 && below.length > 0) break;
      continue;
    }
    if (own.every((cell) => !/\d/.test(cell.text))) break;
    below.push(own);
  }
  if (below.length < 2) return false;
  let [figures, words] = [0, 0];
  for (const { column } of cells) {
    const texts = below.flatMap((own) => own.filter((cell) => cell.column === column).map(({ text }) => text));
    const counted = texts.filter((text) => FIGURE.test(text)).length;
    if (texts.length > 0 && counted >= texts.length * 0.7) figures++;
    else if (texts.length >= below.length * 0.5 && counted === 0) words++;
  }
  return figures >= 2 && words >= 1;
}

/** "3 RIR | 2 RIR | Deload": how hard each week is meant to be, and nothing else. */
function isTargetRow(view: View, row: number): boolean {
  const cells = cellsIn(view, row).filter((cell) => cell.row === row);
  const targets = cells.filter(({ text }) => targetOf(text) !== null);
  return targets.length > 1 && cells.every((cell) => targets.includes(cell) || EASY_WEEK.test(plain(cell.text)));
}

/** The name of a session, alone in its row. */
function isSessionRow(view: View, row: number): boolean {
  const [only, ...more] = cellsIn(view, row);
  return only !== undefined && more.length === 0 && sessionLabel(only.text)?.sure === true;
}

const weeksIn = (view: View, row: number): number =>
  new Set(cellsIn(view, row).flatMap(({ text }) => view.headingOf(text).week ?? [])).size;

function isLabelledTarget(view: View, row: number): boolean {
  const [label, ...targets] = cellsIn(view, row);
  const role = label ? view.headingOf(label.text).role : null;
  const isOfEffort = role === "rir" || role === "effort" || role === "percent" || role === "intensity";
  return isOfEffort && targets.length > 1 && targets.every(({ text }) => targetOf(text) !== null);
}

/** What "3 RIR", "@8" or "72.5%" ask of the sets below. Null for anything else. */
export function targetOf(text: string): Column["target"] {
  if (text.length > 16 || !/\d/.test(text)) return null;
  const { sets, said, rest } = doseOf(text);
  const [only, ...more] = sets;
  if (!only || more.length > 0 || said.length > 0 || rest !== null || hasWork(only) || only.count || only.load)
    return null;
  return only.percent || only.effort ? { percent: only.percent, effort: only.effort } : null;
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
    // "Weight used (kg)" over the columns of several weeks.
    const isOfLog = heading.group !== null || (heading.role === "logged" && cell.lastColumn > cell.column);
    const parts = heading.week !== null || heading.set !== null || isOfLog;
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
      !(cell.column <= first && (heading.week !== null || sessionLabel(cell.text)))
    )
      return false;
  }
  return telling > 0;
}

function lanesOf(view: View, block: { top: number; bottom: number }, end: number, spans: Span[]): Lane[] {
  const columns: Column[] = [];
  for (let index = 0; index < view.width; index++) columns.push(columnAt(view, block, index));
  fillCounted(view, spans, block.bottom, columns);
  countOnSets(columns);
  spreadSets(columns);
  for (const { column, text } of percentsIn(view, block.bottom)) {
    const own = columns[column];
    if (own) Object.assign(own, { role: "any", percent: text.replace(/\s/g, "").replace(",", ".") });
  }
  readSubheadings(view, spans, columns);
  leaveFigures(view, spans, columns);
  placeDays(view, spans, columns);
  joinToWeeks(columns);
  joinToSets(columns);
  forgetContradicted(view, spans, columns);
  fillUnknown(view, spans, columns);
  nameSessions(view, block.bottom + 1, end, columns);
  for (const column of columns) if (column.role === "set" && !countsSets(view, spans, column)) column.role = "sets";
  titleDays(view, spans, columns);
  leaveFurtherTracking(view, spans, columns);
  fillFigures(view, spans, columns);
  turnSetsToWeeks(view, spans, columns);
  joinToWeeks(columns);
  pairSets(view, spans, columns);
  leaveTracking(view, spans, columns);
  leaveOtherUnits(columns);
  leaveOtherRests(columns);
  fillWeeks(view, block.bottom + 1, end, columns);
  for (const { from, to, mark } of block.top < block.bottom ? sessionsOver(view, block.top, block.bottom) : [])
    for (const column of columns.slice(from, to + 1)) if (column.role !== null) column.mark = mark;
  const upper = Array.from({ length: block.bottom - block.top }, (_, at) => block.top + at);
  const lifts = upper.map((row) => liftsOver(view, row, block.bottom)).find((found) => found.length > 0) ?? [];
  for (const { from, to, lift } of lifts)
    for (const column of columns.slice(from, to + 1)) if (column.role !== null) column.lift = lift;
  // Movements beside the lifts' columns are lists of others.
  if (lifts.length > 0) for (const column of columns) if (column.role === "name") column.role = "any";
  const names = columns.filter(
    (column, index) => column.role === "name" && cellAt(view, block.bottom, index)?.column === index,
  );
  const groups =
    lifts.length === 0 && names.length === 0 && !columns.some(({ role }) => role === "name")
      ? groupsOfSets(columns)
      : [];
  if (groups.length > 1) {
    return groups.map(({ from, to }) => ({ from, to, name: NOWHERE, columns: columns.slice(from, to + 1) }));
  }
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

/** No column names what is done. */
const NOWHERE = -1;

/** "Weight | Reps | Did | | Weight | Reps | Did": tables of sets side by side, each of the lift above it. */
function groupsOfSets(columns: Column[]): { from: number; to: number }[] {
  const groups: Group[] = [];
  for (const { index, role, heading } of columns) {
    if (heading === "") continue;
    const last = groups.at(-1);
    if (last?.to === index - 1) Object.assign(last, { to: index, roles: `${last.roles} ${role}` });
    else groups.push({ from: index, to: index, roles: String(role) });
  }
  const [only, ...more] = groups;
  const parts = only && more.length === 0 ? partsOf(only) : groups;
  const [first] = parts;
  const isOfSets = first !== undefined && /\breps\b/.test(first.roles) && /\b(?:load|percent)\b/.test(first.roles);
  return isOfSets && parts.every(({ roles }) => roles === first.roles) ? parts : [];
}

type Group = { from: number; to: number; roles: string };

/** "% | Weight | Reps | % | Weight | Reps" without a gap: each time that the same columns begin again is a table. */
function partsOf({ from, roles }: Group): Group[] {
  const all = roles.split(" ");
  const width = all.indexOf(all[0] ?? "", 1);
  if (width < 2 || all.length % width > 0) return [];
  return Array.from({ length: all.length / width }, (_, at) => ({
    from: from + at * width,
    to: from + (at + 1) * width - 1,
    roles: all.slice(at * width, (at + 1) * width).join(" "),
  }));
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
    const cell = cellAt(view, row, index) ?? groupOver(view, row, index, bottom);
    if (!cell || cell === seen) continue;
    seen = cell;
    const heading = view.headingOf(cell.text);
    column.heading = cell.text;
    column.role = heading.role ?? column.role;
    column.unit = heading.unit ?? column.unit;
    column.week = heading.week ?? column.week;
    column.set = heading.set ?? column.set;
    if (EASY_WEEK.test(plain(cell.text))) column.week ??= weekBefore(view, row, cell.column);
    // "Week 2 | 2 RIR"
    const said = heading.week === null ? cell.text : (weekLabel(cell.text)?.rest ?? "");
    column.target = (row < bottom ? targetOf(said) : null) ?? column.target;
    // "Completed | | |" over further headings of loads and reps.
    if (heading.group === "log" || (row < bottom && heading.role === "logged")) log = true;
  }
  if (column.role === "name" || FORE.has(String(column.role))) {
    column.over = column.week;
    column.week = null;
  }
  if (log && column.role !== "notes") column.role = "logged";
  // What was lifted on a day is written below its date.
  const last = cellAt(view, bottom, index);
  if (column.role === null && last && isDate(last)) column.role = "logged";
  if (column.role === null && (column.week !== null || column.set !== null)) {
    column.role = column.unit === "kg" || column.unit === "lb" ? "load" : "any";
  }
  return column;
}

/** "Week 1 | | | Week 2 | |": what parts the columns of the headings below it is said once, with or without a merged cell. */
function groupOver(view: View, row: number, index: number, bottom: number): Cell | null {
  if (row >= bottom || !cellAt(view, bottom, index)) return null;
  const parts = ({ text }: Cell) => {
    const { week, set, group } = view.headingOf(text);
    return week !== null || set !== null || group !== null || targetOf(text) !== null;
  };
  if (cellsIn(view, row).filter(parts).length < 2) return null;
  for (let at = index - 1; at >= 0 && cellAt(view, bottom, at + 1); at--) {
    const cell = cellAt(view, row, at);
    if (cell) return parts(cell) && cell.lastColumn === cell.column ? cell : null;
  }
  return null;
}

/** "Deload" behind "Week 3" is the fourth. */
function weekBefore(view: View, row: number, column: number): number | null {
  for (let at = column - 1; at >= 0; at--) {
    const week = view.headingOf(view.rows[row]?.[at]?.text ?? "").week;
    if (week !== null) return week + 1;
  }
  return null;
}

/** "S1 | S2 | S3" over "4x6 | 4x5 | 5x4": what holds several sets is no set but a week. */
function turnSetsToWeeks(view: View, spans: Span[], columns: Column[]): void {
  const sets = columns.filter(
    ({ set, role, week }) => set !== null && (role === "any" || role === "scheme") && week === null,
  );
  const texts = sets.flatMap(({ index }) => spans.flatMap(({ from, end }) => textsIn(view, from, end, index)));
  const several = texts.filter((text) => {
    const [first] = doseOf(text).sets;
    return (
      first &&
      first.load === null &&
      Number(first.count?.split("-")[0]) > 1 &&
      (first.reps ?? first.duration ?? first.distance)
    );
  });
  if (sets.length < 2 || texts.length < 2 || several.length < texts.length * 0.6) return;
  for (const column of sets) {
    column.week = column.set;
    column.set = null;
  }
}

/** "PUSH | Rep range" below the headings: a column may be headed beside the name of each session. */
function readSubheadings(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns.slice(1)) {
    if (column.role !== null || column.heading !== "") continue;
    const cells = spans.flatMap(({ from, end }) =>
      view.rows.slice(from, Math.min(end, from + 200)).flatMap((row) => row[column.index] ?? []),
    );
    const roles = cells.filter(({ text }) => !/\d/.test(text)).map(({ text }) => view.headingOf(text).role);
    const [role = null] = roles;
    if (role !== null && isDose(role) && roles.every((each) => each === role) && roles.length < cells.length)
      column.role = role;
  }
}

/** "Lifts" over 13, 19, 20 counts them: a column of figures names nothing. */
function leaveFigures(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    if (column.role !== "name") continue;
    const texts = spans.flatMap(({ from, end }) => textsIn(view, from, end, column.index));
    if (texts.length > 1 && texts.every((text) => /^[\d.,]+$/.test(text))) column.role = "aside";
  }
}

/** "Week 1 | Drill | Reps" over weekdays: the heading of the days' column tells the week of the table. */
function placeDays(view: View, spans: Span[], columns: Column[]): void {
  const name = columns.find(({ role }) => role === "name");
  const column = columns.find(({ week, index }) => week !== null && name !== undefined && index < name.index);
  if (!column || columns.some(({ role }) => role === "day")) return;
  const texts = spans.flatMap(({ from, end }) => textsIn(view, from, end, column.index));
  const days = texts.filter((text) => bareWeekday(text) !== null || sessionLabel(text)?.sure || isRest(text));
  if (days.length === 0 || days.length < texts.length * 0.7) return;
  Object.assign(column, { role: "day", over: column.week, week: null });
}

/** "Week 1 | kg | Week 2 | kg": what comes again behind each week belongs to it. */
function joinToWeeks(columns: Column[]): void {
  const weeks = columns.filter(({ week }) => week !== null);
  if (weeks.length < 2 || new Set(weeks.map(({ week }) => week)).size < weeks.length) return;
  const behind = columns.filter(
    ({ index, week, role }) =>
      week === null && isDose(role as ColumnRole) && weeks.some((each) => each.index === index - 1),
  );
  const headings = new Set(behind.map(({ heading }) => plain(heading)));
  if (behind.length < weeks.length || headings.size > 1) return;
  for (const column of behind) column.week = columns[column.index - 1]?.week ?? null;
}

/** "Set 1 | Reps | Set 2 | Reps": the column of a set is its load, and what comes again behind each belongs to it. */
function joinToSets(columns: Column[]): void {
  const sets = columns.filter(({ set, role }) => set !== null && role === "any");
  if (sets.length < 2) return;
  const behind = sets.map(({ index }) => columns[index + 1]);
  if (!behind.every((column) => column?.role === "reps" && column.set === null)) return;
  for (const [at, column] of sets.entries()) {
    column.role = "load";
    const reps = behind[at];
    if (reps) reps.set = column.set;
  }
}

/** "Set 1 | | Set 2 | |" over "62.5 | 8 | 72.5 | 6": two columns a set that nothing heads are its load and its reps. */
function pairSets(view: View, spans: Span[], columns: Column[]): void {
  const open = columns.filter(({ set, role }) => set !== null && role === "any");
  const pairs = open.flatMap((column) => {
    const next = columns[column.index + 1];
    const isFirst = columns[column.index - 1]?.set !== column.set || columns[column.index - 1]?.week !== column.week;
    const isPair = next?.set === column.set && next.week === column.week && next.heading === column.heading;
    return isFirst && isPair && open.includes(next) ? [[column, next] as const] : [];
  });
  if (pairs.length < 2 || pairs.length * 2 !== open.length) return;
  const figures = (side: 0 | 1) =>
    pairs.flatMap((pair) => spans.flatMap(({ from, end }) => textsIn(view, from, end, pair[side].index)));
  const [loads, reps] = [figures(0), figures(1)];
  const areReps =
    reps.length > 1 && reps.every((text) => /^(?:x\s?)?\d{1,2}(?:\s*[-–]\s*\d{1,2})?\+?$|^(?:amrap|max)$/i.test(text));
  const isHeavy = loads.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text) && Number.parseFloat(text) > 20).length;
  if (!areReps || isHeavy * 2 < loads.length) return;
  for (const [load, rep] of pairs) {
    load.role = "load";
    rep.role = "reps";
  }
}

/** "Mon | Chest + triceps" beside the first of several exercises, each time: what the day is called. */
function titleDays(view: View, spans: Span[], columns: Column[]): void {
  const day = columns.find(({ role }) => role === "day");
  const title = day && columns[day.index + 1];
  if (!day || !title || !FOCUS_WORDS.has(plain(title.heading))) return;
  const starts = ({ index }: Column) =>
    spans.flatMap(({ from, end }) =>
      view.rows
        .slice(from, end)
        .flatMap((row, at) => (row[index]?.row === from + at && cellsIn(view, from + at).length > 2 ? row[index] : [])),
    );
  const [days, titles] = [starts(day), starts(title)];
  const isBeside = days.every((cell, at) => cell.row === titles[at]?.row && cell.lastRow === titles[at]?.lastRow);
  const isOfSeveral = days.some(({ row }, at) => row + 1 < (days[at + 1]?.row ?? row));
  if (days.length < 2 || titles.length !== days.length || !isBeside || !isOfSeveral) return;
  if (days.every(({ text }) => weekdayIn(text)?.rest === "") && new Set(titles.map(({ text }) => text)).size > 1)
    title.role = "day";
}

/** "Rest reps | Rest sets": of two rests of one place that between the sets is the exercise's. */
function leaveOtherRests(columns: Column[]): void {
  const rests = columns.filter(({ role }) => role === "rest");
  const between = rests.filter(({ heading }) => SETS_WORDS.test(plain(heading)));
  const within = rests.filter(({ heading }) => REPS_WORDS.test(plain(heading)));
  if (between.length > 0) for (const column of within) if (!between.includes(column)) column.role = "aside";
}
const SETS_WORDS = /(?<!\p{L})(?:sets?|series|serie|satz\p{L}*|satze|rounds?|serii|подход\p{L}*)(?!\p{L})/u;
const REPS_WORDS =
  /(?<!\p{L})(?:reps?|wdh|wiederholung\p{L}*|repeticiones|repeticoes|ripetizioni|powt\p{L}*|повт\p{L}*)(?!\p{L})/u;

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

/** "Exercise | Reps | W1 | W2": small figures in the columns of the weeks are the sets that nothing else tells. */
function fillWeeks(view: View, from: number, end: number, columns: Column[]): void {
  const weeks = columns.filter(({ role, week, unit }) => role === "any" && week !== null && unit === null);
  const sets = columns.filter(({ role, week, set }) => role === "any" && week === null && set !== null);
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  // Beside the reps of each set figures are its load, light ones too.
  const loaded = sets.length >= 2 ? sets : weeks.length >= 2 && (has("set") || has("sets")) ? weeks : [];
  if (loaded.length > 0 && columns.some(({ role, set }) => role === "reps" && set === null)) {
    const figures = loaded.flatMap(({ index }) => textsIn(view, from, end, index));
    const loads = figures.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text));
    if (loads.length > 1 && loads.length >= figures.length * 0.9 && loads.some((text) => Number.parseFloat(text) > 20))
      for (const column of loaded) column.role = "load";
    return;
  }
  if (weeks.length < 2 || has("sets") || !(has("reps") || has("duration") || has("distance"))) return;
  const texts = weeks.flatMap(({ index }) => textsIn(view, from, end, index));
  // "Reps | Wk 1 | Wk 2" over "5 | 47.5 | 50": too many for sets, and the reps are told.
  const loads = texts.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text)).map((text) => Number.parseFloat(text));
  if (has("reps") && loads.length > 1 && loads.length >= texts.length * 0.9 && loads.some((load) => load > 20)) {
    for (const column of weeks) column.role = "load";
    return;
  }
  if (
    texts.length > 1 &&
    texts.every(
      (text) => /^(?:x\s?)?\d{1,2}(?:\s*x)?$/.test(text) && Number.parseInt(text.replace(/\D/g, ""), 10) <= 12,
    )
  )
    for (const column of weeks) column.role = "sets";
}
