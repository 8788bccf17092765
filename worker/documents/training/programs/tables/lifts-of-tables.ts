import { looksLikeMovement } from "../../vocabulary/movements";
import { sportIn } from "../calendar-subject";
import type { Lane } from "../columns/column";
import { valueOfName } from "../columns/heading-rows";
import { type Cell, cellsIn } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { liftWithin } from "../lift-within";
import { namesNothing } from "./kinds-of-columns";
import type { Table } from "./table";
import type { TableRow } from "./table-row";

/** The lift of which a row says only the dose: above its table, in the name of its session, or of the whole sheet. */
export const liftAbove = (row: TableRow): Cell | null =>
  row.table.lifts.get(row.index) ?? liftOfLane(row) ?? liftOfPart(row) ?? liftOfSession(row) ?? liftOfSheet(row);

/** "Back Squat | % | Reps" over "Set 1", "Set 2": the lift heads the column of its sets. */
function liftOfLane({ table, number, lane }: TableRow): Cell | null {
  const head = namesNothing(lane)
    ? lane.columns.find(({ role, heading }) => role === null && isLift(table, heading))
    : undefined;
  if (!head) return null;
  const known = table.laneLifts.get(lane) ?? cellOf(head.heading, number, head.index);
  table.laneLifts.set(lane, known);
  return known;
}

const isLift = ({ view }: Table, heading: string): boolean =>
  heading.length <= 40 && looksLikeMovement(plain(heading)) && view.headingOf(heading).role === null;

/** The lift over a row named "Set 1", "Set 2": its name stands where other tables have "Exercise". */
export function liftOver({ table, lane, name, own }: TableRow): string | null {
  if (!name || own.length === 0 || table.view.headingOf(name.text).set === null) return null;
  const heading = lane.columns.find(({ index }) => index === lane.name)?.heading ?? "";
  // "Day 1 - Deadlift"
  const lift = sessionLabel(heading)?.sure
    ? (/\s[-–—]\s+(.+)$|:\s+(.+)$/.exec(heading)?.slice(1).find(Boolean) ?? "")
    : heading;
  return looksLikeMovement(plain(lift)) ? lift : null;
}

/** "Day 2: Bench Press" above "Set | % | Weight | Reps" names the lift of its sets. */
function liftOfSession({ table, number, lane, state: { session } }: TableRow): Cell | null {
  const lift = session && namesNothing(lane) ? liftWithin(session.title) : null;
  if (!session || lift === null || lane.columns.some((column) => column.lift)) return null;
  const known = table.sessionLifts.get(session) ?? cellOf(lift, number, lane.name);
  table.sessionLifts.set(session, known);
  return known;
}

/** The heading of a part over a table of sets: "Bench Press", and perhaps a line of what else may be done. */
function liftOfPart({ table, number, lane, state: { part } }: TableRow): Cell | null {
  if (!part || !namesNothing(lane) || !isLift(table, part)) return null;
  const known = table.partLifts.get(part) ?? cellOf(part, number, lane.name);
  table.partLifts.set(part, known);
  return known;
}

/** A sheet of sets or weeks that names no lift has the lift for its name; of several tables each may have its own above. */
function liftOfSheet(row: TableRow): Cell | null {
  const { table, number, lane } = row;
  if (!namesNothing(lane)) return null;
  const own = liftOfBlock(row);
  if (own) return own;
  if (table.sheetLift === undefined) {
    const lift = liftSaid(table);
    table.sheetLift = lift === null ? null : cellOf(lift, number, lane.name);
  }
  return table.sheetLift;
}

/** "Bench" alone in its row over one table, "Squat" over the next: the last one above, where they are not the same. */
function liftOfBlock({ table, number, lane, state: { session } }: TableRow): Cell | null {
  const { view, blocks } = table;
  const alone = view.rows.flatMap((_, row) => {
    const [only, ...more] = cellsIn(view, row);
    return only && more.length === 0 && ALONE.test(only.text) && liftWithin(only.text) ? [only] : [];
  });
  const overs = blocks.map(({ top }) => alone.findLast(({ row }) => row < top)?.text);
  if (overs.includes(undefined) || new Set(overs).size < 2) return null;
  const lift = alone.findLast(({ row }) => row < number);
  if (!lift) return null;
  const known = table.blockLifts.get(lift) ?? cellOf(liftWithin(lift.text) ?? lift.text, number, lane.name);
  table.blockLifts.set(lift, known);
  table.builder.use(lift);
  // "Plan" over the table of each of them
  if (session?.title && !session.weekday && !session.title.startsWith(known.text) && !sessionLabel(session.title)?.sure)
    session.title = `${known.text} – ${session.title}`;
  return known;
}

/** A word or two, or three. */
const ALONE = /^\p{L}+(?:[ -]\p{L}+){0,2}$/u;

/** "Half marathon in eight weeks" over nothing but distances: what is run is called a run. */
export const holdsWays = ({ columns }: Lane): boolean =>
  columns.some(({ role }) => role === "distance") && !columns.some(({ role }) => role === "reps" || role === "load");

/** "Lift | Bench Press" above the first headings, or the name of the sheet. */
function liftSaid({ view, blocks, builder }: Table): string | null {
  const top = blocks[0]?.top ?? 0;
  const above = view.rows.slice(0, top).map((_, row) => cellsIn(view, row));
  for (const cells of above) {
    const lift = valueOfName(view, cells);
    if (!lift) continue;
    builder.use(cells[0], lift);
    return lift.text;
  }
  const [over] = blocks.flatMap(({ lanes }) =>
    lanes.flatMap(({ columns }) => columns.flatMap(({ lift }) => lift ?? [])),
  );
  if (over) return over;
  const isOfWays = blocks.every(({ lanes }) => lanes.every(holdsWays));
  const texts = [view.name, ...above.flatMap((cells) => cells.map(({ text }) => text))];
  const sport = isOfWays ? (sportIn(texts) ?? sportIn([builder.title ?? ""])) : undefined;
  if (sport) return sport;
  if (looksLikeMovement(plain(view.name))) return view.name;
  const lifts = above.flatMap((cells) => cells.map(({ text }) => liftWithin(text)));
  return lifts.find((lift) => lift !== null) ?? null;
}

/** A cell that says a name where the sheet has none. */
const cellOf = (text: string, row: number, column: number): Cell => ({
  ...{ text, url: null, stored: null, bold: false },
  ...{ row, column, lastRow: row, lastColumn: column },
});
