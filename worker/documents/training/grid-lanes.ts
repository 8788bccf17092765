import type { GridCell } from "../document-model";
import { readCaption } from "./caption";
import { columnRole } from "./column-role";
import { parseDay } from "./days";
import { startsWithDose } from "./dose";
import type { Row, RowCell } from "./grid-row";
import { NO_LINE } from "./line";
import type { TextReader } from "./text-reader";

/** Days or options side by side: from here on each column is a program of its own. */
export type Lane = {
  from: number;
  to: number;
  reader: TextReader;
  kind: "day" | "option";
  /** Where a day was named in front of a row of exercises: what stands below it is the day's title. */
  dayColumn?: number | null;
  /** Its cell in the row above: one that is merged over several rows is read once. */
  above?: GridCell | null;
};

/** "No Equipment | Equipment | Coach's Program", or the days of the week, as headings of columns. */
export function readLanes(row: Row, base: TextReader): Lane[] | null {
  if (row.cells.length < 2 || row.cells.some((cell) => cell.text.length > 60 || isAmount(cell))) return null;
  const named = row.cells.filter((cell) => !cell.nested && cell.lines.length <= 2 && cell.text.length <= 60);
  for (const kind of ["option", "day"] as const) {
    const lanes = named.flatMap((cell) => {
      const caption = readCaption({ ...(cell.lines[0] ?? NO_LINE), text: cell.text.replace("\n", " – ") }, true);
      const value = kind === "day" ? caption?.day : caption?.option;
      return caption && value !== undefined && !(kind === "option" && caption.day !== undefined)
        ? [{ cell, caption, value }]
        : [];
    });
    if (lanes.length < 2 || new Set(lanes.map((lane) => lane.value)).size < lanes.length) continue;
    const others = row.cells.filter((cell) => !lanes.some((lane) => lane.cell === cell));
    if (others.some((cell) => saysMoreThanHeading(cell, lanes[0]?.cell.from ?? 0))) continue;
    return lanes.map(({ cell, caption }, index) => {
      const reader = base.fork();
      reader.setPlace(caption);
      const next = lanes[index + 1]?.cell.from;
      return { from: cell.from, to: next === undefined ? Number.MAX_SAFE_INTEGER : next - 1, reader, kind };
    });
  }
  return null;
}

/** "3x10", "60", "75%", a link: what no row of headings has, and nearly every row of exercises. */
export function isAmount(cell: RowCell): boolean {
  return /^\d+(?:[.,:]\d+)*\s*%?$|^\d+\s*[x×]\s*\d/.test(cell.text) || (cell.lines[0]?.links.length ?? 0) > 0;
}

/** "BW" in a row of exercises is a load, not a heading beside others. */
function saysMoreThanHeading(cell: RowCell, firstLane: number): boolean {
  return (
    cell.text.length > 25 ||
    cell.lines.some((line) => line.links.length > 0) ||
    /^(?:[A-H]?\d{1,3}[a-d]?)$/i.test(cell.text) ||
    startsWithDose(cell.text) ||
    (columnRole(cell.text) !== null && cell.from > firstLane)
  );
}

/** A heading across the table moves all lanes: a day above options, an option above days; else the lanes are over. */
export function follow(lanes: Lane[], base: TextReader): Lane[] {
  if (lanes.length === 0) return lanes;
  const kind = lanes[0]?.kind;
  if (kind === "option" && base.place.option !== null) return [];
  for (const lane of lanes) {
    const { option, day } = lane.reader.place;
    lane.reader.place = { ...base.place, ...(kind === "option" ? { option } : { day }) };
    lane.reader.current = null;
  }
  return lanes;
}

export function laneAt(lanes: Lane[], column: number): Lane | undefined {
  return lanes.find((lane) => column >= lane.from && column <= lane.to);
}

/** The lane a cell lies in, unless it names a day or reaches over several. */
export function laneOf(lanes: Lane[], cell: RowCell): Lane | undefined {
  const lane = laneAt(lanes, cell.from);
  if (!lane || cell.to > lane.to) return undefined;
  return lane.kind === "option" && cell.from === lanes[0]?.from && parseDay(cell.text) ? undefined : lane;
}
