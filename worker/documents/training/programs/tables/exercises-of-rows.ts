import { NO_SETS } from "../../../../contract/no-sets";
import type { ReadExercise, Sets } from "../../../../contract/program-reading";
import { looksLikeMovement } from "../../vocabulary/movements";
import type { Circuit } from "../circuit-lines";
import type { Column, Lane } from "../columns/column";
import { doseOf, hasWork, isDoseText } from "../doses/dose-sets";
import { namedDose, withLoad, withoutCode } from "../doses/named-dose";
import { missing } from "../doses/piece-of-dose";
import { rowDose } from "../doses/row-dose";
import type { Value } from "../doses/values-of-row";
import type { Cell } from "../grid-view";
import { plain } from "../labels/plain-text";
import { isRestDay } from "../labels/rest-and-daytime";
import { factsOf, holdsAmount, restAt } from "./facts-of-rows";
import { groupBefore } from "./groups-of-exercises";
import { dosesAmong, hasRole } from "./kinds-of-columns";
import { addListed, isListOfExercises, isOfLists, listsSession } from "./lists-of-exercises";
import { hasNoSets, isShared, leavesOut, type Place, placesOf, saysOnlyAt } from "./places-of-columns";
import { beginSession } from "./sessions-of-tables";
import { noteRecord } from "./signs-of-records";
import { partCell, partOf, setNumber, type TableRow } from "./table-row";

/** A column that may hold anything. */
export const ANYTHING = { role: "any", unit: null, week: null, set: null, heading: "", over: null } as const;

/** Adds the exercise of a row in each of its weeks and sessions, and the exercises that some of its cells list. */
export function addExercise(row: TableRow, name: Cell, given: Value[], isOneSet = false): void {
  const { table, index, lane, state } = row;
  const { builder, lasts } = table;
  const isOfLifts = lane.columns.some(({ lift }) => lift);
  const lists = given.filter(
    ({ column, cell }) =>
      isShared(column) &&
      !(column.role === "notes" && given.some(saysAmount) && !(given.every(saysLength) && listsSession(cell.text))) &&
      (isListOfExercises(cell.text) || (isOfLifts && isExerciseInWords(column, cell.text))),
  );
  const values = lists.length > 0 ? given.filter((value) => !lists.includes(value)) : given;
  const session = state.session ?? beginSession(state, { weekday: null, title: null });
  const isAlone = isListOfExercises(name.text);
  if (isAlone || (isOfLists(lists, values) && !isNamedIn(row, name))) {
    for (const cell of isAlone ? [name] : lists.map((list) => list.cell)) addListed(row, cell, session, values);
    return;
  }
  const called = calledIn(row, name, titlesDay(row, values) ?? values);
  const facts = factsOf(called.values, name);
  const single = isOneSet || (hasRole(lane, "set") && setNumber(row) > 0);
  const isKind = namesKind(lane, called.values);
  const all: ReadExercise[] = [];
  const places: Place[] = [];
  for (const place of placesOf(lane)) {
    const own = valuesAt(lane, called.values, place);
    if (!own) continue;
    const { week, mark, lift } = place;
    const doses = dosesAmong(own);
    const read = (isKind && inWeek(doses)) || doseIn(called.name, doses, table.unit, single, facts.dosed);
    const { dose, said, dosed } = weighed(lane, read);
    // "5 sets" among the remarks of a row counts them.
    const counted = dose.sets.some(({ count }) => count !== null) || dose.sets.length === 0 ? null : facts.counted;
    const isOpen = dose.sets.length > 0 && dose.sets.every((sets) => hasWork(sets) && sets.effort === null);
    const hard = isOpen ? facts.effort : null;
    const sets = hard ? dose.sets.map((each) => ({ ...each, effort: hard.effort })) : dose.sets;
    const notes = facts.notes.flatMap((note) =>
      note === counted?.said ? counted.more || [] : note === dosed || note === hard?.said ? [] : note,
    );
    // "T1: Bench" over its columns
    const over = lift === null ? null : withoutCode(lift);
    const exercise: ReadExercise = {
      name: over?.rest ?? said,
      exerciseCode: facts.code ?? over?.code ?? called.code,
      tier: facts.tier,
      category:
        facts.category ??
        (isKind ? called.name : called.category) ??
        (state.part === name.text ? null : (state.part ?? null)),
      prescription: inRounds(sets, counted ?? state.roundsOfPart ?? state.rounds),
      tempo: facts.tempo || dose.tempo,
      rest: restAt(called.values, place) ?? dose.rest ?? facts.rest ?? state.rounds?.rest ?? null,
      notes: [called.cue ?? [], ...notes, ...dose.said].flat().join("; ") || null,
      videoUrl: facts.videoUrl,
    };
    const target = week === undefined ? state.week : week;
    builder.session(target, mark ?? session).exercises.push(exercise);
    if (state.weekTitle && week === undefined) builder.week(target, state.weekTitle);
    all.push(exercise);
    places.push(place);
  }
  for (const { cell } of lists) addListed(row, cell, session, called.values);
  const doses = dosesAmong(called.values);
  noteRecord(table, lane, session, { isDated: facts.isDated, doses });
  const [exercise] = all;
  if (exercise) lasts.set(index, { exercise, all, session, places, cell: name, values: doses });
  else lasts.delete(index);
  builder.use(name, ...called.values.map(({ cell }) => cell));
  const part = partOf(table, row.number, lane) && partCell(table, row.number, lane);
  if (part) builder.use(part);
}

