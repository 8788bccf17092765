import type { Sets } from "../../../../contract/program-reading";
import { isLastSetTarget, isOfLastSet } from "../columns/tracking-columns";
import { plain } from "../labels/plain-text";
import { DoseOfCells, type RowDose } from "./dose-of-cells";
import { hasWork, joined } from "./dose-sets";
import { effortOf } from "./intensity-of-cell";
import { withLastEffort, withLastSet } from "./last-set";
import { bySets, type Value, withLists, withRanges } from "./values-of-row";

/** The dose that a row's cells say together. `unit` is the load's where no heading names one; `single` is a row of one set. */
export function rowDose(cells: Value[], unit: string | null, single: boolean): RowDose {
  const final = cells.find(({ column }) => column.role === "reps" && isLastSetTarget(column.heading));
  const efforts = cells.filter(({ column }) => column.role === "effort");
  // The only effort is that of all sets.
  const hardest = efforts.length > 1 ? efforts.find(({ column }) => isOfLastSet(column.heading)) : undefined;
  const others = cells.filter((value) => value !== final && value !== hardest);
  const { shared, grouped } = bySets(withLists(withRanges(others)));
  const out: RowDose = { sets: [], rest: null, tempo: null, said: [] };
  for (const group of grouped.values()) {
    const percent = group[0]?.column.percent ?? null;
    for (const sets of new DoseOfCells([...shared, ...group], unit, out).sets(true))
      if (hasWork(sets) || sets.load !== null || isCounted(sets))
        out.sets.push({ ...sets, percent: sets.percent ?? percent });
  }
  if (grouped.size === 0) out.sets = new DoseOfCells(shared, unit, out).sets(single);
  const isFurther = cells.some(({ column }) => column.role === "sets" && NORMAL.test(plain(column.heading)));
  if (final) out.sets = withLastSet(out.sets, final.cell.text, isFurther);
  if (hardest) out.sets = withLastEffort(out.sets, effortOf(hardest.cell.text, "RPE"));
  const target = cells.find(({ column }) => column.target)?.column.target ?? {};
  const { effort = null, count = null, reps = null } = target;
  // What has sets of its own takes no part of those that are said for all.
  const percentOf = (sets: Sets) => ((count ?? reps) && hasWork(sets) ? null : (target.percent ?? null));
  out.sets = out.sets.map((sets) => {
    const percent = percentOf(sets);
    const own =
      (count ?? reps) && !hasWork(sets)
        ? { ...sets, count: sets.count ?? count, reps, percent: sets.percent ?? percent }
        : sets;
    if (own.percent ?? own.effort) return own;
    // How hard it is meant is said beside a load as well, where a percentage would be another one.
    return own.load ? { ...own, effort } : { ...own, percent, effort };
  });
  out.sets = joined(out.sets);
  return out;
}

/** "5 sets @ 60-70%" in the column of the first set is said of the whole row. */
const isCounted = ({ count, percent, effort }: Sets) => count !== null && count !== "1" && (percent ?? effort) !== null;

/** The sets before the last one, which is no normal set. */
const NORMAL = /(?<!\p{L})(?:normal|regular|straight)(?:e[sn]?|i|es)?(?!\p{L})/u;
