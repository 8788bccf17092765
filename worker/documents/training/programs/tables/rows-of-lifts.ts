import { looksLikeMovement } from "../../vocabulary/movements";
import { sportIn } from "../calendar-subject";
import { namesKindOfSet } from "../columns/kinds-of-sets";
import { doseOf, isDoseText, isWholeDose } from "../doses/dose-sets";
import { exerciseOf, namedDose } from "../doses/named-dose";
import { type Cell, cellsIn } from "../grid-view";
import { plain } from "../labels/plain-text";
import { isRest } from "../labels/rest-and-daytime";
import { sessionLabel } from "../labels/session-label";
import { DAY_OF_LIFT } from "../lift-within";
import { addsUpSports } from "../no-exercise";
import { ANYTHING, addExercise } from "./exercises-of-rows";
import { hasRole, holdsSets, isUnderLifts, namesNothing } from "./kinds-of-columns";
import { holdsWays, liftAbove, liftOver } from "./lifts-of-tables";
import { isListOfExercises } from "./lists-of-exercises";
import { isAt, isShared, placesOf } from "./places-of-columns";
import { isSessionByRow } from "./rows-of-places";
import { addSet } from "./rows-of-sets";
import { beginSession } from "./sessions-of-tables";
import { setNumber, type TableRow } from "./table-row";

/** A lift alone in its row, above the headings of its sets. */
export const namesLift = (row: TableRow): boolean => row.only !== null && beginSetsOf(row, row.only);

/** "Deadlift" above "Set | % | Weight | Reps": the rows below are its sets, or its weeks. */
export function beginSetsOf({ table, lane, index, state }: TableRow, cell: Cell): boolean {
  const text = plain(cell.text);
  if (!namesNothing(lane) || text.length > 60 || SENTENCE.test(text) || !looksLikeMovement(text)) return false;
  if (holdsWays(lane) && text.split(" ").length > 2 && sportIn([text])) return false;
  if (addsUpSports(cell.text)) return false;
  if (sessionLabel(cell.text)?.sure && !DAY_OF_LIFT.test(cell.text.trim())) return false;
  table.builder.use(cell);
  // "Press Day" is a session, and the lift of its sets.
  const [title, lift] = DAY_OF_LIFT.exec(cell.text.trim()) ?? [];
  if (title && lift) beginSession(state, { weekday: null, title });
  table.lifts.set(index, lift ? { ...cell, text: lift } : cell);
  return true;
}

/** "Close-Grip Bench" alone between the sets of a lift and numbers: from here on they are its sets. */
export function namesNextLift(row: TableRow): boolean {
  const { table, number, lane, index, only } = row;
  if (!only || !table.lifts.has(index) || only.lastRow > number) return false;
  const [first] = cellsIn(table.view, number + 1, lane.from, lane.to);
  return first !== undefined && AMOUNT.test(first.text) && beginSetsOf(row, only);
}

const AMOUNT = /^[\d.,]+\s*%?$/;

const SENTENCE = /\p{L}{2}[.!?](?:\s|$)/u;

/** "Set 1" below a heading that is a lift: the first of its sets. */
export function beginsSetsOfLift(row: TableRow): boolean {
  const { table, index, name, values } = row;
  const lift = liftOver(row);
  if (lift === null || !name || table.lasts.has(index)) return false;
  table.builder.use(name);
  addExercise(row, { ...name, text: lift }, values, true);
  return true;
}

/** A row of the lift that stands over its table or its sheet, whose own cells say only the dose. */
export function isOfLiftAbove(row: TableRow): boolean {
  const { table, number, lane, index, fresh, name, own, values } = row;
  const lift = liftAbove(row);
  if (!lift || own.length === 0 || (name && isSessionByRow(lane, name))) return false;
  // "Day 2 | Rest": nothing is done that day.
  if (own.every(({ cell }) => isRest(cell.text))) {
    table.builder.leave(fresh.map(({ text }) => text).join(" · "), table.view.placeOf(number));
    table.builder.use(...fresh);
    return true;
  }
  if (addNamedInDose(row) || addBelowSets(row)) return true;
  const last = table.lasts.get(index);
  const isLast = last?.cell === lift;
  if (namesNothing(lane) && !hasRole(lane, "set")) {
    // Under the day in its first row stand further sets of the one lift.
    // So do they under the week in its first row, where another row says none.
    const isOfWeek = hasRole(lane, "week") && !saysWeek(row);
    if (last && isLast && (!isUnderLifts(lane) || isOfWeek)) addSet(row, last);
    else addExercise(row, lift, values, holdsSets(lane) || isOfWeek);
    return true;
  }
  if (lane.name >= lane.from && (!name || (setNumber(row) === 0 && !namesKindOfSet(name.text)))) return false;
  table.builder.use(name);
  if (last && isLast) addSet(row, last);
  else addExercise(row, lift, values, true);
  return true;
}