/** "Block" and "Part" head parts of a session, also where a day has only one. */
const PART =
  /^(?:block|part|group|section|superset|circuit|bloque|bloco|blocco|bloc|parte|partie|teil|gruppe|grupo|gruppo|czesc|blok|часть|блок)/u;

/** "Mon | Strength", each merged over the same rows: what the day is called. The other values of the row, where it is so. */
function titlesDay({ table, state: { session } }: TableRow, values: Value[]): Value[] | null {
  const kind = values.find(({ column }) => column.role === "category");
  if (!kind || !session?.weekday || session.title !== null) return null;
  const { row, lastRow, text } = kind.cell;
  const isOfDay = [...table.dayCells.values()].some((day) => day.row === row && day.lastRow === lastRow);
  if (lastRow === row || !isOfDay || PART.test(plain(kind.column.heading))) return null;
  session.title = text;
  table.builder.kindsTitleDays = true;
  table.builder.use(kind.cell);
  return values.filter((value) => value !== kind);
}

/** "Pull-up 3x8" beside the columns of lifts: one more exercise, and nothing that is said of them. */
const isExerciseInWords = ({ role }: Column, text: string) => {
  const read = role === "any" ? namedDose(text) : null;
  return read !== null && /^\p{Lu}/u.test(read.name) && read.sets.some(({ count }) => count !== null);
};

/** Each as often as there are rounds, where nothing else counts them, and as long as all of them where it says nothing. */
function inRounds(sets: Sets[], rounds: Circuit | null | undefined): Sets[] {
  if (!rounds) return sets;
  const { count, duration } = rounds;
  if (sets.length === 0) return duration ? [{ ...NO_SETS, count, duration }] : [];
  return count && sets.every((each) => each.count === null) ? sets.map((each) => ({ ...each, count })) : sets;
}

/** Whether the name of an exercise stands in its row, rather than above it or on the sheet. */
const isNamedIn = ({ table, number }: TableRow, name: Cell) =>
  table.view.rows[number]?.includes(name) === true && looksLikeMovement(plain(name.text));

/** "Category | Week 1 | Week 2" over "Pull | Ring row 3x8 | Chin-up 4x3": what is done is named in each of the weeks. */
function namesKind(lane: Lane, values: Value[]): boolean {
  const weeks = values.filter(({ column }) => column.week !== null && column.role === "any");
  return !hasRole(lane, "name") && weeks.length > 1 && weeks.every((value) => inWeek([value]) !== null);
}

/** The exercise of a week in a single cell. */
function inWeek(values: Value[]) {
  const own = values.filter(({ column }) => column.week !== null);
  const dose = own.length === 1 && own[0] ? namedDose(own[0].cell.text) : null;
  return dose && { dose, said: dose.name, dosed: null };
}

type Called = { code: string | null; category: string | null; name: string; cue: string | null; values: Value[] };

const GOES_ON =
  /^(?:with|from|on|at|in|to|off|mit|vom|von|auf|an|am|con|de|desde|en|com|na|no|da|do|avec|sur|au|su|al|z|na|od|с|со|на|из|от)\s/u;

