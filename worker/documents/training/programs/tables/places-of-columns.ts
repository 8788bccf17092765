import type { Column, Lane } from "../columns/column";
import { shownText } from "../doses/shown-text";
import type { Value } from "../doses/values-of-row";
import type { SessionMark } from "../program-builder";

/** The week, session and lift that some of a lane's columns are of; the week is undefined where they are of any. */
export type Place = { week: number | undefined; mark: SessionMark | null; lift: string | null };

export const ANYWHERE: Place = { week: undefined, mark: null, lift: null };

/** The weeks and sessions that a lane has columns for; one that is not said where it has none. */
export function placesOf(lane: Lane): Place[] {
  const places: Place[] = [];
  for (const column of lane.columns) {
    if (isShared(column) || column.role === "logged") continue;
    const place = { week: column.week ?? undefined, mark: column.mark ?? null, lift: column.lift ?? null };
    if (!holdsPlace(places, place)) places.push(place);
  }
  return places.length > 0 ? places : [ANYWHERE];
}

export const holdsPlace = (places: Place[], { week, mark, lift }: Place): boolean =>
  places.some((each) => each.week === week && each.mark === mark && each.lift === lift);

/** Whether a column speaks for all weeks, sessions and lifts of its row. */
export const isShared = ({ week, mark, lift }: Column): boolean => week === null && !mark && !lift;

export const isAt = ({ week, mark, lift }: Column, place: Place | undefined): boolean =>
  (week === null || week === place?.week) && (!mark || mark === place?.mark) && (!lift || lift === place?.lift);

/** What a row says of one of its places alone. */
export const saysOnlyAt = ({ column, cell }: Value, place: Place): boolean =>
  !isShared(column) && isAt(column, place) && shownText(cell, column.role) !== "";

/** Sets in most weeks and none in this one, of what is said once for all: nothing is done in it. */
export function hasNoSets(lane: Lane, values: Value[], place: Place): boolean {
  const counting = lane.columns.filter(({ role, week }) => role === "sets" && week !== null);
  if (!counting.some(({ week }) => week === place.week)) return false;
  const filled = values.filter(({ column, cell }) => counting.includes(column) && shownText(cell, "sets") !== "");
  return (
    filled.length * 2 >= counting.length &&
    !values.some(({ column: { role, week } }) => role === "sets" && week === null)
  );
}

/** "5x5 | 165 | - | 170": a dash where other weeks have their load says that nothing is done in that one. */
export function leavesOut(values: Value[], place: Place): boolean {
  const placed = values.filter(({ column }) => !isShared(column));
  return (
    placed.some(({ column, cell }) => isAt(column, place) && /^[-–—]+$/.test(cell.text)) &&
    placed.some(({ column, cell }) => shownText(cell, column.role) !== "")
  );
}
