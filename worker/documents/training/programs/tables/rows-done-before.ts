import { hasWork } from "../doses/dose-sets";
import { exerciseOf, namedDose } from "../doses/named-dose";
import { cellsIn } from "../grid-view";
import { hasRole, isUnderLifts } from "./kinds-of-columns";
import type { Table } from "./table";
import type { TableRow } from "./table-row";

/** "Box jump 3x5" apart above "A. Squat" over "Week | Sets | Reps": done before the lifts, in each of their weeks. */
export function isDoneBefore({ table, number, lane, only, state }: TableRow): boolean {
  if (!only || !isUnderLifts(lane) || !hasRole(lane, "week")) return false;
  if (cellsIn(table.view, number + 1).length > 0) return false;
  const read = namedDose(only.text);
  if (!read?.sets.every((sets) => sets.count !== null && hasWork(sets))) return false;
  table.before.push({ cell: only, exercise: exerciseOf(read), session: state.session });
  return true;
}

/** Puts what is done before the lifts in front of them, once their weeks are known. */
export function addDoneBefore({ before, builder }: Table): void {
  for (const { cell, exercise, session } of before.toReversed())
    for (const { sessions } of builder.weeks) {
      const own = sessions.find(({ mark }) => (session ? mark === session : sessions.length === 1));
      if (!own) continue;
      own.exercises.unshift({ ...exercise });
      builder.use(cell);
    }
}
