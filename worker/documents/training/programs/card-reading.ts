import { looksLikeMovement } from "../vocabulary/movements";
import { begin } from "./begin-session";
import { sportIn } from "./calendar-subject";
import { logsBehindLines } from "./columns/logs-behind-lines";
import { isDoseText, isWholeDose } from "./doses/dose-sets";
import { namedDose, undosed } from "./doses/named-dose";
import { aloneIn, type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { partsBySplits, sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { readLine } from "./line-reading";
import { areSwims } from "./lines-of-swims";
import { namesOfSessions, rowsOfView } from "./names-of-sessions";
import { namesPart } from "./part-heading";
import type { ProgramBuilder } from "./program-builder";
import type { Standing } from "./standing";

/** Reads a sheet without headings above its columns, line by line: cards side by side, lists with doses beside the names. */
export function readCards(view: View, builder: ProgramBuilder, start: Standing): boolean {
  const groups = groupsOf(view);
  const remarks = columnsOfRemarks(view);
  leaveLogs(view, builder);
  // A heading right above the table names the session of all its columns.
  const above = start.session !== null && start.said === start.session ? start.session : null;
  if (isOfSwims(view)) start.sport ??= "Swim";
  const names = namesOfSessions(groups.flatMap(({ from, to }) => rowsOfView(view, from, to)));
  for (const [index, { from, to }] of groups.entries()) {
    const standing: Standing = index === 0 ? start : { ...start, session: above };
    standing.isParted = partsBySplits(aloneIn(view, from, to));
    standing.names = names;
    for (let row = 0; row < view.rows.length; row++) {
      const week = index === 0 ? null : weekOver(view, row, from);
      if (week !== null && week !== standing.week) Object.assign(standing, { week, session: null });
      const cells = cellsIn(view, row, from, to).filter(
        (cell) => cell.row === row && !builder.used.has(cell) && !remarks.has(cell.column),
      );
      const first = cells[0];
      if (!first) continue;
      const own = cellsIn(view, row - 1, from, to);
      const above = own.length === 0 && weekAlone(view, row - 1) !== null ? cellsIn(view, row - 1) : own;
      if (cells.length === 1 && titles(first, above, cellsIn(view, row + 1, from, to))) {
        standing.session = { weekday: null, title: first.text };
        builder.use(first);
        continue;
      }
      if (cells.length === 1 && headsSets(view, first, cellsIn(view, row + 1, from, to))) {
        beginLift(builder, standing, first);
        continue;
      }
      if (standing.session && isNumberedName(cells, [own, cellsIn(view, row + 1, from, to)])) {
        builder.session(standing.week, standing.session).exercises.push(undosed(cells[1]?.text ?? ""));
        builder.use(...cells);
        continue;
      }
      const left = builder.leftovers.length;
      const { called, cue } = cellsWithoutCue(cells);
      const lines = linesOf(called);
      const before = builder.count;
      const [below = null] = linesOf(cellsIn(view, row + 1, from, to));
      for (const [index, line] of lines.entries())
        readLine(builder, standing, line, {
          url: first.url ?? cells.find(({ url }) => url)?.url ?? null,
          bold: first.bold,
          block: null,
          number: null,
          below: lines[index + 1] ?? below,
        });
      const exercise = builder.count > before ? builder.last : undefined;
      if (exercise && cue !== null) exercise.notes = [exercise.notes, cue].filter(Boolean).join("; ");
      if (builder.leftovers.length === left) {
        if (cells.filter(({ text }) => AMOUNT.test(text)).length >= 2) builder.bare++;
        builder.use(...cells);
      } else {
        builder.leftovers.length = left;
        if (row === 0 && index === 0 && cells.length === 1) builder.entitle(first);
        if (!standing.session || !isBareLift(cells, view, row)) continue;
        builder.session(standing.week, standing.session).exercises.push(undosed(first.text));
        builder.use(first);
      }
    }
  }
  return true;
}

/** Whether a sheet is about swimming, by its name, its title or the strokes in it. */
function isOfSwims(view: View): boolean {
  const texts = view.rows.flatMap((row, at) => row.flatMap((cell) => (cell?.row === at ? [cell.text] : [])));
  return sportIn([view.name, ...texts.slice(0, 1)]) === "Swim" || areSwims(texts);
}

/** "Date | Part | What | Coach notes": what stands below the last says nothing of a dose. */
function columnsOfRemarks(view: View): ReadonlySet<number> {
  const head = view.rows.findIndex((_, row) => {
    const roles = cellsIn(view, row).map(({ text }) => view.headingOf(text).role);
    return roles.length >= 3 && roles.includes("notes") && (roles.includes("date") || roles.includes("day"));
  });
  const cells = head < 0 ? [] : cellsIn(view, head);
  return new Set(cells.flatMap(({ text, column }) => (view.headingOf(text).role === "notes" ? [column] : [])));
}

/** What stands below the heads of a log was done: none of it is read. */
function leaveLogs(view: View, builder: ProgramBuilder): void {
  for (const { head, end } of logsBehindLines(view)) {
    const { row, column: from, lastColumn: to } = head;
    for (const { text } of [head, ...cellsIn(view, row + 1, from, to)]) builder.logged.add(text);
    for (let below = row; below < end; below++) builder.use(...cellsIn(view, below, from, to));
  }
}

/** "Mon 9 Mar | Strength | Back squat 5x5": the day and the part of it stand in front of what is done. */
function linesOf(cells: Cell[]): string[] {
  const [first, ...others] = cells;
  if (first && others.length > 0 && sessionLabel(first.text)?.sure) return [first.text, ...linesOf(others)];
  if (first && namesPart(first.text) && others[0] && saysMore(others[0].text)) return linesOf(others);
  return lineOf(cells);
}

/** Words behind a part: what is done in it, where a dose would be of an exercise that is called so. */
const saysMore = (text: string) => /\p{L}{3}/u.test(text) && !isDoseText(text);

/** "Week 3 | | Warm-up 2" over the first of several cards is the week of all. */
function weekOver(view: View, row: number, from: number): number | null {
  const [first, ...more] = cellsIn(view, row);
  const isOverFirst =
    first !== undefined && more.length > 0 && [first, ...more].every(({ lastColumn }) => lastColumn < from);
  return isOverFirst ? (weekLabel(first.text)?.number ?? null) : weekAlone(view, row);
}

/** A week that stands alone in its row is the week of all columns. */
function weekAlone(view: View, row: number): number | null {
  const cells = row < 0 ? [] : cellsIn(view, row);
  return cells.length === 1 && cells[0] ? (weekLabel(cells[0].text)?.number ?? null) : null;
}

/** "Dynamic Upper" between a week, or the exercises of a session, and a line with a dose is the next session. */
function titles(cell: Cell, above: Cell[], below: Cell[]): boolean {
  const { text } = cell;
  const [before] = above;
  const [next] = below;
  if (!before || !next || text.length > 40 || /\d|[.!?:]$|\n/.test(text) || looksLikeMovement(plain(text)))
    return false;
  if (weekLabel(text) !== null || sessionLabel(text)?.sure || isRest(text)) return false;
  const follows = weekLabel(before.text) !== null || namedDose(before.text) !== null;
  return follows && below.length === 1 && namedDose(next.text) !== null;
}

/** "5 | Pullover" right below or above "4 | Pulldown | 3 x 10": one more of a list that counts, without a dose. */
function isNumberedName([figure, name, ...more]: Cell[], neighbours: Cell[][]): boolean {
  if (!figure || !name || more.length > 0 || !/^\d{1,2}$/.test(figure.text)) return false;
  if (!/^\p{L}[^\d.!?:]{2,39}$/u.test(name.text)) return false;
  return neighbours.some(
    ([count, lift, ...doses]) =>
      /^\d{1,2}$/.test(count?.text ?? "") &&
      Math.abs(Number(count?.text) - Number(figure.text)) <= 3 &&
      lift?.column === name.column &&
      doses.some(({ text }) => isDoseText(text)),
  );
}

/** "Heel slides" over "Ribs heavy on the floor." in one cell, beside the dose: a name, and how it is done. */
function cellsWithoutCue(cells: Cell[]): { called: Cell[]; cue: string | null } {
  const [first, second] = cells;
  const [name = "", ...more] = first?.text.split("\n") ?? [];
  const isNamed =
    first &&
    second &&
    more.length > 0 &&
    (isDoseText(second.text) || isWholeDose(second.text)) &&
    namedDose(name) === null;
  if (!isNamed || !/^\p{L}|^\d+ \p{L}/u.test(name) || /[.!?:]$/.test(name.trim())) return { called: cells, cue: null };
  return { called: [{ ...first, text: name.trim() }, ...cells.slice(1)], cue: more.join(" ").trim() };
}

/** "Sit-ups" alone in its row, below "Leg raises | 2x20" in the same list: an exercise whose dose nobody wrote. */
function isBareLift([only, ...more]: Cell[], view: View, row: number): boolean {
  if (!only || more.length > 0 || only.text.length > 60 || /\n|[.!?:]$/.test(only.text)) return false;
  if (!looksLikeMovement(plain(only.text)) || namesPart(only.text) || sessionLabel(only.text) !== null) return false;
  for (let above = row - 1; above >= 0; above--) {
    const [name, ...doses] = cellsIn(view, above);
    if (!name) return false;
    if (name.column === only.column && doses.some(({ text }) => isDoseText(text))) return true;
  }
  return false;
}

/** "Front squat:" above "Set 1 | 60 | x 5" is the lift of the sets below it. */
function headsSets({ headingOf }: View, { text }: Cell, [next, ...more]: Cell[]): boolean {
  if (!next || more.length === 0 || text.length > 40 || sessionLabel(text)?.sure) return false;
  return headingOf(next.text).set !== null && looksLikeMovement(plain(text)) && namedDose(text) === null;
}

function beginLift(builder: ProgramBuilder, standing: Standing, cell: Cell): void {
  const name = cell.text.replace(/\s*:\s*$/, "");
  const session = standing.session ?? begin(standing, null);
  standing.named = undosed(name);
  builder.session(standing.week, session).exercises.push(standing.named);
  builder.use(cell);
}

/** Columns that belong together. Empty columns part them, and so do columns of a day each, or of exercises with their doses. */
function groupsOf(view: View): { from: number; to: number }[] {
  const merged = mergedHeads(view);
  if (merged) return merged;
  const own = Array.from({ length: view.width }, (_, column) => columnOf(view, column));
  const groups: { from: number; to: number }[] = [];
  for (const [column, cells] of own.entries()) {
    const last = groups[groups.length - 1];
    const empty = cells.length === 0;
    const isHeaded = headsDay(cells) && headsDay(own[column - 1] ?? []) && cells[0]?.row === own[column - 1]?.[0]?.row;
    const whole = cells.filter((cell) => namedDose(cell.text) !== null).length >= Math.max(2, cells.length * 0.4);
    if (empty) continue;
    if (last && last.to === column - 1 && !whole && !isHeaded) last.to = column;
    else groups.push({ from: column, to: column });
  }
  return groups;
}

/** "Day 4: Power" above what is done on it, however little. */
const headsDay = ([head, ...more]: Cell[]): boolean =>
  head !== undefined && more.length > 0 && sessionLabel(head.text)?.sure === true;

/** "Upper | < | Lower | <": cells merged over the columns of each card, one right beside the other. */
function mergedHeads(view: View): { from: number; to: number }[] | null {
  for (const row of view.rows.keys()) {
    const cells = cellsIn(view, row);
    const areHeads = cells.every(
      ({ column, lastColumn, text }, at) =>
        lastColumn > column && column === (cells[at - 1]?.lastColumn ?? -1) + 1 && namedDose(text) === null,
    );
    if (cells.length > 1 && areHeads && cells.at(-1)?.lastColumn === view.width - 1)
      return cells.map(({ column: from, lastColumn: to }) => ({ from, to }));
  }
  return null;
}

function columnOf(view: View, column: number): Cell[] {
  const cells = new Set<Cell>();
  for (const row of view.rows) {
    const cell = row[column];
    if (cell && cell.column === column) cells.add(cell);
  }
  return [...cells];
}

const AMOUNT = /^(?:\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+)?\+?|amrap|max)$/i;

/** "62.5 | x 5": a load, and the reps with it. */
const withReps = (texts: string[]): string[] =>
  texts.flatMap((text, at) => {
    const isOf = (reps = "", load = "") => /^x\s?\d{1,2}\+?$/i.test(reps) && Number(load) > 10;
    if (isOf(text, texts[at - 1])) return [];
    return isOf(texts[at + 1], text) ? [`${texts[at + 1]} @ ${text}`] : [text];
  });

/** "60 | kg": the unit of a load in a cell of its own. */
const withUnits = (texts: string[]): string[] =>
  texts.flatMap((text, at) => {
    const isOf = (unit = "", load = "") => /^(?:kgs?|lbs?|%)$/i.test(unit) && /^\d+(?:[.,]\d+)?$/.test(load);
    if (isOf(text, texts[at - 1])) return [];
    return isOf(texts[at + 1], text) ? [`${text} ${texts[at + 1]}`] : [text];
  });

/** A row as one line: "Bench Press | 3 | 8 | 80" is "Bench Press: 3 x 8 @ 80". Several lines in one cell stay several. */
export function lineOf(cells: Cell[]): string[] {
  const texts = cells.map((cell) => cell.text);
  if (texts.length === 1)
    return (texts[0] ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  const flat = withReps(withUnits(texts.map((text) => text.replace(/\s*\n\s*/g, " ").trim())));
  const name = flat.findIndex((text) => /\p{L}{3}/u.test(text) && !AMOUNT.test(text));
  if (name < 0) return [flat.join(", ")];
  const code = flat.slice(0, name).find((text) => /^[A-H]\d{0,2}[.)]?$/.test(text));
  const rest = flat.slice(name + 1);
  if (rest.length === 0) return [flat.join(" ")];
  const numbers = rest.filter((text) => AMOUNT.test(text));
  const others = rest.filter((text) => !numbers.includes(text));
  // A time behind sets and reps is the rest between them.
  const dose =
    numbers.length >= 2
      ? [
          `${numbers[0]} x ${numbers[1]}${numbers[2] ? ` @ ${numbers[2]}` : ""}`,
          ...others.map((text) => (/^\d[\d:.-]*\s*(?:s|secs?|mins?|'|")?$/i.test(text) ? `rest ${text}` : text)),
        ]
      : rest;
  return [`${code ? `${code.replace(/[.)]$/, "")}. ` : ""}${flat[name]?.replace(/\s*:$/, "")}: ${dose.join(", ")}`];
}
