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

/** What a row may be, right above headings and below them, in the order in which it is asked. A rule that applies has read it. */
export const ROW_RULES = {
  ahead: { isWorkedUp, isDoneBefore, namesLift, isCaption, isCaptions },
  below: {
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
  },
} satisfies Record<"ahead" | "below", Record<string, Rule>>;

/** Reads a row of one of so many tables side by side. */
export function readRow(table: Table, number: number, lane: Lane, index: number, lanes: number): void {
  const row = rowOf(table, number, lane, index, lanes);
  if (!row) return;
  const rules = table.isAhead ? ROW_RULES.ahead : ROW_RULES.below;
  for (const rule of Object.values<Rule>(rules)) if (rule(row)) return;
}
