import { BODY_PARTS } from "../../vocabulary/group-words";
import type { Lane } from "../columns/column";
import { isDose } from "../columns/column-heading";
import type { HeadingBlock } from "../columns/heading-blocks";
import { aloneIn, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { weekLabel } from "../labels/week-label";
import type { SessionMark } from "../program-builder";
import { headsGroup } from "./groups-of-exercises";
import { hasRole, isOfPlace } from "./kinds-of-columns";

/**
 * Whether the rows below the only heading are several trainings with nothing but empty rows between them: each of some
 * length, and all with an exercise in common, as a warm-up is. Groups of one training have none.
 */
export function isPartedByEmptyRows(view: View, [block, ...more]: HeadingBlock[]): boolean {
  const [lane, ...others] = block?.lanes ?? [];
  if (!block || !lane || more.length > 0 || others.length > 0) return false;
  if (lane.columns.some((column) => isOfPlace(column) || column.week !== null)) return false;
  const groups: Set<string>[] = [];
  let isApart = true;
  for (let row = block.bottom + 1; row < view.rows.length; row++) {
    const cells = cellsIn(view, row);
    if (cells.length > 0) {
      if (cells.length === 1) return false;
      if (isApart) groups.push(new Set());
      groups.at(-1)?.add(plain(view.rows[row]?.[lane.name]?.text ?? ""));
    }
    isApart = cells.length === 0;
  }
  const [first, ...rest] = groups.filter((names) => names.size >= 3);
  return (
    rest.length > 0 &&
    rest.length + 1 === groups.length &&
    [...(first ?? [])].some((name) => rest.every((names) => names.has(name)))
  );
}

/**
 * Whether only the first of the tables side by side has a column of days or weeks, and says them beside exercises rather than
 * in captions between the tables.
 */
export function isPlacedByRow(view: View, { bottom, lanes: [first, ...others] }: HeadingBlock, end: number): boolean {
  const places = first?.columns.filter(isOfPlace) ?? [];
  if (!first || places.length === 0 || others.some(({ columns }) => columns.some(isOfPlace))) return false;
  return view.rows.slice(bottom + 1, end).some((cells, at) => {
    const exercise = cells[first.name];
    const isOwn = exercise?.row === bottom + 1 + at && sessionLabel(exercise.text)?.sure !== true;
    return isOwn && places.some(({ index }) => cells[index] && cells[index] !== exercise);
  });
}

/**
 * Whether tables, in which nothing names sessions, have each a name of its own where others have "Exercise": "Push | Sets |
 * Reps", "Chest & triceps | Sets | Reps". Kinds of exercises are parts of a session.
 */
export function namesHeadTables(view: View, blocks: HeadingBlock[]): boolean {
  const names = blocks.flatMap(({ bottom, lanes }) =>
    lanes.map(({ name }) => (bottom < 0 ? "" : (view.rows[bottom]?.[name]?.text ?? ""))),
  );
  // "Squat" over "Set 1", "Set 2" is a lift.
  const holdsNames = blocks.every(({ bottom, lanes }) =>
    lanes.every(({ name }) => view.headingOf(view.rows[bottom + 1]?.[name]?.text ?? "").set === null),
  );
  const isName = (text: string) =>
    /\p{L}{3}/u.test(text) &&
    text.length <= 40 &&
    view.headingOf(text).role === null &&
    weekLabel(text) === null &&
    sessionLabel(text)?.sure !== true &&
    (!headsGroup(text) || BODY_PARTS.test(plain(text)));
  return blocks.length > 1 && holdsNames && names.every(isName) && new Set(names.map(plain)).size > 1;
}

/** "Day 1 – Legs" alone over the rows that name the weeks, where nothing else names a session: it is that of each of them. */
export function sessionOverWeeks(view: View): SessionMark | null {
  const rows = aloneIn(view);
  const weeks = rows.flatMap((text, at) => (weekLabel(text) === null ? [] : at));
  const sessions = new Set(
    view.rows.flatMap((row) => row.flatMap((cell) => (cell && isSession(cell.text) ? cell.text : []))),
  );
  const [only = "", ...others] = sessions;
  const at = rows.indexOf(only);
  if (others.length > 0 || at < 0 || weeks.length < 2 || at > (weeks[0] ?? 0) || weekLabel(only) !== null) return null;
  return sessionLabel(only);
}

const isSession = (text: string) => sessionLabel(text)?.sure === true;

/** The tables of those side by side that say what somebody can lift, and nothing to do. */
export function listsOfMaxes(lanes: Lane[]): Set<Lane> {
  const isBesideSets = lanes.some(saysSets) || lanes.some((lane) => !hasRole(lane, "max") && holdsLoadedReps(lane));
  return new Set(lanes.filter((lane) => isListOfMaxes(lane, isBesideSets)));
}

/**
 * "Lift | 1RM | Training max". Beside tables with sets, "Lift | Weight | Reps | 1RM" and "1RM | Reps on the last set | Next" are
 * such lists as well.
 */
function isListOfMaxes(lane: Lane, isBesideSets: boolean): boolean {
  const isOpen = lane.columns.every(
    ({ role, index, heading }) =>
      role === "any" ||
      role === "load" ||
      !isDose(role) ||
      (isBesideSets && (role === "reps" || role === "percent" || (heading === "" && index > lane.name))),
  );
  // "Lift | Start | Increment" says with what to begin.
  const isStart = hasRole(lane, "load") && lane.columns.some(({ heading }) => INCREMENT.test(plain(heading)));
  return (isStart || hasRole(lane, "max")) && isOpen && !saysSets(lane) && (isBesideSets || !hasRole(lane, "any"));
}

const INCREMENT =
  /^(?:increments?|(?:load|weight) (?:increase|jump)|steigerung|incremento|progression)(?: \(?(?:kg|lbs?)\)?)?$/;

/** "% | Weight | Reps": rows that are sets. */
const holdsLoadedReps = (lane: Lane) => hasRole(lane, "reps") && (hasRole(lane, "load") || hasRole(lane, "percent"));

/** How many sets there are, or which of them, or a week's. */
const saysSets = ({ columns }: Lane) =>
  columns.some(({ role, set }) => role === "sets" || role === "scheme" || set !== null) ||
  // "Lift | 5RM | Week 1 top set" has one week to begin with.
  new Set(columns.flatMap(({ week }) => week ?? [])).size > 1;
