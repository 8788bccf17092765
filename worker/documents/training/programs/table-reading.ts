import type { ReadExercise, Weekday } from "../../../contract/program-reading";
import { isCategory } from "../categories";
import { PLAN_WORDS } from "../vocabulary/column-words";
import { BODY_PARTS, GROUP_WORDS } from "../vocabulary/group-words";
import { looksLikeMovement } from "../vocabulary/movements";
import type { Circuit } from "./circuit-lines";
import type { Column, Lane } from "./columns/column";
import { isDose } from "./columns/column-heading";
import { type HeadingBlock, headingBlocks } from "./columns/heading-blocks";
import { unheadedBlock } from "./columns/unheaded-table";
import { targetOf } from "./columns/week-targets";
import { doseOf, hasWork, isDoseText, joined, workUp } from "./doses/dose-sets";
import { exerciseOf, namedDose, withoutCode } from "./doses/named-dose";
import { rowDose } from "./doses/row-dose";
import { shownText } from "./doses/shown-text";
import { timeText } from "./doses/time-text";
import type { Value } from "./doses/values-of-row";
import { aloneIn, type Cell, cellsIn, type View } from "./grid-view";
import { blockOfWeeks, blockTitle, namesCycle } from "./labels/block-label";
import { isNamedWeek, weekTitle } from "./labels/named-week";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { partsBySplits, sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { bareWeekday, weekdayIn } from "./labels/weekday-label";
import { liftWithin } from "./lift-within";
import { headsRemarks } from "./part-heading";
import type { ProgramBuilder, SessionMark } from "./program-builder";

/** A row of one of the tables that stand side by side. */
type RowPlace = { row: number; lane: Lane; index: number };

/** Where a reader is: kept from table to table, because headings of a Word document stand between its tables. */
export type Standing = {
  week: number | null;
  weekTitle: string | null;
  session: SessionMark | null;
  /** In running text: the level of the heading that began the session, and the part of the session a line stands in. */
  level?: number | null;
  part?: string | null;
  /** The level of the headings that are parts of the session, not sessions. */
  partLevel?: number | null | undefined;
  /** The sign that ends their names, where it is all that tells them. */
  partsEnd?: ":" | null;
  /** The session before one that began without sure words. */
  outer?: SessionMark | null;
  /** The session that a line of text began, rather than a row of a table. */
  said?: SessionMark | null;
  /** The session that the cell before has begun. */
  begun?: SessionMark | null;
  /** The heading right above, before anything has begun: it names the session if exercises follow. */
  opening?: string | null;
  /** Below "Notes" or "Progression". */
  remarks?: boolean;
  /** "Recovery day", which is a session if exercises follow. */
  resting?: string | null;
  /** Words such as "Upper" and "Lower", alone in their lines, are sessions. */
  isParted?: boolean;
  /** The rounds that the lines are of. */
  circuit?: Circuit | null;
  /** The exercise whose name stands in a line of its own: its dose, rest and notes are the lines below. */
  named?: ReadExercise | null;
};

export const nowhere = (): Standing => ({ week: null, weekTitle: null, session: null });

/** Reads a grid that has headings above its columns. False where there are none. */
export function readTable(view: View, builder: ProgramBuilder, standing: Standing, unit: string | null): boolean {
  const blocks = headingBlocks(view);
  if (blocks.length === 0) return false;
  new TableReader(view, blocks, builder, standing, unit).read();
  return true;
}

/** Reads a grid without headings whose columns tell by themselves what they are. False where they do not. */
export function readUnheaded(view: View, builder: ProgramBuilder, standing: Standing, unit: string | null): boolean {
  const block = headingBlocks(view).length === 0 ? unheadedBlock(view) : null;
  if (!block) return false;
  new TableReader(view, [block], builder, standing, unit).read();
  return true;
}

type Last = {
  exercise: ReadExercise;
  all: ReadExercise[];
  session: SessionMark;
  /** Where each of them stands, where the lane has columns of weeks or of sessions. */
  places: Place[];
  row: number;
  cell: Cell | null;
  /** Its cells so far, where each row says another part of the same sets. */
  values: Value[];
};

class TableReader {
  private readonly states = new Map<number, Standing>();
  /** The exercise that each table of those side by side has come to. */
  private readonly lasts = new Map<number, Last>();
  private readonly dayCells = new Map<number, Cell>();
  /** The session that the text above the table has begun: weeks inside the table are weeks of it. */
  private readonly above: SessionMark | null;
  /** Words such as "Upper" and "Lower", alone in their rows, are sessions. */
  private readonly isParted: boolean;
  /** Words that leave no doubt name sessions somewhere in the table. */
  private readonly isPlaced: boolean;
  /** Nothing but empty rows parts the sessions. */
  private readonly isGrouped: boolean;
  /** "Push | Sets | Reps" above one table, "Pull | Sets | Reps" above the next. */
  private readonly isHeadedByNames: boolean;
  /** No headings tell what the columns are. */
  private readonly isUnheaded: boolean;
  /** Tables of what somebody can lift. */
  private readonly maxes: Set<Lane>;
  /** Tables side by side whose rows tell the day or the week of all of them. */
  private readonly placedByRow: Set<HeadingBlock>;

  constructor(
    private readonly view: View,
    private readonly blocks: HeadingBlock[],
    private readonly builder: ProgramBuilder,
    private readonly standing: Standing,
    private readonly unit: string | null,
  ) {
    this.above = standing.session !== null && standing.said === standing.session ? standing.session : null;
    this.isParted = partsBySplits(aloneIn(view));
    this.isPlaced = view.rows.some((_, row) => cellsIn(view, row).some(({ text }) => sessionLabel(text)?.sure));
    this.isGrouped = isPartedByEmptyRows(view, blocks);
    const lanes = blocks.flatMap((block) => block.lanes);
    const isBesideSets = lanes.some(saysSets);
    this.maxes = new Set(lanes.filter((lane) => isListOfMaxes(lane, isBesideSets)));
    this.placedByRow = new Set(
      blocks.filter((block, at) => isPlacedByRow(view, block, blocks[at + 1]?.top ?? view.rows.length)),
    );
    this.isHeadedByNames = namesHeadTables(view, blocks);
    this.isUnheaded = blocks.every(({ lanes }) =>
      lanes.every(({ columns }) => columns.every(({ heading }) => !heading)),
    );
  }

  read(): void {
    let current = -1;
    let isApart = false;
    for (let row = 0; row < this.view.rows.length; row++) {
      const next = this.blocks[current + 1];
      if (next && row >= next.top) {
        this.readHeading(next);
        current++;
        this.lasts.clear();
        if (next.bottom >= row) {
          row = next.bottom;
          continue;
        }
      }
      if (cellsIn(this.view, row).length === 0) {
        this.lasts.clear();
        isApart = true;
        continue;
      }
      if (isApart && this.isGrouped && current >= 0) this.begin(this.stateOf(0, 1), { weekday: null, title: null });
      isApart = false;
      const ahead = next && row < next.top && this.leadsTo(row, next) ? next : null;
      const block = ahead ?? this.blocks[current];
      this.isPlacedByRow = block !== undefined && this.placedByRow.has(block);
      this.isAhead = ahead !== null;
      const weeks = block?.lanes.map((_, index) => this.states.get(index)?.week ?? null) ?? [];
      this.hasOwnWeeks = weeks.length > 1 && !weeks.includes(null) && new Set(weeks).size === weeks.length;
      if (!block) {
        this.readOpening(row);
        continue;
      }
      if (this.weekOverAll(row, block, ahead !== null)) continue;
      for (const [index, lane] of block.lanes.entries())
        this.readRow(row, lane, index, ahead !== null, block.lanes.length);
    }
    const only = this.states.get(0);
    if (only && this.blocks.every((block) => block.lanes.length === 1)) Object.assign(this.standing, only);
  }

  /** Weekdays above their own columns are told by the cells over a lane's headings. */
  private readHeading(block: HeadingBlock): void {
    for (let row = block.top; row <= block.bottom; row++) this.builder.use(...cellsIn(this.view, row));
    for (const [index, lane] of block.lanes.entries()) {
      for (const column of lane.columns) {
        if (column.role === "logged" && column.heading) this.builder.logged.add(column.heading);
        if ((column.role === "aside" || column.role === "max") && column.heading)
          this.builder.aside.add(column.heading);
      }
      for (const { heading, role, week, set } of lane.columns) {
        const known = this.view.headingOf(heading);
        if (heading !== "" && GUESSED[String(role)] && known.role === null && week === null && set === null)
          this.builder.guessed.set(heading, GUESSED[String(role)] ?? "");
      }
      const roles = new Set(lane.columns.map(({ heading }) => this.view.headingOf(heading).role));
      if (
        roles.has("scheme") ||
        ["sets", "reps", "load", "set", "work", "effort"].filter((role) => roles.has(role as never)).length >= 2
      )
        this.builder.headed = true;
      const state = this.stateOf(index, block.lanes.length);
      const over = lane.columns.find((column) => column.over !== null)?.over ?? null;
      if (over !== null && over !== state.week)
        Object.assign(state, { week: over, weekTitle: null, session: this.above });
      // "Monday" or "Day 1" may stand where the heading "Exercise" is missing, above it or before it.
      for (let row = block.top; row <= block.bottom; row++) {
        for (const cell of cellsIn(this.view, row, lane.from, lane.name)) {
          const { role } = this.view.headingOf(cell.text);
          const overNames = role === "day" && cell.column === lane.name;
          const plainCell = cell.row === row && (role === null || overNames || row < block.bottom);
          const label = plainCell ? sessionLabel(cell.text) : null;
          const headsTable = this.isHeadedByNames && row === block.bottom && cell.column === lane.name;
          if (headsTable) this.begin(state, { weekday: null, title: cell.text.replace(/:$/, "") });
          else if (label && (label.sure || (row < block.bottom && this.blocks.length > 1)))
            this.begin(state, { weekday: label.weekday, title: label.title });
        }
      }
    }
  }

  /** Whether only captions stand between a row and the next headings. */
  private leadsTo(row: number, next: HeadingBlock): boolean {
    if (next.top - row > CAPTIONS) return false;
    for (let at = row; at < next.top; at++) {
      for (const lane of next.lanes) {
        const cells = cellsIn(this.view, at, lane.from, lane.to).filter(({ stored }) => stored?.kind !== "date");
        const [first] = cells;
        const most = first && sessionLabel(first.text)?.sure ? 3 : 2;
        if (cells.length > most || cells.some(({ text }) => /^[\d.,%]+$/.test(text) || isDoseText(text))) return false;
      }
    }
    const above = row > 0 ? cellsIn(this.view, row - 1).length : 0;
    const own = cellsIn(this.view, row);
    return (
      above === 0 ||
      own.some((cell) => this.isLabel(cell.text)) ||
      row === next.top - 1 ||
      row === 0 ||
      this.lasts.size === 0
    );
  }

  /** A week that stands alone over tables side by side is the week of each. */
  private weekOverAll(row: number, block: HeadingBlock, ahead: boolean): boolean {
    const [only, ...more] = cellsIn(this.view, row);
    if (!only || block.lanes.length < 2 || weekLabel(only.text) === null) return false;
    // "Week 1 | Monday | Wednesday | Friday": the days of the week stand behind it.
    const isBeforeDays =
      ahead &&
      only.column < (block.lanes[0]?.name ?? 0) &&
      more.every(({ text }) => weekLabel(text) === null && sessionLabel(text)?.sure);
    if (more.length > 0 && !isBeforeDays) return false;
    for (const index of block.lanes.keys()) this.caption(only, this.stateOf(index, block.lanes.length), row, ahead);
    this.lasts.clear();
    return more.length === 0;
  }

  private isPlacedByRow = false;
  /** A week stands over each of the tables side by side. */
  private hasOwnWeeks = false;
  /** The row stands above the headings that it belongs to. */
  private isAhead = false;

  private isLabel(text: string): boolean {
    return weekLabel(text) !== null || sessionLabel(text)?.sure === true || isRest(text);
  }

  /** "Block 2" over its first week; over exercises it is a part of a session. */
  private beginsCycle(text: string, row: number): boolean {
    if (!namesCycle(text)) return false;
    const below = this.view.rows.findIndex((cells, at) => at > row && cells.some((cell) => cell !== null));
    return below > 0 && cellsIn(this.view, below).some((cell) => weekLabel(cell.text) !== null);
  }

  private stateOf(own: number, lanes: number): Standing {
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

  private readOpening(row: number): void {
    const cells = cellsIn(this.view, row);
    // Several cells side by side are a table of something else.
    if (cells.length <= 2) for (const cell of cells) this.caption(cell, this.stateOf(0, 1), row, true);
  }

  private readRow(row: number, lane: Lane, index: number, ahead: boolean, lanes: number): void {
    const cells = cellsIn(this.view, row, lane.from, lane.to);
    if (cells.length === 0) return;
    const state = this.stateOf(index, lanes);
    const values = this.valuesOf(row, lane);
    const name = this.view.rows[row]?.[lane.name] ?? null;
    const fresh = cells.filter((cell) => cell.row === row);
    const doses = values.filter(({ column }) => isDose(column.role as never) || column.role === "any");
    const wide = fresh.length === 1 && fresh[0] ? fresh[0] : null;
    if (wide && workUp(wide.text, () => this.lasts.get(index)?.all ?? [])) {
      this.builder.use(wide);
      return;
    }
    if (!ahead && !this.lasts.has(index) && (readTargets(this.view, row, lane) || this.readPlaces(row, lane))) {
      this.builder.use(...cells);
      return;
    }
    // "Total: | 42" below the exercises adds them up.
    if (!ahead && name?.row !== row && fresh.some(({ text }) => TOTAL.test(plain(text)) && !/\d/.test(text))) {
      this.builder.use(...fresh);
      return;
    }
    if (!ahead && name && this.readSubheading(fresh, name, state, index)) return;
    if (!ahead && this.saysDone(row, lane)) {
      this.builder.use(...cells);
      return;
    }
    if (!ahead) this.readColumnsOfPlace(row, lane, index, state);
    if (wide && ahead && this.liftAhead(wide, lane, index, state)) return;
    if (wide && doses.every(({ cell }) => cell === wide) && (ahead || this.isCaption(wide, row, lane, index, name))) {
      this.caption(wide, state, row, ahead);
      this.lasts.delete(index);
      return;
    }
    if (ahead) {
      this.readCaptions(fresh, row, lane, index, state);
      return;
    }
    const own = doses.filter(({ cell }) => cell !== name && cell.row === row && !/^[\s_./\\|–—-]+$/.test(cell.text));
    const last = this.lasts.get(index) ?? null;
    const repeated =
      name !== null && last !== null && last.exercise.name === name.text && this.setNumber(row, lane) > 1;
    const lift = name && own.length > 0 && this.view.headingOf(name.text).set !== null ? this.liftOver(lane) : null;
    if (lift && name && !last) {
      this.builder.use(name);
      this.exercise({ row, lane, index }, state, { ...name, text: lift }, values, true);
      return;
    }
    if (this.readUnderLift({ row, lane, index }, state, name, values, own)) return;
    const weekly = name && name.row === row ? null : (name ?? last?.cell);
    if (
      weekly &&
      rowsAreWeeks(lane) &&
      own.length > 0 &&
      fresh.some((cell) => lane.columns.some(({ role, index: at }) => role === "week" && at === cell.column))
    ) {
      this.exercise({ row, lane, index }, state, weekly, values);
      return;
    }
    const goesOn = lift !== null || (last !== null && own.length > 0 && (name === null || name.row < row || repeated));
    if ((lift || repeated) && name) this.builder.use(name);
    if (goesOn) {
      this.goOn(row, lane, index, own);
      return;
    }
    if (!name || name.row < row || !/\p{L}/u.test(name.text)) {
      return;
    }
    if (fresh.length === 1 && headsGroup(name.text) && cellsIn(this.view, row + 1, lane.from, lane.to).length > 1) {
      state.part = name.text;
      this.builder.use(name);
      this.lasts.delete(index);
      return;
    }
    if (this.readWords(name, own, state)) return;
    if (!this.namesOther(name.text, row, lane, own.length > 0))
      this.exercise({ row, lane, index }, state, name, values);
  }

  /** "Assistance | Chest, arms, back": a part of the session in words, without any amount. */
  private readWords(name: Cell, own: Value[], { week, session }: Standing): boolean {
    if (!session || own.length === 0 || !headsGroup(name.text)) return false;
    if (!own.every(({ cell }) => isWordy(cell.text))) return false;
    const texts = [name, ...own.map(({ cell }) => cell)];
    this.builder.session(week, session).notes.push(texts.map(({ text }) => text).join(": "));
    this.builder.use(...texts);
    return true;
  }

  /** A row of the lift that stands over its table or its sheet, whose own cells say only the dose. */
  private readUnderLift(at: RowPlace, state: Standing, name: Cell | null, values: Value[], own: Value[]): boolean {
    const { row, lane, index } = at;
    const above = this.lifts.get(index) ?? this.liftOfSession(lane, row, state) ?? this.liftOfSheet(lane, row);
    if (!above || own.length === 0) return false;
    const isLast = this.lasts.get(index)?.cell === above;
    // "BBB 5 x 10 | 60 kg" below the sets of the lift is done after them.
    const said = own.find(({ cell }) => namedDose(cell.text) !== null && !isListOfExercises(cell.text));
    const called = said ? namedDose(said.cell.text) : null;
    if (said && called) {
      const dose = { ...said.cell, text: said.cell.text.slice(called.name.length) };
      const rest = values.map((value) =>
        value === said ? { column: { ...ANYTHING, index: lane.name }, cell: dose } : value,
      );
      this.exercise(at, state, { ...said.cell, text: called.name }, rest);
      this.builder.use(said.cell);
      return true;
    }
    if (this.namesNothing(lane) && !lane.columns.some(({ role }) => role === "set")) {
      // Under the day in its first row stand further sets of the one lift.
      if (isLast && !this.isUnderLifts(lane)) this.goOn(row, lane, index, own);
      else this.exercise(at, state, above, values, this.holdsSets(lane));
      return true;
    }
    if (lane.name >= lane.from && (!name || this.setNumber(row, lane) === 0)) return false;
    this.builder.use(name);
    if (isLast) this.goOn(row, lane, index, own);
    else this.exercise(at, state, above, values, true);
    return true;
  }

  /** A row above the table's first exercise: what it says is of what stands below. */
  private readCaptions(fresh: Cell[], row: number, lane: Lane, index: number, state: Standing): void {
    const labelled = fresh.some((cell) => this.isLabel(cell.text));
    for (const cell of fresh) {
      // "Monday - Lower | 4 Jan": the date beside a session is when it is done.
      if (cell.stored?.kind === "date" && fresh.some((each) => each !== cell && this.isLabel(each.text))) continue;
      // "SESSION 1 | Date | ___" waits to be filled in.
      if (labelled && !this.isLabel(cell.text) && WAITING.has(String(this.view.headingOf(cell.text).role))) continue;
      // "Monday | Lower": what is trained on it stands beside the day.
      const begun = state.session;
      const isDated = fresh[0]?.stored?.kind === "date" && cell === fresh[1];
      const behind = isDated || (labelled && cell.column === lane.name + 1 && !this.namesNothing(lane));
      if (behind && begun?.weekday && begun.title === null && SHORT.test(cell.text)) {
        begun.title = cell.text;
        this.builder.use(cell);
        continue;
      }
      // What stands outside of the table beside a label is said of something else.
      const heading = lane.columns.find((column) => column.index === cell.column)?.heading ?? "";
      const outside = this.view.headingOf(heading).role === null;
      const beside = labelled && outside && cell.column > lane.name && !this.isLabel(cell.text);
      if (!beside && !this.liftAhead(cell, lane, index, state)) this.caption(cell, state, row, true);
    }
  }

  /** Where a name would stand there is a rest, a total, a date, a warm-up in words, a person: no exercise. */
  private namesOther(name: string, row: number, lane: Lane, isDosed: boolean): boolean {
    const { role } = this.view.headingOf(name);
    // "Date | ___ | ___" waits to be filled in.
    if (role === "date" || (!isDosed && WAITING.has(String(role)))) return true;
    // "Stage 2 | 6x2+ | 3x8" says how doses go on.
    if (isDosed && (/^\d{1,2}\s*[x×]\s*\d[\d-]*\+?$/i.test(name.trim()) || /^T[1-4]$/.test(name.trim()))) return true;
    if (isRest(name) || NOTHING.test(name.trim()) || TOTAL.test(plain(name)) || WARMING.test(plain(name))) return true;
    // "Notes: | Message me if anything hurts."
    if (headsRemarks(name)) return true;
    // A log by date, and a list of people, name no exercises.
    const named = lane.columns.find(({ index }) => index === lane.name);
    if (named?.role === "date" || (!holdsDoses(lane) && plain(named?.heading ?? "") === "name")) return true;
    // "Monday | Rest | a walk": nothing is done that day.
    const days = lane.columns.filter((column) => column.role === "day");
    return (
      days.some(({ index }) => isRest(this.view.rows[row]?.[index]?.text ?? "")) ||
      this.maxes.has(lane) ||
      (isListOfLoads(lane) && namedDose(name) === null)
    );
  }

  /** Headings without a name, of rows that are the sets, the weeks or the days of a lift said above them. */
  private namesNothing(lane: Lane): boolean {
    const has = roleIn(lane);
    return (
      this.isUnderLifts(lane) ||
      this.holdsSets(lane) ||
      (!has("name") && has("day") && lane.columns.some(({ role }) => isDose(role as never)))
    );
  }

  /** Loads and reps side by side with others, and no names: rows that are the sets of the lift above them. */
  private holdsSets(lane: Lane): boolean {
    const has = roleIn(lane);
    return lane.name < lane.from && has("reps") && (has("load") || has("percent")) && !has("name") && !has("day");
  }

  /** Headings without a name, of rows that are the sets or the weeks of the lift above them. */
  private isUnderLifts(lane: Lane): boolean {
    const has = roleIn(lane);
    return !has("name") && !has("day") && (has("set") || has("week"));
  }

  /** "Deadlift" above "Set | % | Weight | Reps": the rows below are its sets, or its weeks. */
  private liftAhead(cell: Cell, lane: Lane, index: number, state: Standing): boolean {
    const text = plain(cell.text);
    if (!this.namesNothing(lane) || text.length > 40 || !looksLikeMovement(text) || sessionLabel(cell.text)?.sure)
      return false;
    this.builder.use(cell);
    // "Press Day" is a session, and the lift of its sets.
    const [, lift = ""] = DAY_OF_LIFT.exec(cell.text.trim()) ?? [];
    if (lift !== "") this.begin(state, { weekday: null, title: cell.text.trim() });
    this.lifts.set(index, lift === "" ? cell : { ...cell, text: lift });
    return true;
  }
  private readonly lifts = new Map<number, Cell>();

  /** "Day 2: Bench Press" above "Set | % | Weight | Reps" names the lift of its sets. */
  private liftOfSession(lane: Lane, row: number, { session }: Standing): Cell | null {
    const lift = session && this.namesNothing(lane) ? liftWithin(session.title) : null;
    if (!session || lift === null || lane.columns.some((column) => column.lift)) return null;
    const known = this.sessionLifts.get(session) ?? cellOf(lift, row, lane.name);
    this.sessionLifts.set(session, known);
    return known;
  }
  private readonly sessionLifts = new Map<SessionMark, Cell>();

  /** A sheet of sets or weeks that names no lift has the lift for its name. */
  private liftOfSheet(lane: Lane, row: number): Cell | null {
    if (!this.namesNothing(lane)) return null;
    const name = this.liftSaid();
    if (name === null) return null;
    this.sheetLift ??= cellOf(name, row, lane.name);
    return this.sheetLift;
  }
  private sheetLift: Cell | null = null;

  /** "Lift | Bench Press" above the first headings, or the name of the sheet. */
  private liftSaid(): string | null {
    const top = this.blocks[0]?.top ?? 0;
    for (let row = 0; row < top; row++) {
      const [label, value, ...more] = cellsIn(this.view, row);
      if (!label || !value || more.length > 0 || this.view.headingOf(label.text).role !== "name") continue;
      if (looksLikeMovement(plain(value.text)) && value.text.length <= 40) {
        this.builder.use(label, value);
        return value.text;
      }
    }
    const over = this.blocks.flatMap(({ lanes }) =>
      lanes.flatMap(({ columns }) => columns.flatMap(({ lift }) => lift ?? [])),
    );
    if (over[0]) return over[0];
    if (looksLikeMovement(plain(this.view.name))) return this.view.name;
    const above = this.view.rows.slice(0, top).flatMap((_, row) => cellsIn(this.view, row).map(({ text }) => text));
    return above.map(liftWithin).find((lift) => lift !== null) ?? null;
  }

  private isCaption(cell: Cell, row: number, lane: Lane, index: number, name: Cell | null): boolean {
    if (
      cell.lastColumn - cell.column >= 2 &&
      cell.lastColumn >= Math.min(lane.to, lane.columns.length - 1 + lane.from) - 1
    )
      return true;
    if (this.isLabel(cell.text) || this.beginsCycle(cell.text, row)) return true;
    if (cell !== name) return !lane.columns.some((column) => column.index === cell.column && column.role !== null);
    const prose = cell.text.length > 60 || /[.!?]$/.test(cell.text.trim());
    const above = row > 0 ? cellsIn(this.view, row - 1, lane.from, lane.to).length : 0;
    const below = cellsIn(this.view, row + 1, lane.from, lane.to);
    // A short text alone between an empty row and a row with doses names what follows.
    const leads = above === 0 && below.length > 1;
    return (
      prose ||
      (namedDose(cell.text) === null &&
        (leads ||
          (!this.lasts.has(index) && this.builder.started && below.length === 0) ||
          (sessionLabel(cell.text) !== null && below.length > 1) ||
          (!looksLikeMovement(plain(cell.text)) && below.length === 0)))
    );
  }

  /** "Day | Mon | Wed | Fri" and "Session | A | B | A" under the headings: the columns below are of these sessions. */
  private readPlaces(row: number, lane: Lane): boolean {
    const cells = cellsIn(this.view, row, lane.from, lane.to).filter((cell) => cell.row === row);
    const labels = cells.filter(({ column }) => column > lane.name);
    const fore = cells.filter(({ column }) => column <= lane.name);
    const isOfDays = fore.every(({ text }) => this.view.headingOf(text).role === "day");
    const read = labels.map(({ text }) => {
      const weekday = bareWeekday(text);
      return weekday ? { weekday, title: null } : sessionLabel(text);
    });
    if (labels.length < 2 || !isOfDays || read.some((label) => label === null)) return false;
    for (const [at, cell] of labels.entries()) {
      const { weekday = null, title = null } = read[at] ?? {};
      const own = lane.columns.filter(
        ({ index, role }) => index >= cell.column && index <= cell.lastColumn && role !== null,
      );
      const before = own[0]?.mark;
      const mark = { weekday: before?.weekday ?? weekday, title: before?.title ?? title };
      for (const column of own) column.mark = mark;
    }
    return true;
  }

  private readColumnsOfPlace(row: number, lane: Lane, index: number, state: Standing): void {
    for (const column of lane.columns) {
      const cell = this.view.rows[row]?.[column.index];
      if (!cell || cell.row !== row) continue;
      if (column.role === "date" && column.index !== lane.name) this.enterDate(state, cell, lane, index);
      if (column.role === "week" || column.role === "day") this.builder.use(cell);
      if (column.role === "week") {
        const label = weekLabel(cell.text);
        const number = /^\d{1,2}(?:\.0)?(?:\s*\(.*\))?$/.test(cell.text)
          ? Number.parseInt(cell.text, 10)
          : (label?.number ?? null);
        if (number !== null) this.enterWeek(state, number, lane, index);
        else if (sessionLabel(cell.text)?.sure && cell.text !== this.dayCells.get(column.index)?.text) {
          // Under "Week" the days may stand, between rows that name the weeks.
          this.dayCells.set(column.index, cell);
          this.session(state, cell.text);
          this.lasts.delete(index);
        }
        if (label && sessionLabel(label.rest)?.sure && cell.text !== this.dayCells.get(column.index)?.text) {
          this.dayCells.set(column.index, cell);
          this.session(state, label.rest);
        }
      } else if (column.role === "day" && cell.text !== this.dayCells.get(column.index)?.text) {
        const week = weekLabel(cell.text);
        if (week?.rest) this.enterWeek(state, week.number, lane, index);
        this.dayCells.set(column.index, cell);
        if (isRest(cell.text)) continue;
        const day = bareWeekday(cell.text);
        const label = day ? { weekday: day, title: null } : sessionLabel(cell.text);
        const number = /^\d{1,2}$/.test(cell.text) ? `${column.heading || "Day"} ${cell.text}` : cell.text;
        // Two columns may tell the place together: the weekday and the session's name.
        const joins = this.placedRows.get(state) === row && state.session !== null;
        if (joins && state.session) {
          state.session.weekday ??= label?.weekday ?? null;
          if (this.numbered) state.session.title = null;
          state.session.title ??= label ? label.title : cell.text;
          this.numbered = false;
        } else {
          this.begin(state, label ? { weekday: label.weekday, title: label.title } : { weekday: null, title: number });
          this.numbered = number !== cell.text;
        }
        this.placedRows.set(state, row);
        this.lasts.delete(index);
      }
    }
  }

  /** "Mon 5 Jan" beside the first exercise of a day: a session of its weekday, in the week of that date. */
  private enterDate(state: Standing, cell: Cell, lane: Lane, index: number): void {
    const has = roleIn(lane);
    const day = dayNumber(cell);
    const named = day === null ? weekdayIn(cell.text) : null;
    if (named && cell.text !== this.dayCells.get(-1)?.text) {
      // "Monday 3/3" as a text tells the day; what it is called may stand beside it.
      this.begin(state, { weekday: named.weekday, title: null });
      this.placedRows.set(state, cell.row);
      this.dayCells.set(-1, cell);
      this.lasts.delete(index);
    }
    if (day === null || has("day") || cell.text === this.dayCells.get(-1)?.text) return;
    this.enterDay(state, day, has("week"));
    this.dayCells.set(-1, cell);
    this.lasts.delete(index);
  }

  private enterDay(state: Standing, day: number, isCounted: boolean): void {
    this.firstMonday ??= day - (day % 7);
    this.weeksByDate ||= !isCounted && state.week === null;
    if (this.weeksByDate) state.week = Math.floor((day - this.firstMonday) / 7) + 1;
    this.begin(state, { weekday: weekdayOf(day), title: null });
  }
  private firstMonday: number | null = null;
  private weeksByDate = false;

  private enterWeek(state: Standing, number: number, lane: Lane, index: number): void {
    if (number === state.week) return;
    state.week = number;
    if (!rowsAreWeeks(lane)) this.lasts.delete(index);
    // The rows under a lift are its weeks: they are of one session.
    if (this.isUnderLifts(lane) || rowsAreWeeks(lane)) return;
    state.session = this.above;
    this.dayCells.clear();
  }
  private readonly datedSessions = new Set<SessionMark>();
  /** The row in which each table last said where it stands. */
  private readonly placedRows = new Map<Standing, number>();
  /** The session has its title from a bare number. */
  private numbered = false;

  private valuesOf(row: number, lane: Lane): Value[] {
    const values: Value[] = [];
    const named = this.view.rows[row]?.[lane.name]?.row === row || rowsAreWeeks(lane);
    for (const column of lane.columns) {
      const cell = this.view.rows[row]?.[column.index];
      if (!cell || column.index === lane.name || column.role === null) continue;
      // What is merged over the columns of several weeks is said of each.
      const isOfWeeks =
        column.week !== null && lane.columns.some(({ index, week }) => index === cell.column && week !== null);
      if (cell.column !== column.index && !(named && isOfWeeks)) continue;
      // A cell merged downwards speaks for the rows it covers where it is a fact, or the sets of several exercises, and once where it is another dose.
      const spreads =
        column.role === "rest" ||
        column.role === "tempo" ||
        (column.role === "sets" && named) ||
        (rowsAreWeeks(lane) && column.role !== "week");
      if (cell.row < row && !spreads) continue;
      // "5 sets" where other rows have the number of the set.
      values.push({ column: countsAll(column, cell) ? { ...column, role: "sets" } : column, cell });
    }
    const part = this.partOf(row, lane);
    return part === null
      ? values
      : values.map(({ column, cell }) => ({
          column: column.set === null && column.week === null ? column : { ...column, ...part },
          cell,
        }));
  }

  /** "% | Weight | Reps" in front of the sets or weeks that stand side by side: what a row says of each of them. */
  private partOf(row: number, lane: Lane): Pick<Column, "role" | "unit"> | null {
    const label = lane.columns.find(({ role, index }) => role === null && index > lane.name);
    const parted = lane.columns.some(({ set, week }) => set !== null || week !== null);
    const cell = label && parted ? this.view.rows[row]?.[label.index] : null;
    const heading = cell ? this.view.headingOf(cell.text) : null;
    return heading?.role && isDose(heading.role) ? { role: heading.role, unit: heading.unit } : null;
  }

  private setNumber(row: number, lane: Lane): number {
    const column = lane.columns.find((each) => each.role === "set");
    const cell = column ? this.view.rows[row]?.[column.index] : null;
    return column && cell && !countsAll(column, cell) ? Number.parseInt(/\d+/.exec(cell.text)?.[0] ?? "", 10) || 0 : 0;
  }

  /** A lift whose name stands where other tables have "Exercise", above rows named "Set 1", "Set 2". */
  private liftOver(lane: Lane): string | null {
    const heading = lane.columns.find((column) => column.index === lane.name)?.heading ?? "";
    // "Day 1 - Deadlift"
    const lift = sessionLabel(heading)?.sure
      ? (/\s[-–—]\s+(.+)$|:\s+(.+)$/.exec(heading)?.slice(1).find(Boolean) ?? "")
      : heading;
    return looksLikeMovement(plain(lift)) ? lift : null;
  }

  /** A row of one more set of the exercise above. */
  private goOn(row: number, lane: Lane, index: number, own: Value[]): void {
    const last = this.lasts.get(index);
    if (!last) return;
    if (this.partOf(row, lane) !== null) {
      last.values.push(...own);
      last.all.forEach((exercise, at) => {
        const values = last.values.filter(({ column }) => isAt(column, last.places[at]));
        exercise.prescription = rowDose(
          bySet(values),
          this.unit,
          values.some(({ column }) => column.set !== null),
        ).sets;
      });
      this.builder.use(...cellsIn(this.view, row, lane.from, lane.to));
      return;
    }
    this.joinWeeks(last, lane, own);
    last.all.forEach((exercise, at) => {
      const values = own.filter(({ column }) => isAt(column, last.places[at]));
      const { sets, said } = rowDose(values, this.unit, true);
      const before = exercise.prescription.map((each) =>
        sets.length > 0 ? { ...each, count: each.count ?? "1" } : each,
      );
      exercise.prescription = joined([...before, ...sets]);
      if (said.length > 0) exercise.notes = [exercise.notes, ...said].filter(Boolean).join("; ");
    });
    for (const { column, cell } of this.valuesOf(row, lane)) {
      this.builder.use(cell);
      if (column.role === "notes" && cell.row === row)
        for (const exercise of last.all) exercise.notes = [exercise.notes, cell.text].filter(Boolean).join("; ");
    }
    last.row = row;
  }

  /** Whether the name of an exercise stands in its row, rather than above it or on the sheet. */
  private isNamedIn(row: number, name: Cell): boolean {
    return this.view.rows[row]?.includes(name) === true && looksLikeMovement(plain(name.text));
  }

  /** The first sets of an exercise may be left out in some of its weeks: there it begins with a later row. */
  private joinWeeks(last: Last, lane: Lane, own: Value[]): void {
    for (const place of placesOf(lane)) {
      const { week, mark, lift } = place;
      const isKnown = last.places.some((each) => each.week === week && each.mark === mark && each.lift === lift);
      const says = own.some(
        ({ column, cell }) => !isShared(column) && isAt(column, place) && shownText(cell, column.role) !== "",
      );
      if (week === undefined || lift !== null || isKnown || !says) continue;
      const exercise: ReadExercise = { ...last.exercise, prescription: [] };
      this.builder.session(week, mark ?? last.session).exercises.push(exercise);
      last.all.push(exercise);
      last.places.push(place);
    }
  }

  private exercise({ row, lane, index }: RowPlace, state: Standing, name: Cell, values: Value[], one = false): void {
    const lists = values.filter(({ column, cell }) => isShared(column) && isListOfExercises(cell.text));
    if (lists.length > 0) values = values.filter((value) => !lists.includes(value));
    const session = state.session ?? this.begin(state, { weekday: null, title: null });
    const alone = isListOfExercises(name.text)
      ? [name]
      : this.isNamedIn(row, name) || !isOfLists(lists, values)
        ? []
        : lists.map(({ cell }) => cell);
    if (alone.length > 0) {
      for (const cell of alone) this.listed(cell, state, session, values);
      return;
    }
    // "4x4s | 4 sets" has its dose beside the name.
    const isBeside = values.some(({ column, cell }) => AMOUNTS.has(String(column.role)) && /\d/.test(cell.text));
    const called = isDoseText(name.text) && !isBeside ? namedAfter(state) : null;
    if (called !== null) values = [...values, { column: { ...ANYTHING, index: lane.name }, cell: name }];
    const shown = called === null ? withoutCode(name.text.replace(/\s*\n\s*/g, " ")) : { code: null, rest: called };
    const kind = kindBefore(shown.rest);
    if (kind !== null) shown.rest = kind.name;
    const facts = factsOf(values, name);
    const single = one || (lane.columns.some((column) => column.role === "set") && this.setNumber(row, lane) > 0);
    const made: ReadExercise[] = [];
    const places: Place[] = [];
    for (const place of placesOf(lane)) {
      const { week, mark, lift } = place;
      const shared = values.filter(({ column }) => isShared(column));
      const specific = values.filter(
        ({ column, cell }) => !isShared(column) && isAt(column, place) && shownText(cell, column.role) !== "",
      );
      const dosed = shared.some(
        ({ column }) => column.role !== "load" && (isDose(column.role as never) || column.role === "any"),
      );
      const target = week === undefined ? state.week : week;
      if (
        specific.length === 0 &&
        (mark !== null || lift !== null || (week !== undefined && (!dosed || leavesOut(values, place))))
      )
        continue;
      if (specific.length > 0 && specific.every(({ cell }) => isRest(cell.text))) continue;
      const own = [...shared, ...specific]
        .filter(({ column }) => isDose(column.role as never) || column.role === "any")
        .sort((a, b) => a.column.index - b.column.index);
      let dose = rowDose(own, this.unit, single);
      let said = shown.rest;
      if (dose.sets.length === 0 && own.length === 0) {
        const inName = namedDose(shown.rest);
        if (inName) {
          dose = inName;
          said = inName.name;
        }
      }
      const exercise: ReadExercise = {
        name: lift ?? said,
        exerciseCode: facts.code ?? shown.code,
        tier: facts.tier,
        category: facts.category ?? kind?.category ?? state.part ?? null,
        prescription: dose.sets,
        tempo: facts.tempo || dose.tempo,
        rest: restAt(values, place) ?? dose.rest ?? facts.rest,
        notes: [...facts.notes, ...dose.said].join("; ") || null,
        videoUrl: facts.videoUrl,
      };
      this.builder.session(target, mark ?? session).exercises.push(exercise);
      if (state.weekTitle && week === undefined) this.builder.week(target, state.weekTitle);
      made.push(exercise);
      places.push(place);
    }
    for (const { cell } of lists) this.listed(cell, state, session, values);
    const doses = values.filter(({ column }) => isDose(column.role as never) || column.role === "any");
    this.tally(lane, session, facts.isDated, doses);
    const first = made[0];
    if (first) this.lasts.set(index, { exercise: first, all: made, session, places, row, cell: name, values: doses });
    else this.lasts.delete(index);
    this.builder.use(name, ...values.map(({ cell }) => cell));
  }

  /** Counts what tells a record of training done from a plan. */
  private tally(lane: Lane, session: SessionMark, isDated: boolean, doses: Value[]): void {
    if (isDated) this.datedSessions.add(session);
    // A date stands once for a session whose sets stand as they were done, one by one.
    const isRecord = this.datedSessions.has(session) && lane.columns.some(({ set }) => set !== null);
    if ((isDated || isRecord) && !isPrescribed(lane) && !this.waits(lane)) this.builder.dated++;
    const told = lane.columns.some(({ heading }) => isDose(this.view.headingOf(heading).role));
    // Figures under words that nobody knows may be anything.
    if (!told && doses.length > 0 && doses.every(({ cell }) => /^[\d.,]+$/.test(cell.text))) this.builder.bare++;
  }

  /** "PUSH | Rep range": a session, and again the headings of its columns. */
  private readSubheading(fresh: Cell[], name: Cell, state: Standing, index: number): boolean {
    const others = fresh.filter((cell) => cell !== name);
    const isHeading = ({ text }: Cell) => isDose(this.view.headingOf(text).role) && !/\d/.test(text);
    if (!fresh.includes(name) || others.length === 0 || !others.every(isHeading)) return false;
    if (sessionLabel(name.text) === null) return false;
    this.builder.use(...fresh);
    this.session(state, name.text);
    this.lasts.delete(index);
    return true;
  }

  /** "Plan | 4x6" and below it "Done | 90x6 all good": the second row waits for what was done. */
  private saysDone(row: number, lane: Lane): boolean {
    const labels = lane.columns.filter(({ week, set, heading }) => week === null && set === null && heading === "");
    const logs = (at: number) =>
      labels.some(({ index }) => {
        const cell = this.view.rows[at]?.[index];
        return cell?.row === at && this.view.headingOf(cell.text).group === "log";
      });
    if (!logs(row)) return false;
    const before = labels.map(({ index }) => this.view.rows[row - 1]?.[index]?.text ?? "");
    return before.some((text) => this.view.headingOf(text).group === "plan");
  }

  /** "Done?" over nothing but empty cells: what is dated is still to come. */
  private waits(lane: Lane): boolean {
    let waiting = this.waiting.get(lane);
    if (waiting === undefined) {
      const last = Math.max(...this.blocks.filter(({ lanes }) => lanes.includes(lane)).map(({ bottom }) => bottom));
      const rows = this.view.rows.slice(last + 1);
      waiting = lane.columns.some(
        ({ role, heading, index }) => role === "logged" && heading !== "" && rows.every((row) => !row[index]),
      );
      this.waiting.set(lane, waiting);
    }
    return waiting;
  }
  private readonly waiting = new Map<Lane, boolean>();

  /** The exercises of one cell, each with the rounds and the rest that its row says of all of them. */
  private listed(cell: Cell, { week }: Standing, session: SessionMark, row: Value[] = []): void {
    const [rounds] = rowDose(
      row.filter(({ column }) => column.role === "sets"),
      null,
      false,
    ).sets;
    const rest = restAt(row, { week: undefined, mark: null, lift: null });
    for (const line of linesOf(cell.text)) {
      const read = namedDose(line);
      if (!read) continue;
      const sets = read.sets.map((each) =>
        rounds?.count && (each.count ?? "1") === "1" ? { ...each, count: rounds.count } : each,
      );
      this.builder.session(week, session).exercises.push(exerciseOf({ ...read, sets, rest: read.rest ?? rest }));
    }
    this.builder.use(cell, ...row.filter(({ column }) => LISTED.has(String(column.role))).map((value) => value.cell));
  }

  private begin(state: Standing, mark: SessionMark): SessionMark {
    state.part = null;
    const week = mark.title ? weekLabel(mark.title) : null;
    state.session = week ? { ...mark, title: week.rest || null } : { ...mark };
    return state.session;
  }

  /** A text alone in its row: a week, a session, the title, or something said about them. */
  private caption(cell: Cell, state: Standing, row: number, ahead: boolean): void {
    const text = cell.text.replace(/\s*\n\s*/g, " ").trim();
    if (text === "" || cell.row !== row) return;
    // A caption over several tables speaks to each; what it says of the whole is said once.
    const again = this.builder.used.has(cell);
    this.builder.use(cell);
    const week = text.length > 40 && /[.!?]$/.test(text) ? null : weekLabel(text);
    const began = this.builder.started || state.session !== null;
    if (this.beginsCycle(text, row)) {
      this.builder.beginCycle();
      if (began) {
        state.session = this.above;
        return;
      }
    }
    if (isNamedWeek(text)) {
      state.week = (state.week ?? 0) + 1;
      state.weekTitle = text;
      state.session = this.above;
      this.dayCells.clear();
      return;
    }
    if (!week && this.enterWeeks(state, text)) return;
    const day = dayNumber(cell);
    if (day !== null && ahead && !isLabelled(this.view, cell)) {
      this.enterDay(state, day, false);
      return;
    }
    if (week) {
      if (state.week !== week.number) state.session = this.above;
      state.week = week.number;
      state.weekTitle = weekTitle(week);
      if (week.before && !began && !this.builder.title) this.builder.title = week.before;
      if (week.rest && sessionLabel(week.rest)?.sure) this.session(state, week.rest);
      return;
    }
    if (isRest(text)) {
      this.builder.used.delete(cell);
      return;
    }
    const label = sessionLabel(text);
    // "Bodyweight:" and "Athlete: ____" wait for somebody to fill them in.
    if (/:[\s_.]*$/.test(text) && !label?.sure) {
      this.builder.used.delete(cell);
      return;
    }
    // "Warm up: Circuit A" under the name of the session is done first in it.
    if (state.session && WARM_UP.test(plain(text))) {
      this.builder.used.delete(cell);
      return;
    }
    const titled = this.builder.title !== null || row > 0;
    const parts =
      this.isParted &&
      (ahead || this.isUnheaded || (!this.isPlaced && this.above === null && !looksLikeMovement(plain(text))));
    if (label && (label.sure || parts || (ahead && titled))) {
      this.session(state, text);
      return;
    }
    if (again) return;
    const prose = text.length > 60 || /[.!?]$/.test(text) || /: .{15}/.test(text);
    const close = cellsIn(this.view, row + 1).length > 0;
    if (!prose && ahead && close && titled && (began || this.builder.title !== null)) this.session(state, text);
    else if (!began && !this.builder.title && !prose) this.builder.title = text;
    else if (!began && !this.builder.started) this.builder.description.push(text);
    else this.builder.used.delete(cell);
  }

  /** "Weeks 1-4": what follows is the same in each of them. "S2" alone is the second week, where others count sets so. */
  private enterWeeks(state: Standing, text: string): boolean {
    const weeks = blockOfWeeks(text);
    if (!weeks) return false;
    this.builder.span(weeks);
    const first = Math.max(weeks[0] ?? 1, 1);
    if (state.week !== first) state.session = this.above;
    state.week = first;
    state.weekTitle = blockTitle(text);
    return true;
  }

  private session(state: Standing, text: string): void {
    const label = sessionLabel(text);
    // A lift's heading inside a session with a name is no session of its own.
    this.begin(state, label ? { weekday: label.weekday, title: label.title } : { weekday: null, title: text });
  }
}

/**
 * Whether the rows below the only heading are several trainings with nothing but empty rows between them: each of some
 * length, and all with an exercise in common, as a warm-up is. Groups of one training have none.
 */
function isPartedByEmptyRows(view: View, [block, ...more]: HeadingBlock[]): boolean {
  const [lane, ...others] = block?.lanes ?? [];
  if (!block || !lane || more.length > 0 || others.length > 0) return false;
  if (lane.columns.some(({ role, week }) => role === "day" || role === "week" || week !== null)) return false;
  const groups: Set<string>[] = [];
  let isApart = true;
  for (let row = block.bottom + 1; row < view.rows.length; row++) {
    const cells = cellsIn(view, row);
    if (cells.length > 0) {
      if (cells.length === 1) return false;
      if (isApart) groups.push(new Set());
      groups.at(-1)?.add(plain(view.rows[row]?.[lane.name]?.text ?? ""));
    }
    isApart = cells.length === 0;
  }
  const [first, ...rest] = groups.filter((names) => names.size >= 3);
  return (
    rest.length > 0 &&
    rest.length + 1 === groups.length &&
    [...(first ?? [])].some((name) => rest.every((names) => names.has(name)))
  );
}

/**
 * Whether only the first of the tables side by side has a column of days or weeks, and says them beside exercises rather than
 * in captions between the tables.
 */
function isPlacedByRow(view: View, { bottom, lanes: [first, ...others] }: HeadingBlock, end: number): boolean {
  const places = first?.columns.filter(isOfPlace) ?? [];
  if (!first || places.length === 0 || others.some(({ columns }) => columns.some(isOfPlace))) return false;
  return view.rows.slice(bottom + 1, end).some((cells, at) => {
    const exercise = cells[first.name];
    const isOwn = exercise?.row === bottom + 1 + at && sessionLabel(exercise.text)?.sure !== true;
    return isOwn && places.some(({ index }) => cells[index] && cells[index] !== exercise);
  });
}

/**
 * Whether tables have, where others have "Exercise", each a name of its own, and nothing else names sessions: "Push | Sets |
 * Reps", "Chest & triceps | Sets | Reps". Kinds of exercises are parts of a session.
 */
function namesHeadTables(view: View, blocks: HeadingBlock[]): boolean {
  const names = blocks.flatMap(({ bottom, lanes }) =>
    lanes.flatMap(({ name }) => (bottom < 0 ? "" : (view.rows[bottom]?.[name]?.text ?? ""))),
  );
  // "Squat" over "Set 1", "Set 2" is a lift.
  const holdsNames = blocks.every(({ bottom, lanes }) =>
    lanes.every(({ name }) => view.headingOf(view.rows[bottom + 1]?.[name]?.text ?? "").set === null),
  );
  const isName = (text: string) =>
    /\p{L}{3}/u.test(text) &&
    text.length <= 40 &&
    view.headingOf(text).role === null &&
    weekLabel(text) === null &&
    sessionLabel(text)?.sure !== true &&
    (!headsGroup(text) || BODY_PARTS.test(plain(text)));
  if (blocks.length < 2 || !holdsNames || !names.every(isName) || new Set(names.map(plain)).size < 2) return false;
  return !view.rows.some((_, row) => cellsIn(view, row).some(({ text }) => sessionLabel(text)?.sure));
}

/**
 * "Lift | 1RM | Training max": what somebody can lift, and nothing to do. Beside tables with sets, "Lift | Weight | Reps | 1RM"
 * and "1RM | Reps on the last set | Next" are such lists as well.
 */
function isListOfMaxes(lane: Lane, isBesideSets: boolean): boolean {
  const { columns } = lane;
  const isOpen = columns.every(
    ({ role, index, heading }) =>
      role === "load" ||
      !isDose(role as never) ||
      (isBesideSets && (role === "reps" || (heading === "" && index > lane.name))),
  );
  return columns.some(({ role }) => role === "max") && isOpen && !saysSets(lane) && (isBesideSets || !holdsAny(lane));
}

/** How many sets there are, or which of them, or a week's. */
const saysSets = ({ columns }: Lane) =>
  columns.some(({ role, set }) => role === "sets" || role === "scheme" || set !== null) ||
  // "Lift | 5RM | Week 1 top set" has one week to begin with.
  new Set(columns.flatMap(({ week }) => week ?? [])).size > 1;

const holdsAny = ({ columns }: Lane) => columns.some(({ role }) => role === "any");

/** "Lift | Start T1 (lb) | Start T2 (lb)": loads to begin with, of sets that stand elsewhere. */
function isListOfLoads({ columns }: Lane): boolean {
  const dosed = columns.filter(
    ({ role, week, set }) => isDose(role as never) || role === "any" || week !== null || set !== null,
  );
  return (
    dosed.length > 1 &&
    dosed.every(({ role, week, set, mark }) => role === "load" && week === null && set === null && !mark)
  );
}

/** Set by set, each with its parts in the order of the rows. */
const bySet = (values: Value[]) => [...values].sort((a, b) => (a.column.set ?? 0) - (b.column.set ?? 0));

/** What a column may be taken for by its figures, in words. */
const GUESSED: Record<string, string> = {
  sets: "sets",
  reps: "reps",
  load: "load",
  percent: "percent",
  effort: "effort",
  rest: "rest",
  tempo: "tempo",
};

/** The days from a Monday long ago to the date that a cell holds. */
export function dayNumber({ stored }: Cell): number | null {
  if (stored?.kind !== "date") return null;
  return Date.UTC(stored.year, stored.month - 1, stored.day) / 86_400_000 + 3;
}

/** "Valid until: | 4 Jan": a fact about the plan, and no day of it. */
function isLabelled(view: View, { row, column }: Cell): boolean {
  const before = column > 0 ? view.rows[row]?.[column - 1] : null;
  return before ? /\p{L}\s*[:：]$/u.test(before.text) : false;
}

export const weekdayOf = (day: number): Weekday => ((day % 7) + 1) as Weekday;

/** "Exercise | Week | Sets | Reps": a row for each week of an exercise that is named once. */
const rowsAreWeeks = ({ columns, name }: Lane) => columns.some(({ role, index }) => role === "week" && index > name);

/** "Assistance pulling", "Main movements" alone in a row: the kind of the exercises below it. */
function headsGroup(text: string): boolean {
  return text.length <= 40 && !/\d/.test(text) && (isCategory(text) || GROUP_WORDS.test(plain(text)));
}

/** "Prescription", "Planned sets": what stands below is still to be done, whatever dates are beside it. */
const isPrescribed = ({ columns }: Lane) =>
  columns.some(({ heading }) =>
    plain(heading)
      .split(/[^\p{L}]+/u)
      .some((word) => PLAN_WORDS.includes(word) && word !== "target"),
  );

/** Columns that say how much is done. */
const AMOUNTS = new Set(["sets", "reps", "scheme", "work", "any", "duration", "distance"]);

/** A few words without a figure. */
const SHORT = /^\p{L}[^\d.!?:]{2,30}$/u;

/** Words that are neither an amount nor a load. */
const isWordy = (text: string) => /\p{L}{3}/u.test(text) && !/\d/.test(text) && !doseOf(text).sets.some(hasWork);

const DAY_OF_LIFT = /^(.+\p{L})\s+day$/iu;

const WAITING = new Set(["date", "logged", "notes", "day", "week"]);

const isOfPlace = ({ role }: Column) => role === "day" || role === "week";

const countsAll = ({ role }: Column, { text }: Cell) => role === "set" && COUNTED.test(plain(text));
const COUNTED = /^(?:\d{1,2}\s*(?:x|sets|rounds|series|satze|serie|serii|подхо\p{L}+)|x\s*\d{1,2})$/u;

/** "none", "n/a": no exercise. */
const NOTHING = /^(?:none|nothing|n\/?a|nil|keine?|ninguno|nenhum|aucun|nessuno|[-–—.]+)$/i;

/** "Warm up: empty bar 2x5, then jumps": said of a training, and none of its exercises. */
const WARM_UP =
  /^(?:warm[ -]?up|cool[ -]?down|aquecimento|calentamiento|riscaldamento|echauffement|aufwarmen)(?: \p{L}+)?\s*:\s*\S/u;
export const WARMING = new RegExp(`${WARM_UP.source}.*,`, "u");

/** "RIR | 3 | 2 | 1" under the headings of weeks: how hard each of them is meant to be. */
function readTargets(view: View, row: number, lane: Lane): boolean {
  const cells = cellsIn(view, row, lane.from, lane.to);
  const [label, ...figures] = cells;
  const role = label ? view.headingOf(label.text).role : null;
  if (figures.length < 2 || (role !== "rir" && role !== "effort" && role !== "percent" && role !== "intensity"))
    return false;
  const columns = figures.map(({ column }) => lane.columns.find(({ index }) => index === column));
  if (!columns.every((column) => column?.week != null)) return false;
  const targets = figures.map(({ text }) => targetOf(/^[\d.,-]+$/.test(text) ? `${text}${UNIT_OF[role]}` : text));
  if (targets.some((target) => target === null)) return false;
  for (const [at, column] of columns.entries())
    for (const each of lane.columns) if (each.week === column?.week) each.target = targets[at] ?? null;
  return true;
}

const UNIT_OF = { rir: " RIR", effort: " RPE", percent: "%", intensity: "%" };

/** A cell that says a name where the sheet has none. */
const cellOf = (text: string, row: number, column: number): Cell => ({
  text,
  url: null,
  stored: null,
  bold: false,
  ...{ row, column, lastRow: row, lastColumn: column },
});

const roleIn =
  ({ columns }: Lane) =>
  (wanted: Column["role"]) =>
    columns.some(({ role }) => role === wanted);

const holdsDoses = ({ columns }: Lane) =>
  columns.some(({ role, week, set }) => isDose(role as never) || role === "any" || week !== null || set !== null);

/** "Easy run | 5 km": what is done has the session's name. */
const namedAfter = ({ session }: Standing) => session?.title ?? null;
const ANYTHING = { role: "any", unit: null, week: null, set: null, heading: "", over: null } as const;

/** A cell that lists further exercises with their doses, a line each. */
function isListOfExercises(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 1 && lines.every((line) => namedDose(line) !== null);
}

/** Its lines, or what commas part where it is one line: "Swing x 15, Push-up x 10". */
function linesOf(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 1 ? lines : text.split(/[,;]\s+(?=\p{L})|\s[+|]\s+(?=\p{L})/u);
}

/** What a row says of all the exercises that one of its cells lists. */
const LISTED = new Set(["sets", "rest"]);

/** So many rows of captions may stand above a table's headings. */
const CAPTIONS = 12;

export const TOTAL =
  /^(?:(?:the|la|le|o|a|el|die) )?(?:nl|nbl|кпш|total|totals|sum|summe|somme|soma|gesamt|totale|suma|итого|всего|合計|합계|合计|average|avg)(?!\p{L})/u;

/** The weeks and sessions that a lane has columns for; one that is not said where it has none. */
function placesOf(lane: Lane): Place[] {
  const places: Place[] = [];
  for (const column of lane.columns) {
    if (isShared(column) || column.role === "logged") continue;
    const place = { week: column.week ?? undefined, mark: column.mark ?? null, lift: column.lift ?? null };
    if (!places.some((each) => each.week === place.week && each.mark === place.mark && each.lift === place.lift))
      places.push(place);
  }
  return places.length > 0 ? places : [{ week: undefined, mark: null, lift: null }];
}

type Place = { week: number | undefined; mark: SessionMark | null; lift: string | null };

/** How long the rest is at this place: a bare figure has the unit of its heading. */
function restAt(values: Value[], place: Place): string | null {
  const found = values.find(({ column }) => column.role === "rest" && isAt(column, place));
  const text = found ? shownText(found.cell, "rest") : "";
  if (text === "") return null;
  if (/^\d+(?:[.,]\d+)?$/.test(text) && found?.column.unit) return `${text} ${found.column.unit}`;
  return doseOf(text).rest ?? timeText(text);
}

/** What a row says of its exercise besides the dose. "Rest 2 min" in the column of remarks is the rest. */
function factsOf(values: Value[], name: Cell) {
  const texts = (role: Column["role"]) =>
    values
      .filter(({ column, cell }) => column.role === role && cell.text !== "")
      .map(({ cell }) => cell.text.replace(/\s*\n\s*/g, " ").trim());
  const [code = ""] = texts("code");
  const remarks = texts("notes").map((said) => ({ said, rest: restAlone(said) }));
  return {
    code: /[A-Za-z]/.test(code) ? code : null,
    tier: texts("tier")[0] ?? null,
    category: texts("category")[0] ?? null,
    tempo: texts("tempo")[0]?.replace(/^(?:n\/?a|-)$/i, "") ?? "",
    rest: remarks.find(({ rest }) => rest !== null)?.rest ?? null,
    notes: remarks.flatMap(({ said, rest }) => (rest === null ? said : [])),
    isDated: texts("date").length > 0,
    videoUrl:
      values.find(({ column, cell }) => column.role === "video" && cell.url)?.cell.url ??
      name.url ??
      values.find(({ cell }) => cell.url)?.cell.url ??
      null,
  };
}

/** "Assistance pulling: Weighted pull-up": what kind of exercise stands in front of its name. */
function kindBefore(text: string): { category: string; name: string } | null {
  const [, category = "", name = ""] = /^([^:]{3,40}):\s+(\p{L}.*)$/u.exec(text) ?? [];
  const isKind = isCategory(category) || GROUP_WORDS.test(plain(category));
  return isKind && looksLikeMovement(plain(name)) ? { category, name } : null;
}

/** Rounds of lists, without any amount of their own. */
const isOfLists = (lists: Value[], values: Value[]) =>
  lists.length > 0 && !values.some(({ column }) => column.role !== "sets" && AMOUNTS.has(String(column.role)));

/** How long the rest is, of a text that says nothing else. */
function restAlone(text: string): string | null {
  const { sets, said, rest, tempo } = doseOf(text);
  return sets.length === 0 && said.length === 0 && tempo === null ? rest : null;
}

/** "5x5 | 165 | - | 170": a dash where other weeks have their load says that nothing is done in that one. */
function leavesOut(values: Value[], place: Place): boolean {
  const placed = values.filter(({ column }) => !isShared(column));
  return (
    placed.some(({ column, cell }) => isAt(column, place) && /^[-–—]+$/.test(cell.text)) &&
    placed.some(({ column, cell }) => shownText(cell, column.role) !== "")
  );
}

/** Whether a column speaks for all weeks, sessions and lifts of its row. */
const isShared = ({ week, mark, lift }: Column) => week === null && !mark && !lift;

const isAt = ({ week, mark, lift }: Column, place: Place | undefined) =>
  (week === null || week === place?.week) && (!mark || mark === place?.mark) && (!lift || lift === place?.lift);

/** Whether an exercise has a dose. */
export function isDosed(exercise: ReadExercise): boolean {
  return exercise.prescription.some((sets) => hasWork(sets) || sets.count !== null);
}
