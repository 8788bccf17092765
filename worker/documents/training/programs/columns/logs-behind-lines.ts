import { looksLikeMovement } from "../../vocabulary/movements";
import { namedDose } from "../doses/named-dose";
import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";

/** A head over several columns, and the row before which what stands below it ends. */
export type Log = { head: Cell; end: number };

/** "LOG (what I did) | < | <" behind lines with doses: what stands below it was done, until exercises are named there. */
export function logsBehindLines(view: View): Log[] {
  const heads = view.rows.flatMap((_, row) =>
    cellsIn(view, row).filter((cell) => cell.row === row && isHead(view, cell)),
  );
  return heads.flatMap((head) => {
    const { row, column, lastColumn } = head;
    const next = view.rows.findIndex(
      (_, at) => at > row && cellsIn(view, at, column, lastColumn).some(({ text }) => looksLikeMovement(plain(text))),
    );
    const end = next < 0 ? view.rows.length : next;
    const isBehind = view.rows.some(
      (_, at) => at > row && at < end && cellsIn(view, at, 0, column - 1).some(({ text }) => namedDose(text) !== null),
    );
    return isBehind ? [{ head, end }] : [];
  });
}

const isHead = (view: View, { text, column, lastColumn }: Cell): boolean =>
  column > 0 && lastColumn > column && view.headingOf(text).role === "logged";
