import type { Lane } from "../columns/column";
import { isListAlone } from "./lists-of-exercises";
import { isDoneBefore } from "./rows-done-before";
import { isCaption, isCaptions } from "./rows-of-captions";
import { isExercise, isWeekOfExercise } from "./rows-of-exercises";
import { beginsSetsOfLift, isBesideLifts, isOfLiftAbove, namesLift, namesNextLift } from "./rows-of-lifts";
import { beginsHeadedSession, saysPlace, saysPlacesOfColumns } from "./rows-of-places";
import { isDone, isOfOverview, isTotal, saysTargets, showsExercise } from "./rows-of-remarks";
import { isFurtherSet, isWorkedUp } from "./rows-of-sets";
import type { Table } from "./table";
import { rowOf, type TableRow } from "./table-row";

type Rule = (row: TableRow) => boolean;

/** What a row right above headings may be, in the order in which it is asked. A rule that applies has read it. */
const ROWS_AHEAD: readonly Rule[] = [isWorkedUp, isDoneBefore, namesLift, isCaption, isCaptions];

/** The same of a row below headings. */
const ROWS_BELOW: readonly Rule[] = [
  isWorkedUp,
  saysTargets,
  saysPlacesOfColumns,
  isOfOverview,
  isTotal,
  showsExercise,
  beginsHeadedSession,
  isDone,
  saysPlace,
  namesNextLift,
  isListAlone,
  isCaption,
  isBesideLifts,
  beginsSetsOfLift,
  isOfLiftAbove,
  isWeekOfExercise,
  isFurtherSet,
  isExercise,
];

/** Reads a row of one of so many tables side by side. */
export function readRow(table: Table, number: number, lane: Lane, index: number, lanes: number): void {
  const row = rowOf(table, number, lane, index, lanes);
  if (!row) return;
  for (const rule of table.isAhead ? ROWS_AHEAD : ROWS_BELOW) if (rule(row)) return;
}
