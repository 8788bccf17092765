import { weekdayOf } from "../grid/display-number";
import { readCaption } from "./caption";
import { feedCell, type ReadBlocks } from "./cell-lines";
import { type Lane, laneAt, ownPlace } from "./grid-lanes";
import type { Row, RowCell } from "./grid-row";
import { readInferredRow } from "./inferred-row";
import { NO_LINE } from "./line";
import { isBlankValue } from "./parsed-exercise";
import type { TextReader } from "./text-reader";
import { parseTierCell } from "./tiers";
import { addUnplaced } from "./unplaced-text";

/** A row of days or options side by side: what stands in front is of all of them, and each cell is of its own. */
export function readInLanes(row: Row, lanes: Lane[], nextRow: Row | undefined, readBlocks: ReadBlocks): void {
  const [firstLane] = lanes;
  const end = Math.max(...lanes.map(({ to }) => to));
  const behind = row.cells.filter((cell) => cell.from > end);
  for (const { lines } of behind) for (const line of lines) if (firstLane) addUnplaced(firstLane.reader.training, line);
  const outside = row.cells.filter((cell) => !laneAt(lanes, cell.from) && !behind.includes(cell));
  const cellIn = (column: number | undefined) => outside.find(({ from }) => from === column);
  const tierCell = cellIn(firstLane?.tierColumn);
  const categoryCell = cellIn(firstLane?.categoryColumn);
  const beside = outside.filter((cell) => cell !== tierCell && cell !== categoryCell);
  const stored = beside[0]?.stored;
  // Beside the lanes no amounts stand, so that a date is the day and no "3-5" that a spreadsheet converted.
  const label = stored?.kind === "date" ? weekdayOf(stored) : (beside[0]?.text.replace(/\n/g, " – ") ?? "");
  const place = beside[0]?.lines[0] ? readCaption({ ...beside[0].lines[0], text: label }, true) : null;
  const isTitle =
    beside[0]?.from === firstLane?.dayColumn && place !== null && Object.keys(place).every((key) => key === "category");
  const caption = isTitle ? null : place;
  if (caption)
    for (const lane of lanes) {
      const own = ownPlace(lane);
      lane.reader.setPlace(caption);
      lane.reader.place = { ...lane.reader.place, ...own };
    }
  const tier = tierCell ? parseTierCell(tierCell.text) : null;
  if (tier) for (const { reader } of lanes) reader.setPlace({ tier: tier.tier, category: tier.rest });
  if (categoryCell) for (const { reader } of lanes) reader.setPlace({ category: categoryCell.text });
  if (!caption && beside[0]) titleDay(beside[0], firstLane?.reader);
  if (firstLane && beside.length > 0)
    firstLane.dayColumn =
      caption?.day !== undefined && row.cells.length > beside.length ? (beside[0]?.from ?? null) : null;
  const code = beside.map((cell) => cell.text).find((text) => /^[A-H]\d{1,2}[a-d]?[.)]?$/i.test(text)) ?? null;
  for (const lane of lanes) {
    const cells = row.cells.filter((cell) => cell.from >= lane.from && cell.from <= lane.to);
    const first = cells[0];
    const isReadAbove = first !== undefined && cells.length === 1 && first.cell === lane.above;
    lane.above = first?.cell ?? null;
    if (isReadAbove) continue;
    if (!first || (cells.length === 1 && !first.nested && isBlankValue(first.text))) continue;
    // The code in front of the row speaks of the exercise in each lane.
    if (code && (cells.length > 1 || first.lines.length > 1)) lane.reader.line({ ...NO_LINE, text: code });
    if (cells.length > 1) {
      if (!readInferredRow(cells, lane.reader, row.number))
        for (const cell of cells) feedCell(lane.reader, cell, nextRow, { row: row.number });
    } else if (first.nested || first.lines.length > 1) readBlocks(first.cell.blocks, lane.reader);
    else if (code && first.lines[0])
      lane.reader.line({ ...first.lines[0], text: `${code} - ${first.text}` }, { row: row.number });
    else feedCell(lane.reader, first, nextRow, { row: row.number, caption: first.to > first.from });
  }
}

/** Beside the lanes and below the day's name stand its title and what else is said of it. */
function titleDay(cell: RowCell, reader: TextReader | undefined): void {
  const line = cell.lines[0];
  const number = reader?.place.day ?? null;
  const day = number === null ? undefined : reader?.training.days.get(number);
  if (!line || !day || !/\p{L}{3}/u.test(line.text) || line.text === day.title) return;
  if (day.title === null && line.text.length <= 60 && !/[.!?]$/.test(line.text)) day.title = line.text;
  else if (!day.notes.some(({ text }) => text === line.text)) day.notes.push(...cell.lines);
}
