import type { View } from "../grid-view";
import { cellAt, type Span } from "./cells-of-columns";
import type { Column, HeadingRows, Lane } from "./column";
import { leaveFigures, leaveOtherRests, leaveOtherUnits, leavePeople, leaveProducts } from "./columns-left-aside";
import { nameRepeatedDays, nameSessions, placeDays, placeFactsOfDays, titleDays } from "./columns-of-days";
import { fillFigures } from "./columns-of-figures";
import { forgetContradicted, leaveWeakNames, partCodes } from "./columns-of-names";
import { columnsOfPeople } from "./columns-of-people";
import {
  countOnSets,
  joinToSets,
  pairSets,
  spreadSets,
  turnSetsToCounts,
  turnSetsToWeeks,
  weighSets,
} from "./columns-of-sets";
import { countWeeks, fillWeeks, joinToWeeks } from "./columns-of-weeks";
import { fillCounted, fillPercents } from "./counted-columns";
import { columnAt, FORE, readSubheadings } from "./headed-column";
import { joinKindsToAmounts } from "./kinds-of-amounts";
import { turnKindsToSets } from "./kinds-of-sets";
import { groupsOfSets } from "./lanes-of-sets";
import { keepReckonedLoads } from "./loads-from-shares";
import { countRestsInSeconds } from "./rests-in-seconds";
import { placeBesideLifts, placeInSessions, placeUnderLifts, placeUnderSessions } from "./sessions-and-lifts-above";
import { columnsOfTicks, leaveTicked } from "./tick-columns";
import { turnTempoToTime } from "./times-under-tempo";
import { leaveDated, leaveFurtherTracking, leaveTracking } from "./tracking-columns";
import { fillUnknown } from "./unknown-columns";

/** The columns of a table, parted where several tables stand side by side. The first of the spans is the table's own. */
export function lanesOf(view: View, block: HeadingRows, spans: Span[]): Lane[] {
  const columns = columnsOf(view, block, spans);
  placeUnderSessions(view, block, columns);
  const isOfLifts = placeUnderLifts(view, block, spans.slice(0, 1), columns);
  const named = columns.filter(({ role }) => role === "name");
  const groups = isOfLifts || named.length > 0 ? [] : groupsOfSets(columns);
  if (groups.length > 1)
    return groups.map(({ from, to }) => ({ from, to, name: NOWHERE, columns: columns.slice(from, to + 1) }));
  const weeks = isOfLifts ? columns.filter(({ role, index }) => role === "week" && columns[index + 1]?.lift) : [];
  if (weeks.length > 1) return lanesFrom(weeks, columns);
  const headed = named.filter(({ index }) => cellAt(view, block.bottom, index)?.column === index);
  if (headed.length <= 1) {
    const name = (headed[0] ?? named[0])?.index ?? 0;
    return [{ from: 0, to: view.width - 1, name, columns }];
  }
  // The rest of a lane ends where the next one begins.
  const starts = headed.map(({ index }, at) => {
    let from = index;
    const before = headed[at - 1]?.index ?? -1;
    // "Min" in front of the second table as in front of the first, whatever it means.
    const isAsFirst = (each: number) => {
      const [own, first] = [columns[each]?.heading ?? "", columns[(headed[0]?.index ?? 0) - (index - each)]?.heading];
      return own !== "" && own === first;
    };
    while (from - 1 > before && (FORE.has(String(columns[from - 1]?.role)) || isAsFirst(from - 1))) from--;
    return from;
  });
  return headed.map((column, at) => {
    const from = at === 0 ? 0 : (starts[at] ?? column.index);
    const to = (starts[at + 1] ?? view.width) - 1;
    return { from, to, name: column.index, columns: columns.slice(from, to + 1) };
  });
}

/** "Week | Squat | | Bench | | Week | Deadlift | |": each column of weeks begins a table of its lifts. */
function lanesFrom(weeks: Column[], columns: Column[]): Lane[] {
  return weeks.map(({ index }, at) => {
    const from = at === 0 ? 0 : index;
    const to = (weeks[at + 1]?.index ?? columns.length) - 1;
    return { from, to, name: index, columns: columns.slice(from, to + 1) };
  });
}

/** No column names what is done. */
const NOWHERE = -1;

/** What each column is: first by its own headings, then by the columns beside it and by what stands below. The order counts. */
function columnsOf(view: View, block: HeadingRows, spans: Span[]): Column[] {
  const own = spans.slice(0, 1);
  const columns = Array.from({ length: view.width }, (_, index) => columnAt(view, block, index));
  for (const index of columnsOfPeople(view, block.bottom)) Object.assign(columns[index] ?? {}, { role: "aside" });
  for (const index of columnsOfTicks(view, block.bottom)) Object.assign(columns[index] ?? {}, { role: "logged" });
  fillCounted(view, spans, block.bottom, columns);
  weighSets(columns);
  countWeeks(view, columns);
  countOnSets(columns);
  spreadSets(columns);
  fillPercents(view, block.bottom, columns);
  readSubheadings(view, spans, columns);
  leaveFigures(view, spans, columns);
  leaveProducts(view, own, columns);
  leavePeople(view, block, columns);
  leaveWeakNames(view, spans, columns);
  leaveDated(view, block, columns);
  leaveTicked(view, spans, columns);
  partCodes(view, block.bottom, spans, columns);
  placeDays(view, spans, columns);
  joinToWeeks(columns);
  joinToSets(columns);
  forgetContradicted(view, spans, columns);
  placeInSessions(view, own, columns);
  placeBesideLifts(view, block, columns);
  joinKindsToAmounts(view, own, columns);
  fillUnknown(view, spans, columns);
  turnKindsToSets(view, own, columns);
  nameSessions(view, own, columns);
  nameRepeatedDays(view, own, columns);
  turnSetsToCounts(view, spans, columns);
  turnTempoToTime(view, own, columns);
  titleDays(view, spans, columns);
  placeFactsOfDays(view, own, columns);
  leaveFurtherTracking(view, spans, columns);
  fillFigures(view, spans, columns);
  turnSetsToWeeks(view, spans, columns);
  joinToWeeks(columns);
  pairSets(view, spans, columns);
  keepReckonedLoads(view, own, columns);
  leaveTracking(view, spans, columns);
  leaveOtherUnits(columns);
  leaveOtherRests(columns);
  countRestsInSeconds(view, spans, columns);
  fillWeeks(view, own, columns);
  return columns;
}
