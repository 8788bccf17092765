import { all } from "../../vocabulary/calendar-words";
import { COLUMN_WORDS } from "../../vocabulary/column-words";
import { looksLikeMovement } from "../../vocabulary/movements";
import type { Lane } from "../columns/column";
import { doseOf, hasWork } from "../doses/dose-sets";
import { namedDose } from "../doses/named-dose";
import { type Cell, cellsIn } from "../grid-view";
import { either } from "../labels/label-words";
import { plain } from "../labels/plain-text";
import { isRestDay } from "../labels/rest-and-daytime";
import { NOTHING, ORIGIN, TOTAL, WARMING } from "../no-exercise";
import { headsRemarks } from "../part-heading";
import { addExercise } from "./exercises-of-rows";
import { headsGroup, isCountedGroup } from "./groups-of-exercises";
import { holdsDoses, isListOfLoads, isOfDose, rowsAreWeeks } from "./kinds-of-columns";
import { addsUp } from "./sums-of-rows";
import { countAlone, type TableRow } from "./table-row";
import { waitsForWords } from "./words-to-fill";

/** Another week of an exercise that is named once. */
export function isWeekOfExercise(row: TableRow): boolean {
  const { table, number, lane, index, fresh, name, own, values } = row;
  if (name?.row === number || own.length === 0 || !rowsAreWeeks(lane)) return false;
  const exercise = name ?? table.lasts.get(index)?.cell;
  const isOfWeek = ({ column }: Cell) => lane.columns.some(({ role, index }) => role === "week" && index === column);
  if (!exercise || !fresh.some(isOfWeek)) return false;
  addExercise(row, exercise, values);
  return true;
}

/** An exercise with its dose, or the name of a part of the session, whose exercises follow. */
export function isExercise(row: TableRow): boolean {
  const { number, name, values } = row;
  if (!name || placeOf(row, name) !== number || !/\p{L}/u.test(name.text)) return false;
  if (beginsPart(row, name) || isPartInWords(row, name)) return true;
  if (namesOther(row, name.text) || addsUp(row)) return false;
  addExercise(row, name, values);
  return true;
}

/** The row of an exercise: beside other tables a name without doses that is merged downwards comes after the rows that it stands beside. */
const placeOf = ({ lane, index }: TableRow, { row, lastRow }: Cell): number =>
  index > 0 && !holdsDoses(lane) ? lastRow : row;

function beginsPart(row: TableRow, name: Cell): boolean {
  const { table, number, lane, index, state, fresh } = row;
  // "Superset 1 | | 3 rounds": how often stands beside the name.
  const [beside = null, ...more] = fresh.filter((cell) => cell !== name);
  const count = beside && countAlone(beside.text);
  const isNamed =
    beside === null
      ? headsPart(row, name) || headsGroup(name.text) || isFirstOfGroups(row, name) || namesLiftsBelow(row, name)
      : count !== null
        ? isCountedGroup(name.text)
        : saysHow(row, name, beside);
  if (more.length > 0 || !isNamed) return false;
  if (cellsIn(table.view, number + 1, lane.from, lane.to).length <= 1) return false;
  state.part = name.text;
  state.roundsOfPart = count ? { count } : null;
  if (beside && count === null && state.session)
    table.builder.session(state.week, state.session).notes.push(`${name.text}: ${beside.text}`);
  table.builder.use(name, beside);
  table.lasts.delete(index);
  return true;
}

/** "CHEST" between exercises of a session that has its name, where "TRICEPS" stands so as well. */
export const headsPart = ({ table: { heads, names }, state }: TableRow, { text }: Cell): boolean =>
  heads.has(text) && !names.has(text) && state.session !== null;

/** "Max effort" alone right below the headings, where "Supplemental" stands so further down: the first of the parts. */
function isFirstOfGroups({ table: { view, blocks }, number, lane }: TableRow, name: Cell): boolean {
  const at = blocks.findIndex(({ bottom }) => bottom === number - 1);
  if (at < 0 || name.text.length > 40 || /\d/.test(name.text) || looksLikeMovement(plain(name.text))) return false;
  const end = blocks[at + 1]?.top ?? view.rows.length;
  return view.rows.slice(number + 1, end).some((_, below) => {
    const [only, ...more] = cellsIn(view, number + 1 + below, lane.from, lane.to);
    return only?.column === lane.name && more.length === 0 && headsGroup(only.text);
  });
}

