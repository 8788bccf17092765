import type { HeadingBlock } from "../columns/heading-blocks";
import { cellsIn, type View } from "../grid-view";
import { isRest } from "../labels/rest-and-daytime";
import { sessionLabel } from "../labels/session-label";

/**
 * "CHEST", "TRICEPS", each alone over exercises of which none is written in capitals: the parts of sessions that have names of
 * their own.
 */
export function headsInCapitals(view: View, blocks: HeadingBlock[]): ReadonlySet<string> {
  const heads = new Set<string>();
  for (const [at, { bottom, lanes }] of blocks.entries()) {
    const end = blocks[at + 1]?.top ?? view.rows.length;
    for (const { name, from, to } of lanes)
      for (let row = bottom + 1; row < end; row++) {
        const cell = view.rows[row]?.[name];
        if (!cell || cell.row < row || !isCapital(cell.text)) continue;
        if (cellsIn(view, row, from, to).length > 1) return new Set();
        if (isHead(cell.text) && cellsIn(view, row + 1, from, to).length > 1) heads.add(cell.text);
      }
  }
  return heads.size > 1 ? heads : new Set();
}

const isCapital = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

const isHead = (text: string): boolean =>
  text.length <= 40 && !/[\d.!?]/.test(text) && sessionLabel(text)?.sure !== true && !isRest(text);