/** "A1. Trap bar deadlift" over "push the floor away": a name, and below it how it is done. */
function nameOverCue(text: string): { called: string; cue: string | null } {
  const [first = "", ...more] = text.split(/\s*\n\s*/);
  const cue = more.join(" ").trim();
  const isCue = /^\p{Ll}.*\s|\p{L}[.!]$/u.test(cue) || cue.split(" ").length > 3;
  const isNamed = looksLikeMovement(plain(withoutCode(first).rest)) && !/[,;:&+/(–-]$/.test(first);
  // "with a pause on the chest" is of the name.
  return isCue && isNamed && !GOES_ON.test(plain(cue))
    ? { called: first, cue }
    : { called: text.replace(/\s*\n\s*/g, " "), cue: null };
}

/** What stands in the place of the name: its code, its kind and the name; or the dose of what the session is called. */
function calledIn({ lane, state: { session } }: TableRow, name: Cell, values: Value[]): Called {
  const title = session?.title ?? null;
  // "4x4s | 4 sets" has its dose beside the name.
  const isDose = title !== null && isDoseText(name.text) && !values.some(saysAmount) && movementIn(name.text) === null;
  const { called, cue } = nameOverCue(name.text);
  const { code, rest } = isDose ? { code: null, rest: title } : withoutCode(called);
  const group = groupBefore(rest);
  return {
    code,
    category: group?.category ?? null,
    name: group?.name ?? rest,
    cue: isDose ? null : cue,
    values: isDose ? [...values, { column: { ...ANYTHING, index: lane.name }, cell: name }] : values,
  };
}

/** It says no more of an amount than how long it takes. */
const saysLength = (value: Value) => !saysAmount(value) || value.column.role === "duration";

const saysAmount = ({ column, cell }: Value) => holdsAmount(column) && /\d/.test(cell.text);

/** What a row says of one of its weeks and sessions, from left to right; null where nothing is done in it. */
function valuesAt(lane: Lane, values: Value[], place: Place): Value[] | null {
  const { week, mark, lift } = place;
  const shared = values.filter(({ column }) => isShared(column));
  const specific = values.filter((value) => saysOnlyAt(value, place));
  if (specific.length === 0) {
    if (mark !== null || lift !== null) return null;
    const isDosed = dosesAmong(shared).some(({ column }) => column.role !== "load");
    if (week !== undefined && (!isDosed || leavesOut(values, place) || hasNoSets(lane, values, place))) return null;
  } else if (specific.every(({ cell }) => isRestDay(cell.text))) return null;
  return [...shared, ...specific].sort((a, b) => a.column.index - b.column.index);
}

/** "Erg 6 x 500 m": a movement that stands before its dose. */
const movementIn = (text: string) => {
  const read = namedDose(text);
  return read && looksLikeMovement(plain(read.name)) ? read : null;
};

/** "Clean 16 kg | 20 reps": where no column has the loads they stand in the names. */
function weighed(lane: Lane, read: ReturnType<typeof doseIn>): ReturnType<typeof doseIn> {
  const { sets } = read.dose;
  if (sets.length === 0 || !sets.every(hasWork) || LOADS.some((role) => hasRole(lane, role))) return read;
  const { name, ...dose } = withLoad({ ...read.dose, name: read.said });
  return { ...read, dose, said: name };
}

const LOADS = ["load", "percent", "intensity", "any"] as const;

/** The dose of a row, or where it has none the one in its name, which stays without it, or among its remarks. */
function doseIn(name: string, own: Value[], unit: string | null, single: boolean, remark: string | null) {
  const dose = rowDose(own, unit, single);
  const inName = own.length === 0 ? namedDose(name) : null;
  if (inName) return { dose: inName, said: inName.name, dosed: null };
  // "Erg 6 x 500 m | 1:52 | 28": how hard is said in columns of its own.
  const [about, ...others] = dose.sets;
  const moved = about && others.length === 0 && !hasWork(about) && about.count === null ? movementIn(name) : null;
  if (about && moved) {
    const sets = moved.sets.map((each) => ({ ...each, ...missing(each, about) }));
    return {
      dose: { ...dose, sets, rest: dose.rest ?? moved.rest, said: [...moved.said, ...dose.said] },
      said: moved.name,
      dosed: null,
    };
  }
  // "Intervals | 5 x 800 m, 400 m jog between | 9 km": how far it is in all, beside what is done on the way.
  const isInAll =
    about && others.length === 0 && about.count === null && about.reps === null && about.distance !== null;
  const within = remark && isInAll ? doseOf(remark) : null;
  if (within?.sets.every(({ count }) => count !== null))
    return { dose: { ...within, said: [...within.said, about?.distance ?? ""] }, said: name, dosed: remark };
  return own.length === 0 && remark
    ? { dose: doseOf(remark), said: name, dosed: remark }
    : { dose, said: name, dosed: null };
}