/** Whether its week begins in it. */
const saysWeek = ({ lane, fresh }: TableRow): boolean =>
  lane.columns.some(({ role, index }) => role === "week" && fresh.some(({ column }) => column === index));

/** "Assistance | Leg Press | 3x15 | Dips | 4x12" below the sets of lifts side by side: an exercise of each lift's session. */
export function isBesideLifts({ table, lane, index, fresh, state }: TableRow): boolean {
  const { builder, lasts } = table;
  const last = lasts.get(index);
  const under = lane.columns.filter(({ lift }) => lift);
  if (!last || under.length === 0) return false;
  const pairs = placesOf(lane).flatMap((place) => {
    const cells = fresh.filter((cell) => under.some((column) => column.index === cell.column && isAt(column, place)));
    return cells.length > 0 ? [{ place, cells }] : [];
  });
  const isPair = ([name, dose, ...more]: Cell[]) =>
    name !== undefined && dose !== undefined && more.length === 0 && WORDS.test(name.text) && isDoseText(dose.text);
  if (pairs.length === 0 || !pairs.every(({ cells }) => isPair(cells))) return false;
  for (const { place, cells } of pairs) {
    const [name, dose] = cells;
    if (!name || !dose) continue;
    const read = { code: null, name: name.text, ...doseOf(dose.text) };
    const week = place.week === undefined ? state.week : place.week;
    builder.session(week, place.mark ?? last.session).exercises.push({ ...exerciseOf(read), videoUrl: name.url });
  }
  builder.use(...fresh);
  return true;
}

const WORDS = /^\p{L}[^\d]{2,40}$/u;

/** "Dips | | | 5 x 10" below "1 | 65% | 40 | 5": where the sets have their numbers, or their shares, stands another exercise. */
function addBelowSets(row: TableRow): boolean {
  const { lane, fresh, own, values } = row;
  const numbers = lane.columns.find(({ role }) => role === "set");
  if (!numbers && !namesNothing(lane)) return false;
  const name = numbers ? fresh.find(({ column }) => column === numbers.index) : fresh[0];
  if (!name || !WORDS.test(name.text) || namesKindOfSet(name.text)) return false;
  const isDosed = own.some(({ cell }) => cell !== name && isWholeDose(cell.text));
  const isMovement = looksLikeMovement(plain(name.text));
  // Among shares and loads, either alone may be a word about them.
  if (numbers ? !isDosed && !isMovement : !(isDosed && isMovement)) return false;
  addExercise(
    row,
    name,
    values.filter(({ cell }) => cell !== name),
  );
  return true;
}

/** "BBB 5 x 10 | 60 kg" below the sets of the lift is done after them. */
function addNamedInDose(row: TableRow): boolean {
  const { table, lane, own, values } = row;
  // "Hold the pace for 8 km" under "Intensity" is said of what is run.
  const said = own.find(
    ({ column, cell }) => column.role !== "intensity" && namedDose(cell.text) !== null && !isListOfExercises(cell.text),
  );
  const named = said ? namedDose(said.cell.text) : null;
  // "Row 4x10" beside the columns of lifts is an exercise besides them.
  if (!said || !named || (isShared(said.column) && lane.columns.some((column) => column.lift))) return false;
  const dose = { ...said.cell, text: said.cell.text.slice(named.name.length) };
  const column = { ...ANYTHING, index: lane.name };
  addExercise(
    row,
    { ...said.cell, text: named.name },
    values.map((value) => (value === said ? { column, cell: dose } : value)),
  );
  table.builder.use(said.cell);
  return true;
}
