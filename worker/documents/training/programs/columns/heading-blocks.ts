import type { View } from "../grid-view";
import type { Span } from "./cells-of-columns";
import type { HeadingRows, Lane } from "./column";
import { goOnWithWeeks } from "./columns-of-weeks";
import { isContrastingRow, isHeadingRow } from "./heading-rows";
import { lanesOf } from "./lanes-of-table";
import { topOf } from "./upper-rows";
import { isLabelledTarget } from "./week-targets";

export type HeadingBlock = HeadingRows & { lanes: Lane[] };

/** The heading rows of a sheet, with those that stand above them and name weeks, sets, plan and log. */
export function headingBlocks(view: View): HeadingBlock[] {
  const blocks = headingRows(view);
  // Headings that recur have the same columns everywhere.
  const alike = new Map<string, Span[]>();
  const tables = blocks.map((block, index) => {
    const own = { from: block.bottom + 1, end: blocks[index + 1]?.top ?? view.rows.length };
    const key = headingKey(view, block.bottom);
    const spans = alike.get(key) ?? [];
    if (spans.length < ALIKE) spans.push(own);
    alike.set(key, spans);
    return { block, own, spans };
  });
  const read = tables.map(({ block, own, spans }) => ({
    ...block,
    lanes: lanesOf(view, block, [own, ...spans.filter((span) => span !== own)]),
  }));
  // Weeks are named once above the first of several tables whose columns are alike.
  read.forEach((block, index) => {
    const above = read[index - 1]?.lanes ?? [];
    if (above.length !== block.lanes.length) return;
    for (const [at, lane] of block.lanes.entries()) goOnWithWeeks(above[at]?.columns ?? [], lane.columns);
  });
  return read;
}

/** So many tables under the same headings tell what their columns are. */
const ALIKE = 12;

const headingKey = (view: View, row: number) => (view.rows[row] ?? []).map((cell) => cell?.text ?? "").join("\n");

function headingRows(view: View): HeadingRows[] {
  const blocks: HeadingRows[] = [];
  for (let row = 0; row < view.rows.length; row++) {
    if (!isHeadingRow(view, row) && !isContrastingRow(view, row)) continue;
    const last = blocks[blocks.length - 1];
    if (last?.bottom === row - 1) {
      // "RIR | RIR 3 | RIR 2" below the weeks is said of them.
      if (!isLabelledTarget(view, row)) last.bottom = row;
    } else blocks.push({ top: Math.max(topOf(view, row), (last?.bottom ?? -1) + 1), bottom: row });
  }
  return blocks;
}
