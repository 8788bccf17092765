import type { GridCell } from "../document-model";
import { readCaption } from "./caption";
import { columnRole } from "./column-role";
import { parseDay } from "./days";
import { startsWithDose } from "./dose";
import type { Row, RowCell } from "./grid-row";
import { NO_LINE } from "./line";
import { parseOption } from "./options";
import type { TextReader } from "./text-reader";
import type { Place } from "./training";

/** Days, options or tiers side by side: from here on each column is a program of its own. */
export type Lane = {
  from: number;
  to: number;
  reader: TextReader;
  kind: "day" | "option" | "tier";
  /** Where a day was named in front of a row of exercises: what stands below it is the day's title. */
  dayColumn?: number | null;
  /** Where each row says its tier and its category, in front of all lanes. */
  tierColumn?: number | undefined;
  categoryColumn?: number | undefined;
  /** Its cell in the row above: one that is merged over several rows is read once. */
  above?: GridCell | null;
};

/** "No Equipment | Equipment | Coach's Program", the days of the week or "A-Tier | B-Tier", as headings of columns. */
export function readLanes(row: Row, base: TextReader): Lane[] | null {
  if (row.cells.length < 2 || row.cells.some((cell) => cell.text.length > 60 || isAmount(cell))) return null;
  const named = row.cells.filter((cell) => !cell.nested && cell.lines.length <= 2 && cell.text.length <= 60);
  for (const kind of ["option", "day", "tier"] as const) {
    const lanes = named.flatMap((cell) => {
      const caption = captionOf(cell);
      const value = caption?.[kind];
      return caption && value !== undefined && !(kind === "option" && caption.day !== undefined)
        ? [{ cell, caption, value }]
        : [];
    });
    if (lanes.length < 2 || new Set(lanes.map((lane) => lane.value)).size < lanes.length) continue;
    const others = row.cells.filter((cell) => !lanes.some((lane) => lane.cell === cell));
    if (others.some((cell) => saysMoreThanHeading(cell, lanes[0]?.cell.from ?? 0))) continue;
    // "MONDAY – Hips | A-Tier | B-Tier": the day stands in front of them.
    const day = kind === "day" ? undefined : others.map(captionOf).find((caption) => caption?.day !== undefined);
    if (day) base.setPlace(day);
    const [tierColumn, categoryColumn] = (["tier", "category"] as const).map(
      (role) => others.find(({ text }) => columnRole(text) === role)?.from,
    );
    // The last one is as wide as those before it: what stands further to the right is of none.
    const width = Math.max(...lanes.slice(1).map(({ cell }, index) => cell.from - (lanes[index]?.cell.from ?? 0)));
    return lanes.map(({ cell, caption }, index) => {
      const reader = base.fork();
      reader.setPlace(caption);
      const next = lanes[index + 1]?.cell.from;
      const end = width > 2 ? cell.from + width - 1 : Number.MAX_SAFE_INTEGER;
      return { from: cell.from, to: next === undefined ? end : next - 1, reader, kind, tierColumn, categoryColumn };
    });
  }
  return null;
}

const captionOf = (cell: RowCell) =>
  readCaption({ ...(cell.lines[0] ?? NO_LINE), text: cell.text.replace("\n", " – ") }, true);

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
    lane.reader.place = { ...base.place, ...ownPlace(lane) };
    lane.reader.current = null;
  }
  return lanes;
}

/** "C-Tier | A-Tier" each below the heading of an option of its own: there each begins a part, and side by side they are none. */
export function isInsideLanes(found: Lane[], lanes: Lane[]): boolean {
  const above = new Set(found.map(({ from }) => laneAt(lanes, from)));
  const isTier = found.every(({ kind }) => kind === "tier") && lanes.every(({ kind }) => kind === "option");
  return isTier && lanes.length > 1 && !above.has(undefined) && above.size === found.length;
}

/** What the heading of a lane says of all that stands in it. */
export function ownPlace({ kind, reader: { place } }: Lane): Partial<Place> {
  return kind === "tier" ? { tier: place.tier, category: place.category } : { [kind]: place[kind] };
}

export function laneAt(lanes: Lane[], column: number): Lane | undefined {
  return lanes.find((lane) => column >= lane.from && column <= lane.to);
}

/** The lane a cell lies in, unless it names a day or reaches over several. */
export function laneOf(lanes: Lane[], cell: RowCell): Lane | undefined {
  const lane = laneAt(lanes, cell.from);
  if (!lane || cell.to > lane.to) return undefined;
  const isFirst = cell.from === lanes[0]?.from;
  const isOver = parseDay(cell.text) !== null || (lane.kind === "tier" && parseOption(cell.text)?.rest === "");
  return lane.kind !== "day" && isFirst && isOver ? undefined : lane;
}
