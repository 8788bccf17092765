import type { ReadExercise } from "../../../../contract/program-reading";
import type { Lane } from "../columns/column";
import type { HeadingBlock } from "../columns/heading-blocks";
import type { Value } from "../doses/values-of-row";
import { type Cell, cellsIn, type View } from "../grid-view";
import { sessionLabel } from "../labels/session-label";
import { partsOf, rowsOfView } from "../names-of-sessions";
import type { ProgramBuilder, SessionMark } from "../program-builder";
import type { Standing } from "../standing";
import { headsInCapitals } from "./heads-in-capitals";
import { isPartedByEmptyRows, isPlacedByRow, listsOfMaxes, namesHeadTables, sessionOverWeeks } from "./kinds-of-tables";
import type { Place } from "./places-of-columns";
import { weekdaysTellWeeks } from "./weeks-of-weekdays";

/** The exercise that a lane has come to: rows below may say more of it. */
export type LastExercise = {
  exercise: ReadExercise;
  /** It and its likes in the other weeks or sessions that the lane has columns for. */
  all: ReadExercise[];
  session: SessionMark;
  /** Where each of them stands, where the lane has columns of weeks or of sessions. */
  places: Place[];
  cell: Cell | null;
  /** Its cells so far, where each row says another part of the same sets. */
  values: Value[];
};

/** A table that is read: what holds for all of it, and where its rows have come to. */
export class Table {
  /** Where each table of those side by side stands. */
  private readonly states = new Map<number, Standing>();
  /** The numbers of weeks that have names in place of them, by their rows and names. */
  private readonly namedWeeks = new Map<string, number>();
  /** The exercise that each of them has come to. */
  readonly lasts = new Map<number, LastExercise>();
  /** The cell of each column that last told the day or session; of dates, that of column -1. */
  readonly dayCells = new Map<number, Cell>();
  /** The row in which each table last said where it stands. */
  readonly placedRows = new Map<Standing, number>();
  /** The session has its title from a bare number. */
  isNumbered = false;
  /** The Monday of the first date. */
  firstMonday: number | null = null;
  /** Nothing but dates tells the weeks. */
  isByDate = false;
  /** The weekday that was last come to, where a week ends with the last of them. */
  lastWeekday = 0;
  readonly datedSessions = new Set<SessionMark>();
  /** The lift over the headings of each table, and of each session that has one in its name. */
  readonly lifts = new Map<number, Cell>();
  readonly sessionLifts = new Map<SessionMark, Cell>();
  readonly laneLifts = new Map<Lane, Cell>();
  readonly partLifts = new Map<string, Cell>();
  /** Exercises above the tables of lifts, which are done in each of their weeks. */
  readonly before: { cell: Cell; exercise: ReadExercise; session: SessionMark | null }[] = [];
  /** The same cell for the name that stands alone above a table. */
  readonly blockLifts = new Map<Cell, Cell>();
  /** The lift that the sheet is named for; not looked for yet where undefined. */
  sheetLift: Cell | null | undefined;
  /** Whether the columns for what was done are empty still. */
  readonly waiting = new Map<Lane, boolean>();

  /** The session that the text above the table, or a row over all its weeks, has begun: weeks inside the table are weeks of it. */
  readonly above: SessionMark | null;
  /** Words such as "Upper" and "Lower", alone in their rows, are sessions. */
  readonly isParted: boolean;
  /** Texts that name sessions by where they stand. */
  readonly names: ReadonlySet<string>;
  /** Texts in capitals that head parts of sessions, where these are named otherwise. */
  readonly heads: ReadonlySet<string>;
  /** Words that leave no doubt name sessions somewhere in the table. */
  readonly isPlaced: boolean;
  /** Nothing but the weekdays of dated rows tells the weeks. */
  readonly isOfWeekdays: boolean;
  /** Nothing but empty rows parts the sessions. */
  readonly isGrouped: boolean;
  /** "Push | Sets | Reps" above one table, "Pull | Sets | Reps" above the next. */
  readonly isHeadedByNames: boolean;
  /** No headings tell what the columns are. */
  readonly isUnheaded: boolean;
  /** Tables of what somebody can lift. */
  readonly maxes: Set<Lane>;
  /** Tables side by side whose rows tell the day or the week of all of them. */
  private readonly placedByRow: Set<HeadingBlock>;

  /** The row that is read stands above the headings that it belongs to. */
  isAhead = false;
  private isPlacedByRow = false;
  /** A week stands over each of the tables side by side. */
  private hasOwnWeeks = false;

  constructor(
    readonly view: View,
    readonly blocks: HeadingBlock[],
    readonly builder: ProgramBuilder,
    readonly standing: Standing,
    readonly unit: string | null,
  ) {
    const lanes = blocks.flatMap((block) => block.lanes);
    const isAbove = standing.session !== null && standing.said === standing.session;
    this.above = isAbove ? standing.session : sessionOverWeeks(view);
    ({ isParted: this.isParted, names: this.names } = partsOf(rowsOfView(view)));
    this.isPlaced = view.rows.some((_, row) => cellsIn(view, row).some(({ text }) => sessionLabel(text)?.sure));
    this.heads = this.isPlaced ? headsInCapitals(view, blocks) : new Set();
    this.isGrouped = isPartedByEmptyRows(view, blocks);
    this.isOfWeekdays = standing.week === null && weekdaysTellWeeks(view, blocks);
    this.isHeadedByNames = !this.isPlaced && namesHeadTables(view, blocks);
    this.isUnheaded = lanes.every(({ columns }) => columns.every(({ heading }) => !heading));
    this.maxes = listsOfMaxes(lanes);
    this.placedByRow = new Set(
      blocks.filter((block, at) => isPlacedByRow(view, block, blocks[at + 1]?.top ?? view.rows.length)),
    );
  }

  /** Comes to another row, of these tables side by side or above all of them. */
  enterRow(block: HeadingBlock | undefined, isAhead: boolean): void {
    this.isAhead = isAhead;
    this.isPlacedByRow = block !== undefined && this.placedByRow.has(block);
    const weeks = block?.lanes.map((_, index) => this.states.get(index)?.week ?? null) ?? [];
    this.hasOwnWeeks = weeks.length > 1 && !weeks.includes(null) && new Set(weeks).size === weeks.length;
  }

  /** Where one of so many tables side by side stands. */
  stateOf(own: number, lanes: number): Standing {
    // Several exercises in a row have the place that the row begins with.
    const lane = this.isPlacedByRow && !this.isAhead && !this.hasOwnWeeks ? 0 : own;
    let state = this.states.get(lane);
    if (!state) {
      const first = this.states.get(0);
      state = { ...(lanes > 1 && first ? { ...first, session: null } : this.standing) };
      this.states.set(lane, state);
    }
    const first = this.states.get(0);
    if (this.isPlacedByRow && this.hasOwnWeeks && !this.isAhead && first) state.session = first.session;
    return state;
  }

  /** A week named in a row follows all before it, also those of the tables beside; the same name over several tables is one week. */
  weekNamed(row: number, name: string): number {
    const key = `${row} ${name}`;
    const number =
      this.namedWeeks.get(key) ?? Math.max(0, ...[...this.states.values()].map(({ week }) => week ?? 0)) + 1;
    this.namedWeeks.set(key, number);
    return number;
  }

  /** What stands below the table goes on where a single one has ended. */
  leave(): void {
    const only = this.states.get(0);
    if (only && this.blocks.every((block) => block.lanes.length === 1)) Object.assign(this.standing, only);
  }
}
