import type { ReadExercise } from "../../../../contract/program-reading";
import { looksLikeMovement } from "../../vocabulary/movements";
import type { Column } from "../columns/column";
import { hasWork, isWholeDose, joined, workUp } from "../doses/dose-sets";
import { rowDose } from "../doses/row-dose";
import type { Value } from "../doses/values-of-row";
import { type Cell, cellsIn } from "../grid-view";
import { plain } from "../labels/plain-text";
import { weekLabel } from "../labels/week-label";
import { restAt } from "./facts-of-rows";
import { liftOver } from "./lifts-of-tables";
import { loadsWithReps } from "./loads-over-reps";
import { ANYWHERE, holdsPlace, isAt, placesOf, saysOnlyAt } from "./places-of-columns";
import type { LastExercise } from "./table";
import { partOf, setNumber, type TableRow } from "./table-row";

/** "Work up to a heavy single" alone in its row is one more set of the exercise above. */
export function isWorkedUp({ table, only, index }: TableRow): boolean {
  if (!only || !workUp(only.text, () => table.lasts.get(index)?.all ?? [])) return false;
  table.builder.use(only);
  return true;
}

/** A row without a name of its own, or with "Set 2" or the same name again, is one more set of the exercise above. */
export function isFurtherSet(row: TableRow): boolean {
  const { table, number, index, name, own } = row;
  const last = table.lasts.get(index);
  if (!last || own.length === 0) return false;
  if (sumsUpWeek(row)) return true;
  const isSet =
    name !== null && (isSetOf(last, row, name) || saysKindOfLift(row, name, last) || liftOver(row) !== null);
  if (!isSet && name?.row === number) return false;
  if (isSet) table.builder.use(name);
  addSet(row, last);
  return true;
}

/** "Week 2 | | | 37" between the days: what all of the week comes to. */
const sumsUpWeek = ({ table: { view }, number, lane, own }: TableRow): boolean => {
  const [first, ...sums] = cellsIn(view, number, lane.from, lane.to);
  const isOfWeek = first !== undefined && weekLabel(first.text)?.rest === "" && !/^\d+$/.test(first.text);
  return (
    isOfWeek && sums.length === own.length && sums.length === 1 && /^\d{2,3}(?:[.,]\d)?$/.test(sums[0]?.text ?? "")
  );
};

const isSetOf = (last: LastExercise, row: TableRow, name: Cell) =>
  last.exercise.name === name.text && (setNumber(row) > 1 || isSetByItself(last, row));

/** "T1 | kg | 60 | 70" below "Press | % | 65 | 75": in front of another part of the same sets, what kind of lift it is. */
function saysKindOfLift({ table, number, lane }: TableRow, { text }: Cell, { values }: LastExercise): boolean {
  const part = partOf(table, number, lane);
  if (part === null || looksLikeMovement(plain(text))) return false;
  const rows = [...new Set(values.map(({ cell }) => cell.row))];
  const before = rows.flatMap((row) => partOf(table, row, lane)?.role ?? []);
  return before.length > 0 && !before.some((role) => role === part.role);
}

/** "Dips | 9 | 90 s" over "Dips | 8 | 90 s", where no column counts sets: the same exercise in the row above, set by set. */
function isSetByItself({ exercise, session, values: before }: LastExercise, row: TableRow): boolean {
  const { lane, state, values, own } = row;
  const isOfOneSet = ({ column: { role, week, mark }, cell }: Value) =>
    ONE_SET.has(role) && week === null && !mark && !isWholeDose(cell.text);
  const kind = values.find(({ column }) => column.role === "category")?.cell.text ?? exercise.category;
  return (
    !lane.columns.some(({ role, set }) => COUNTING.has(role) || set !== null) &&
    [...before, ...own].every(isOfOneSet) &&
    own.some(({ column }) => AMOUNTS.has(column.role)) &&
    state.session === session &&
    kind === exercise.category
  );
}

const COUNTING = new Set<Column["role"]>(["sets", "set", "scheme", "work", "any"]);
const AMOUNTS = new Set<Column["role"]>(["reps", "duration", "distance"]);
const ONE_SET = new Set<Column["role"]>([...AMOUNTS, "load", "percent", "effort", "rir", "intensity"]);

/** Adds what a row says of one more set of the exercise above, or of another part of the same sets. */
export function addSet(row: TableRow, last: LastExercise): void {
  const { table, number, lane, cells, values, own } = row;
  const { builder, unit } = table;
  const part = partOf(table, number, lane);
  if (part?.role === "rest") {
    last.all.forEach((exercise, at) => {
      const said = own.find(({ column }) => isAt(column, last.places[at]))?.cell.text ?? null;
      exercise.rest ??= said !== null && /^\d+$/.test(said) ? `${said} ${part.unit ?? "s"}` : said;
    });
    builder.use(...cells);
    return;
  }
  const paired = part === null ? loadsWithReps(last.values, own) : null;
  if (part !== null || paired !== null || areShares(last.values, own)) {
    if (paired !== null) last.values = paired;
    else last.values.push(...own);
    last.all.forEach((exercise, at) => {
      const said = bySet(last.values.filter(({ column }) => isAt(column, last.places[at])));
      const isOneSet = said.some(({ column }) => column.set !== null);
      exercise.prescription = rowDose(said, unit, isOneSet).sets;
    });
    builder.use(...cells);
    return;
  }
  joinWeeks(row, last);
  last.all.forEach((exercise, at) => {
    const { sets, said } = rowDose(
      own.filter(({ column }) => isAt(column, last.places[at])),
      unit,
      true,
    );
    // In a week that has one set less its rows are sets as well.
    const before = exercise.prescription.map((each) =>
      sets.length > 0 || hasWork(each) ? { ...each, count: each.count ?? "1" } : each,
    );
    exercise.prescription = joined([...before, ...sets]);
    if (said.length > 0) addNotes(exercise, said);
    const rest = restAt(values, last.places[at] ?? ANYWHERE);
    if (rest !== null && rest !== exercise.rest && exercise.rest !== null) addNotes(exercise, [`rest ${rest}`]);
    exercise.rest ??= rest;
  });
  for (const { column, cell } of values) {
    builder.use(cell);
    if (column.role === "notes" && cell.row === number)
      for (const exercise of last.all) addNotes(exercise, [cell.text]);
  }
}

/** "65% | 75% | 85%" in the row of the name, above the load and the reps of each of these sets. */
const areShares = (before: Value[], own: Value[]): boolean =>
  before.length > 1 &&
  before.every(({ column, cell }) => column.set !== null && /^\d{2,3}(?:[.,]\d+)?\s*%$/.test(cell.text)) &&
  own.every(({ column }) => column.set !== null);

function addNotes(exercise: ReadExercise, said: string[]): void {
  exercise.notes = [exercise.notes, ...said].filter(Boolean).join("; ");
}

/** Set by set, each with its parts in the order of the rows. */
const bySet = (values: Value[]) => values.sort((a, b) => (a.column.set ?? 0) - (b.column.set ?? 0));

/** The first sets of an exercise may be left out in some of its weeks: there it begins with a later row. */
function joinWeeks({ table, lane, own }: TableRow, last: LastExercise): void {
  for (const place of placesOf(lane)) {
    const { week, mark, lift } = place;
    if (week === undefined || lift !== null || holdsPlace(last.places, place)) continue;
    if (!own.some((value) => saysOnlyAt(value, place))) continue;
    const exercise: ReadExercise = { ...last.exercise, prescription: [] };
    table.builder.session(week, mark ?? last.session).exercises.push(exercise);
    last.all.push(exercise);
    last.places.push(place);
  }
}
