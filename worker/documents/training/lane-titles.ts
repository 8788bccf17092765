import { startsWithDose } from "./dose";
import { takeCode } from "./exercise-text";
import { isAmount, type Lane, laneAt } from "./grid-lanes";
import type { Row } from "./grid-row";
import { readHeadings } from "./grid-rows";
import { parseOption } from "./options";

/**
 * "Power | Push | Pull" in the row below the days' names, above the options: the title of each day. Answers how many rows
 * that is.
 */
export function dayTitles(row: Row | undefined, next: Row | undefined, lanes: Lane[]): number {
  if (!row || row.cells.length < 2 || lanes.some(({ kind }) => kind !== "day")) return 0;
  const firstBelow = next?.cells[0];
  // Where nothing names an option, a row of short texts may be the days' first exercises; alone in its table it is none.
  const atAGlance = next === undefined && lanes.length >= 3;
  const isApart = next !== undefined && next.cells.length === 0 && row.cells.length === lanes.length;
  const namesOption = firstBelow !== undefined && !laneAt(lanes, firstBelow.from) && parseOption(firstBelow.text);
  if (!atAGlance && !isApart && !namesOption) return 0;
  const titles = row.cells.map((cell) => ({ cell, lane: laneAt(lanes, cell.from) }));
  const fit = titles.every(
    ({ cell, lane }) =>
      lane !== undefined &&
      cell.lines.length === 1 &&
      cell.lines.every((line) => line.links.length === 0 && takeCode(line).code === null) &&
      cell.text.length <= 40 &&
      !isAmount(cell) &&
      !startsWithDose(cell.text) &&
      !parseOption(cell.text),
  );
  if (!fit) return 0;
  // "Exercise | S x R | Notes" below each day's name heads what tells by itself what it is.
  if (next && readHeadings(row, [next]) !== null) return 1;
  for (const { cell, lane } of titles) {
    const number = lane?.reader.place.day ?? 0;
    const day = lane?.reader.training.days.get(number);
    if (atAGlance) lane?.reader.training.themes.set(number, cell.text);
    else if (day) day.title ??= cell.text;
  }
  return 1;
}