/** "Snatch" over "Snatch 16 kg | 20", "Snatch 20 kg | 15"; "Swing / Clean" over rows of both. */
function namesLiftsBelow({ table: { view }, number, lane }: TableRow, { text }: Cell): boolean {
  const lifts = plain(text).split(/\s*\/\s*/);
  if (text.length > 40 || /\d/.test(text)) return false;
  const below: string[] = [];
  for (let at = number + 1; at < view.rows.length && cellsIn(view, at, lane.from, lane.to).length > 1; at++) {
    const called = plain(view.rows[at]?.[lane.name]?.text ?? "");
    if (!lifts.some((lift) => called.startsWith(`${lift} `))) break;
    below.push(called);
  }
  return (
    below.some((called) => LOADED.test(called)) &&
    lifts.every((lift) => below.some((called) => called.startsWith(`${lift} `)))
  );
}

const LOADED = /\d\s?(?:kgs?|lbs?|%)(?!\p{L})/u;

/** "Assistance | 75 s between sets", "Snatch | comfortable pace" over rows of snatches: how a part is done, and no dose. */
function saysHow(row: TableRow, name: Cell, { text }: Cell): boolean {
  const { sets, rest, said } = doseOf(text);
  if (headsGroup(name.text) && rest !== null && sets.length === 0) return true;
  return said.some((each) => each.split(" ").length > 3) && namesLiftsBelow(row, name);
}

/** "Assistance | Chest, arms, back": a part of the session in words, without any amount. */
function isPartInWords({ table: { builder }, state, own }: TableRow, name: Cell): boolean {
  const { week, session } = state;
  if (!session || own.length === 0 || !headsGroup(name.text)) return false;
  if (!own.every(({ cell }) => isWordy(cell.text))) return false;
  const texts = [name, ...own.map(({ cell }) => cell)];
  builder.session(week, session).notes.push(texts.map(({ text }) => text).join(": "));
  builder.use(...texts);
  return true;
}

/** Words that are neither an amount nor a load. */
const isWordy = (text: string) => /\p{L}{3}/u.test(text) && !/\d/.test(text) && !doseOf(text).sets.some(hasWork);

const coversDoses = ({ columns }: Lane, cell: Cell) =>
  columns.some((column) => isOfDose(column) && column.index > cell.column && column.index <= cell.lastColumn);

/** The load that somebody can lift, of a lift that is named before it. */
const OWN_MAX = new RegExp(`\\s(?:${either(all(COLUMN_WORDS.max))})$`, "u");

/** Where a name would stand there is a rest, a total, a date, a warm-up in words, a person: no exercise. */
function namesOther({ table, number, lane, own }: TableRow, name: string): boolean {
  const { view, maxes } = table;
  const isDosed = own.length > 0;
  if (view.headingOf(name).role === "date" || (!isDosed && waitsForWords(view, name))) return true;
  // "Saturday / Sunday | Rest" in a table of exercises.
  if (isDosed && own.every(({ cell }) => isRestDay(cell.text)) && !looksLikeMovement(plain(name))) return true;
  // "Squat TM | 160" in front of the squats.
  if (isDosed && own.every(({ column }) => column.role === "load") && OWN_MAX.test(plain(name))) return true;
  // "Reps on 1+ set:" waits for a figure.
  if (!isDosed && /:\s*$/.test(name) && !looksLikeMovement(plain(name))) return true;
  // "Stage 2 | 6x2+ | 3x8" says how doses go on.
  if (isDosed && (/^\d{1,2}\s*[x×]\s*\d[\d-]*\+?$/i.test(name.trim()) || /^T[1-4]$/.test(name.trim()))) return true;
  // "Defensive tactics – no PT" across the columns of the doses is said of the day.
  const cell = view.rows[number]?.[lane.name];
  if (!isDosed && cell && cell.lastColumn - cell.column > 2 && coversDoses(lane, cell)) return true;
  if (
    isRestDay(name) ||
    NOTHING.test(name.trim()) ||
    ORIGIN.test(plain(name)) ||
    TOTAL.test(plain(name)) ||
    WARMING.test(plain(name))
  )
    return true;
  // "Notes: | Message me if anything hurts."
  if (headsRemarks(name)) return true;
  // A log by date, and a list of people, name no exercises.
  const named = lane.columns.find(({ index }) => index === lane.name);
  if (named?.role === "date" || (!holdsDoses(lane) && plain(named?.heading ?? "") === "name")) return true;
  // "Monday | Rest | a walk": nothing is done that day.
  const row = view.rows[number];
  return (
    lane.columns.some(({ role, index }) => role === "day" && isRestDay(row?.[index]?.text ?? "")) ||
    maxes.has(lane) ||
    (isListOfLoads(lane) && namedDose(name) === null)
  );
}
