import { percentsOf } from "../doses/intensity-of-cell";
import type { View } from "../grid-view";
import { rowsBelow, type Span } from "./cells-of-columns";
import type { Column } from "./column";
import { namesLoad } from "./column-heading";

/** "% | Weight used" over "60% | 90", "70% | 105", in every row: what is reckoned from the percentages is planned, whatever its heading says. */
export function keepReckonedLoads(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    if (column.role !== "logged" || !namesLoad(column.heading)) continue;
    // The reps may stand between them.
    const before = columns.slice(Math.max(column.index - 2, 0), column.index);
    const share = before.findLast(
      ({ role, week, set }) => role === "percent" && week === column.week && set === column.set,
    );
    if (!share) continue;
    const pairs = rowsBelow(view, spans).flatMap((row) => {
      const [percent, load] = [row[share.index], row[column.index]];
      if (!percent || percent.column !== share.index) return [];
      const [one = "", ...more] = percentsOf(percent.text);
      const weighed = Number.parseFloat((load?.text ?? "").replace(",", "."));
      return [{ percent: more.length > 0 ? Number.NaN : Number.parseFloat(one), load: weighed }];
    });
    if (areReckoned(pairs)) column.role = "load";
  }
}

/** So many of the same best lift, and as much as a pair of plates beside it. */
function areReckoned(pairs: { percent: number; load: number }[]): boolean {
  const sum = (key: "percent" | "load") => pairs.reduce((all, pair) => all + pair[key], 0);
  const best = sum("load") / sum("percent");
  return (
    pairs.length >= 4 &&
    new Set(pairs.map(({ percent }) => percent)).size > 2 &&
    pairs.every(({ percent, load }) => Math.abs(load - percent * best) <= ROUNDED)
  );
}

const ROUNDED = 2.6;
