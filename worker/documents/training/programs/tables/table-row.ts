import type { Column, Lane } from "../columns/column";
import { isDose } from "../columns/column-heading";
import { isWholeDose } from "../doses/dose-sets";
import type { Value } from "../doses/values-of-row";
import { type Cell, cellsIn } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { TOTAL } from "../no-exercise";
import type { Standing } from "../standing";
import { dosesAmong, hasRole, rowsAreWeeks } from "./kinds-of-columns";
import type { Table } from "./table";

/** A row of one of the tables that stand side by side. */
export type TableRow = {
  table: Table;
  number: number;
  lane: Lane;
  /** Which of those side by side its table is. */
  index: number;
  state: Standing;
  cells: Cell[];
  /** Those that begin in it, rather than being merged from above. */
  fresh: Cell[];
  /** The only one of these. */
  only: Cell | null;
  name: Cell | null;
  values: Value[];
  doses: Value[];
  /** What this row alone says of a dose, beside the name. */
  own: Value[];
};

/** A row of one of so many tables; null where nothing stands in it. */
export function rowOf(table: Table, number: number, lane: Lane, index: number, lanes: number): TableRow | null {
  const { view } = table;
  const cells = cellsIn(view, number, lane.from, lane.to);
  if (cells.length === 0) return null;
  const state = table.stateOf(index, lanes);
  const fresh = cells.filter((cell) => cell.row === number);
  const [alone = null, ...more] = fresh.length === 1 ? fresh : fresh.filter(({ text }) => !TOTAL.test(plain(text)));
  // "Fri – Speed | Total 950 m" is a caption and a sum.
  const only = more.length === 0 && alone && (fresh.length === 1 || sessionLabel(alone.text)?.sure) ? alone : null;
  const name = view.rows[number]?.[lane.name] ?? null;
  const values = valuesOf(table, number, lane);
  const doses = dosesAmong(values);
  const own = doses.filter(({ cell }) => cell !== name && cell.row === number && !EMPTY.test(cell.text));
  return { table, number, lane, index, state, cells, fresh, only, name, values, doses, own };
}

/** A line or a dash to write on. */
const EMPTY = /^[\s_./\\|–—-]+$/;

function valuesOf(table: Table, number: number, lane: Lane): Value[] {
  const row = table.view.rows[number];
  const values: Value[] = [];
  const isOfWeeks = rowsAreWeeks(lane);
  const isNamed = row?.[lane.name]?.row === number || isOfWeeks;
  for (const column of lane.columns) {
    const cell = row?.[column.index];
    if (!cell || column.index === lane.name) continue;
    // "5 sets" in a column that nothing heads
    if (column.role === null) {
      // "3x12" where other rows have "Weight" in front of their sets.
      if (isNamed && isWholeDose(cell.text) && cell === partCell(table, number, lane))
        values.push({ column: { ...column, role: "scheme" }, cell });
      else if (isNamed && cell.row === number && COUNTED.test(plain(cell.text)) && !hasRole(lane, "sets"))
        values.push({ column: { ...column, role: "sets" }, cell });
      continue;
    }
    // What is merged over the columns of several weeks is said of each, and over those of one week once.
    const isSpread = isNamed && column.week !== null && beginsUnderWeek(lane, cell) && beginsWeek(lane, column, cell);
    if (cell.column !== column.index && !isSpread) continue;
    // A cell merged downwards speaks for the rows it covers where it is a fact, or the sets of several exercises, and once where it is another dose.
    const spreads =
      column.role === "rest" ||
      column.role === "tempo" ||
      (column.role === "sets" && isNamed) ||
      (isOfWeeks && column.role !== "week");
    if (cell.row < number && !spreads) continue;
    // "5 sets" where other rows have the number of the set, "3x8" merged over "% | Reps | kg".
    const isWhole =
      cell.lastColumn > cell.column &&
      column.week !== null &&
      column.role !== "any" &&
      isDose(column.role) &&
      isWholeDose(cell.text);
    const role = countsAll(column, cell) ? "sets" : isWhole ? "scheme" : column.role;
    values.push({ column: role === column.role ? column : { ...column, role }, cell });
  }
  const part = partOf(table, number, lane);
  return part === null
    ? values
    : values.map(({ column, cell }) => ({
        column: column.set === null && column.week === null ? column : { ...column, ...part },
        cell,
      }));
}

const beginsUnderWeek = ({ columns }: Lane, cell: Cell) =>
  columns.some(({ index, week }) => index === cell.column && week !== null);

/** No other column of its week stands before it below the same cell. */
const beginsWeek = ({ columns }: Lane, { index, week }: Column, { column: from }: Cell) =>
  !columns.some((other) => other.week === week && other.index >= from && other.index < index);

const countsAll = ({ role }: Column, { text }: Cell) => role === "set" && COUNTED.test(plain(text));

/** How many sets or rounds a text says that says nothing else: "3 rounds". */
export const countAlone = (text: string): string | null =>
  COUNTED.test(plain(text)) ? (/\d+/.exec(text)?.[0] ?? null) : null;

const COUNTED = /^(?:\d{1,2}\s*(?:x|sets|rounds|series|satze|serie|serii|подхо\p{L}+)|x\s*\d{1,2})$/u;

/** What stands in front of the sets or weeks side by side, in the column that says what a row has of each of them. */
export function partCell({ view }: Table, number: number, lane: Lane): Cell | null {
  const label = lane.columns.find(
    ({ role, index, heading }) => index > lane.name && (role === null || (role === "notes" && heading === "")),
  );
  // "% | Weight | Reps" of each week: "Work" beside them says no other part.
  const parted = new Set(lane.columns.flatMap(({ set, week, role }) => (set !== null || week !== null ? role : [])));
  return (label && parted.size === 1 ? view.rows[number]?.[label.index] : null) ?? null;
}

/** "% | Weight | Reps" in front of the sets or weeks that stand side by side: what a row says of each of them. */
export function partOf(table: Table, number: number, lane: Lane): Pick<Column, "role" | "unit"> | null {
  const cell = partCell(table, number, lane);
  const heading = cell ? table.view.headingOf(cell.text) : null;
  return heading && (isDose(heading.role) || heading.role === "rest")
    ? { role: heading.role, unit: heading.unit }
    : null;
}

/** Which of the sets of an exercise a row is; 0 where it does not say. */
export function setNumber({ table, number, lane }: TableRow): number {
  const column = lane.columns.find(({ role }) => role === "set");
  const cell = column ? table.view.rows[number]?.[column.index] : null;
  return column && cell && !countsAll(column, cell) ? Number.parseInt(/\d+/.exec(cell.text)?.[0] ?? "", 10) || 0 : 0;
}
