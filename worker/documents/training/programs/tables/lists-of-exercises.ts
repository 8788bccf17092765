import { looksLikeMovement } from "../../vocabulary/movements";
import type { Column } from "../columns/column";
import { exerciseOf, listedDoses, type NamedDose, namedDose } from "../doses/named-dose";
import { rowDose } from "../doses/row-dose";
import type { Value } from "../doses/values-of-row";
import type { Cell } from "../grid-view";
import { plain } from "../labels/plain-text";
import type { SessionMark } from "../program-builder";
import { holdsAmount, restAt } from "./facts-of-rows";
import { headsGroup } from "./groups-of-exercises";
import { namesNothing } from "./kinds-of-columns";
import { ANYWHERE, isAt, placesOf } from "./places-of-columns";
import type { TableRow } from "./table-row";

/** A cell that lists further exercises with their doses, a line each. */
export function isListOfExercises(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 1 && lines.every((line) => namedDose(line) !== null);
}

/** Its lines, or what commas part where it is one line: "Swing x 15, Push-up x 10". */
function linesOf(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > 1) return lines;
  // "Deadlift 3x8 / Step-up 3x10" may be one of the two, three are all done.
  const slashed = text.split(/\s\/\s+(?=\p{L})/u);
  return slashed.length > 2 ? slashed : text.split(/[,;]\s+(?=\p{L})|\s[+|·•]\s+(?=\p{L})/u);
}

/** So many of them, each with its sets, are exercises also where they stand among remarks on a session that says how long it takes. */
export function listsSession(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 2 && lines.every((line) => namedDose(line)?.sets.some(({ count }) => count !== null));
}

/** Rounds of lists, without any amount of their own. */
export const isOfLists = (lists: Value[], values: Value[]): boolean =>
  lists.length > 0 && !values.some(({ column }) => column.role !== "sets" && holdsAmount(column));

/** Adds the exercises of one cell, each with the rounds and the rest that its row says of all of them. */
export function addListed({ table, state }: TableRow, cell: Cell, session: SessionMark, values: Value[]): void {
  const [rounds] = rowDose(
    values.filter(({ column }) => column.role === "sets"),
    null,
    false,
  ).sets;
  const rest = restAt(values, ANYWHERE);
  for (const line of linesOf(cell.text)) {
    const read = namedDose(line);
    if (!read) continue;
    const sets = read.sets.map((each) =>
      rounds?.count && (each.count ?? "1") === "1" ? { ...each, count: rounds.count } : each,
    );
    const { exercises } = table.builder.session(state.week, session);
    exercises.push(exerciseOf({ ...read, sets, rest: read.rest ?? rest }));
  }
  table.builder.use(cell, ...values.filter(({ column }) => OF_ALL.has(column.role)).map((value) => value.cell));
}

/** What a row says of all the exercises that one of its cells lists. */
const OF_ALL = new Set<Column["role"]>(["sets", "rest"]);

/** "Chin-up 5x10", alone where rows are the sets of the lift above them, is an exercise after it. */
function movementIn(text: string): NamedDose | null {
  const read = namedDose(text);
  return read && looksLikeMovement(plain(read.name)) ? read : null;
}

/** "Assistance: Sit-up 3x20, Dip 3x8" alone in its row: exercises of the session in each of the table's weeks. */
export function isListAlone({ table, index, lane, state, only }: TableRow): boolean {
  const { week, session } = state;
  if (!only) return false;
  // Below the columns of one session it is of that session.
  const under = lane.columns.filter(({ index, mark }) => mark && index >= only.column && index <= only.lastColumn);
  const places = placesOf(lane).filter((place) => under.length === 0 || under.some((column) => isAt(column, place)));
  if (!session && !places.every(({ mark }) => mark)) return false;
  const [, head = "", tail = ""] = /^([^:\d]{3,30}):\s+(\S.*)$/u.exec(only.text) ?? [];
  const category = headsGroup(head) ? head : null;
  const alone = category ? namedDose(tail) : namesNothing(lane) ? movementIn(only.text) : null;
  // "Warm-up: 5 min on the bike and 2 sets with the bar" tells how to warm up.
  const isLift = alone?.sets.some(({ count }) => count !== null) && !TIME_FIRST.test(alone.name);
  const lifts = listedDoses(only.text) ?? (alone && isLift ? [alone] : []);
  if (lifts.length === 0) return false;
  for (const [at, place] of places.entries()) {
    // Lifts side by side have one session.
    if (places.slice(0, at).some((each) => each.week === place.week && each.mark === place.mark)) continue;
    const mark = place.mark ?? session;
    if (!mark) continue;
    const { exercises } = table.builder.session(place.week ?? week, mark);
    exercises.push(...lifts.map((lift) => ({ ...exerciseOf(lift), category })));
  }
  table.builder.use(only);
  table.lasts.delete(index);
  return true;
}

const TIME_FIRST = /^\d+(?:\s?-\s?\d+)?\s?(?:min|mins|minut\p{L}+|мин|'|s|sec|seg|sek)(?!\p{L})/u;
