import type { Weekday } from "../../../contract/program-reading";
import { paragraphText } from "../../block-text";
import type { Block, Paragraph } from "../../document-model";
import { bestLink, takeLinks } from "../links";
import { runLines } from "../run-lines";
import { looksLikeMovement } from "../vocabulary/movements";
import { begin, isPreparing, opened } from "./begin-session";
import { readCalendar } from "./calendar-reading";
import { sportIn } from "./calendar-subject";
import { readCards } from "./card-reading";
import type { HeadingReader } from "./columns/column-heading";
import { readDayList } from "./day-list-reading";
import { readDayRows } from "./day-rows-reading";
import { readDaysByWeeks } from "./days-by-weeks-reading";
import { isDoseText } from "./doses/dose-sets";
import { namedDose } from "./doses/named-dose";
import { turnAround } from "./doses/order-of-scheme";
import { cellsIn, leaveUnused, type View, viewOf } from "./grid-view";
import { readLabelledRows } from "./labelled-rows-reading";
import { plain } from "./labels/plain-text";
import { rangesOfWeeks } from "./labels/ranges-of-weeks";
import { isDaytime, isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { readLiftColumns } from "./lift-columns-reading";
import { readLiftsOverSets } from "./lifts-over-sets-reading";
import { readLine } from "./line-reading";
import { labelled, namesOverFacts } from "./lines-of-facts";
import { areSwims } from "./lines-of-swims";
import { signLoads } from "./loads-without-unit";
import { partsOf, rowOfLine, rowsOfView } from "./names-of-sessions";
import { outingOfDay } from "./outings";
import { readPairs } from "./paired-reading";
import { readPartColumns } from "./part-columns-reading";
import { ENOUGH, scoreOf } from "./plausibility";
import { ProgramBuilder } from "./program-builder";
import { withRowsOfLists } from "./rows-of-lists";
import { speaksOfSomethingElse } from "./something-else";
import { nowhere, type Standing } from "./standing";
import { readTable, readUnheaded } from "./tables/table-reading";
import { tagsIn } from "./tags-in-front";
import { tried } from "./tried";
import { readTurnedCalendar } from "./turned-calendar";
import { readWeekList } from "./week-list-reading";

/** Reads running text and the tables in it: headings name weeks and sessions, lines are exercises, what is neither is a note. */
export function readText(
  blocks: Block[],
  builder: ProgramBuilder,
  unit: string | null,
  readHeading?: HeadingReader,
): void {
  const standing = nowhere();
  const written = new Map(blocks.flatMap((block) => (block.kind === "grid" ? [] : [[block, linesOf(block)] as const])));
  const signed = signLoads(
    [...written.values()].flatMap((lines) => lines.map(({ text }) => text)),
    unit,
  );
  for (const line of [...written.values()].flat()) line.text = signed(line.text);
  numberByTabs([...written.values()].flat());
  const texts = [...written.values()].flatMap((lines) => lines.map(({ text }) => text));
  standing.sport = areSwims(texts) ? "Swim" : (sportIn(texts.slice(0, 1)) ?? null);
  standing.sportAnywhere = sportIn(texts) ?? null;
  const headings = [...written].flatMap(([{ heading }, lines]) => (heading === null ? [] : lines));
  standing.ranges = rangesOfWeeks(headings.map(({ text }) => text));
  standing.headings = new Set(headings.map(({ text }) => plain(text)));
  standing.overFacts = namesOverFacts(
    [...written].flatMap(([block, lines]) =>
      lines.map(({ text, bold }) => ({ text, isHead: block.heading !== null || bold || isBold(block) })),
    ),
  );
  standing.namesWeeks = texts.some(headsWeek);
  standing.linksRuns = texts.filter((text) => RECORDED.test(text)).length > 1;
  standing.headedDays = daysInHeadings(blocks);
  standing.tags = tagsIn(
    texts,
    blocks.flatMap((block) => (block.kind === "grid" ? [viewOf(block, readHeading)] : [])),
  );
  standing.isOfOutings = texts.filter((text) => outingOfDay(text, standing.sportAnywhere ?? null)).length > 1;
  Object.assign(standing, partsOf(texts.map(rowOfLine)));
  const headed = headedTables(blocks);
  let above = "";
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "grid") {
      // The heading between that of the week and the table names the session, as it would over lines.
      // So does "A – Legs" above the first of several, and any heading where each table has its own.
      const names =
        standing.opening &&
        (standing.week !== null || LETTERED.test(standing.opening) || (headed > 1 && !isPreparing(standing.opening)));
      if (standing.opening && names && !standing.session) begin(standing, opened(builder, standing.opening));
      // A lift may stand above the table of its sets.
      const view = { ...withRowsOfLists(viewOf(block, readHeading)), name: above };
      // "Movement | Easier | Harder" below "Progressions" is said of the training.
      const isRemark = standing.remarks && !holdsDoses(view);
      if (!isRemark && !isOfPeople(view) && !speaksOfSomethingElse(view) && !readWeekList(view, builder, standing)) {
        const way = betterWay(view, standing, unit) ?? readGrid;
        way(view, builder, standing, unit);
      }
      leaveUnused(view, builder);
      continue;
    }
    const lines = written.get(block) ?? [];
    const text = lines.map((line) => line.text).join(" ");
    if (text !== "") above = text;
    const below = lineBelow(blocks, at, written);
    for (const [index, line] of lines.entries())
      if (line.text === "") showLast(builder, standing, line.url);
      else
        readLine(builder, standing, line.text, {
          url: line.url,
          bold: line.bold || isBold(block),
          block,
          number: block.number,
          below: lines[index + 1]?.text ?? below,
          isFurther: index > 0,
        });
  }
  turnAround(
    builder.exercises,
    [...written.values()].map((lines) => lines.map(({ text }) => text).join(" ")),
  );
}

/** The line right below a paragraph; its link may stand between. */
function lineBelow(blocks: Block[], at: number, written: Map<Block, { text: string }[]>): string | null {
  const [next = [], afterNext = []] = blocks.slice(at + 1, at + 3).map((block) => written.get(block) ?? []);
  const isLink = next.length > 0 && next.every(({ text }) => text === "");
  return (isLink ? afterNext : next)[0]?.text ?? null;
}

/** Bare figures are doses beside movements alone: "4 to 5 | Half of the sets" says what is done at such a pain. */
function holdsDoses(view: View): boolean {
  const rows = view.rows.map((_, row) => cellsIn(view, row));
  const dosed = rows.flat().filter(({ text }) => isDoseText(text));
  if (dosed.some(({ text }) => !BARE.test(plain(text)))) return true;
  const figured = rows.filter((cells) => dosed.some((cell) => cells.includes(cell)));
  const lifts = figured.filter((cells) => cells.some(({ text }) => looksLikeMovement(plain(text))));
  return lifts.length * 2 > figured.length;
}

/** "Novak | 1 | 16:30": nothing but names and figures, where no heading, movement or amount tells of training. */
function isOfPeople(view: View): boolean {
  const cells = view.rows.flatMap((_, row) => cellsIn(view, row));
  return (
    view.rows.length > 1 &&
    view.width > 1 &&
    cells.some(({ text }) => BARE.test(plain(text))) &&
    cells.every(({ text }) => {
      const { role, week, set } = view.headingOf(text);
      const isBare = BARE.test(plain(text)) || !isDoseText(text);
      const isPlaced = week !== null || set !== null || weekLabel(text) !== null || sessionLabel(text)?.sure === true;
      return isBare && !isPlaced && (role === null || role === "notes") && !looksLikeMovement(plain(text));
    })
  );
}

/** "2", "4 to 5", "16:30" */
const BARE = /^\d{1,3}(?: ?(?:-|to|bis|a|do|до) ?\d{1,3}|:\d\d)?$/u;

/** How many tables there are, where each has a heading of its own right above; none where one has none. */
function headedTables(blocks: Block[]): number {
  const written = blocks.filter((block) => block.kind === "grid" || paragraphText(block).trim() !== "");
  const tables = written.flatMap(({ kind }, at) => (kind === "grid" ? at : []));
  const heads = tables.flatMap((at) => {
    const head = written[at - 1];
    const isHead = head !== undefined && head.kind !== "grid" && (head.heading !== null || isBold(head));
    return isHead ? paragraphText(head).trim() : [];
  });
  return heads.length === tables.length ? new Set(heads).size : 0;
}

const LETTERED = /^A\s?[–—:.)-]\s*\p{L}{3}/u;

/** Reads a table between the lines of a text. */
function readGrid(view: View, builder: ProgramBuilder, standing: Standing, unit: string | null): void {
  const read =
    readTurnedCalendar(view, builder) ||
    readTable(view, builder, standing, unit) ||
    readCalendar(view, builder, standing.week, null, standing.sportAnywhere) ||
    readLiftColumns(view, builder, standing.week, unit) ||
    readUnheaded(view, builder, standing, unit);
  if (read) return;
  // Cell by cell, or column by column where that reads more.
  const [cells = 0, cards = 0] = [readCells, readCards].map((way) => scoreBy(way, view, standing, unit));
  if (view.width > 1 && cards > cells * 1.1 && cards >= ENOUGH) readCards(view, builder, standing);
  else readCells(view, builder, standing);
}

type Way = (view: View, builder: ProgramBuilder, standing: Standing, unit: string | null) => unknown;

function daysInRows(view: View, builder: ProgramBuilder, { week }: Standing): boolean {
  return readDayRows(view, builder, week);
}

/** Ways to read a table that names its own sessions. */
const WAYS: Way[] = [
  (view, builder, { week, sportAnywhere }) => readCalendar(view, builder, week, null, sportAnywhere),
  (view, builder, { week }) => readPairs(view, builder, week),
  daysInRows,
  (view, builder, { week }, unit) => readLiftsOverSets(view, builder, week, unit),
  (view, builder) => readPartColumns(view, builder),
  (view, builder) => readDaysByWeeks(view, builder),
  (view, builder, { week, sport }) => readDayList(view, builder, week, sport),
  (view, builder, { week, session }, unit) => readLiftColumns(view, builder, week, unit, session),
];

/** The cards of exercises, of which a document may have a table each. */
const readCardsOfExercises: Way = (view, builder, { week, session }, unit) =>
  readLabelledRows(view, builder, week, unit, session);

/** Whether hardly anything stands in a table besides such cards. */
function areCards(view: View, standing: Standing, unit: string | null): boolean {
  const builder = new ProgramBuilder(null);
  const cells = new Set(view.rows.flat().filter((cell) => cell !== null));
  if (view.rows.length > MOST_ROWS || !readCardsOfExercises(view, builder, standing, unit)) return false;
  return builder.used.size >= cells.size * 0.8;
}

/** The one of them that reads clearly more of a table than the usual ways, where there is one. */
function betterWay(view: View, standing: Standing, unit: string | null): Way | null {
  if (view.rows.length > MOST_ROWS) return null;
  if (areCards(view, standing, unit)) return readCardsOfExercises;
  // Others may read the same lists, and not that two trainings of a day stand side by side.
  const ofTimes = view.rows.some((_, row) => cellsIn(view, row).filter(({ text }) => isDaytime(text)).length > 1);
  const [best] = WAYS.map((way) => ({
    way,
    score: scoreBy(way, view, standing, unit, standing.session ? 2 : 1) * (way === daysInRows && ofTimes ? 1.25 : 1),
  }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  return best && best.score > scoreBy(readGrid, view, standing, unit) * 1.1 ? best.way : null;
}

/** Rows of a table that is read in several ways. */
const MOST_ROWS = 60;

/** How much a way reads of a table, where it finds so many sessions. Nothing of it is kept. */
function scoreBy(way: Way, view: View, standing: Standing, unit: string | null, least = 0): number {
  const builder = new ProgramBuilder(null);
  const session = standing.session && { ...standing.session };
  tried(
    () =>
      way(
        view,
        builder,
        { ...standing, session, said: standing.said === standing.session ? session : standing.said },
        unit,
      ),
    true,
  );
  return builder.weeks.flatMap(({ sessions }) => sessions).length < least ? 0 : scoreOf(builder);
}

const linesOf = (block: Paragraph): { text: string; url: string | null; bold: boolean }[] =>
  runLines(block.runs).flatMap((runs) => {
    const { text, links } = takeLinks(labelled(runs));
    const plainText = text.trim().replace(KEYCAP, "$1. ").replace(PICTURES, "");
    const starred = STARRED.exec(plainText)?.[2];
    const own = unframed(unmarked(starred ?? (plainText || text.trim())));
    const url = bestLink(links);
    return own === "" && url === null ? [] : { text: own, url, bold: starred !== undefined };
  });

/** "✅ Bench press 4x8", "*Day 1* 💪", "Row 3x10 ✓": pictures before and behind a line, and what ticks it off. */
const PICTURES = /^(?:\p{Extended_Pictographic}\ufe0f?\s*)+|(?:\s*[\p{Extended_Pictographic}✓✗]\ufe0f?)+$/gu;

/** "1️⃣ Squat": how messengers number. */
const KEYCAP = /^(\d)\ufe0f?\u20e3\s*/u;

/** "*TREINO A*", "_Day 2_": how messengers write bold. */
const STARRED = /^([*_])(?=[^\s*_])([^*_]+)(?<=\S)\1$/u;

/** "1 ⇥ Split squat", "2 ⇥ Bridge": lines counted up by hand are numbered, where other figures before a tab are amounts. */
function numberByTabs(lines: { text: string }[]): void {
  const counted = lines.filter(({ text }) => NUMBERED.test(text));
  const numbers = counted.map(({ text }) => Number.parseInt(text, 10));
  const goesOn = (number: number, at: number) => number === 1 || number === (numbers[at - 1] ?? 0) + 1;
  if (counted.length < 2 || !numbers.every(goesOn)) return;
  for (const line of counted) line.text = line.text.replace(/\t+/, ". ");
}

const NUMBERED = /^\d{1,2}\t+\p{Lu}/u;

const RECORDED = /^\d[\d.,]*\s*\p{L}{1,6}\s.{0,10}(?:strava|garmin|polar|coros)\)?$/iu;

function daysInHeadings(blocks: Block[]): Set<Weekday> {
  const headings = blocks.filter((block) => block.kind === "paragraph" && block.heading !== null && !block.list);
  return new Set(
    headings.flatMap((block) => (block.kind === "paragraph" && sessionLabel(paragraphText(block))?.weekday) || []),
  );
}

/** "Week 1", "WEEK 1 – Foundation" */
function headsWeek(text: string): boolean {
  const week = weekLabel(text);
  return week !== null && (week.rest === "" || (week.before === "" && /^\p{Lu}[\p{L} &-]{2,30}$/u.test(week.rest)));
}

/** "Video: https://…" in a line of its own shows the exercise above it. */
function showLast(builder: ProgramBuilder, { named, session, week }: Standing, url: string | null): void {
  const last = named ?? (session ? builder.session(week, session).exercises.at(-1) : undefined);
  if (last) last.videoUrl ??= url;
}

/** Reads a table as if each of its cells were a line of text. */
function readCells(view: View, builder: ProgramBuilder, standing: Standing): void {
  Object.assign(standing, partsOf(rowsOfView(view)));
  for (const cell of new Set(view.rows.flat())) {
    const lines = cell && !namesSession(standing, cell.text) ? linesOfCell(cell.text) : [];
    for (const [index, line] of lines.entries())
      readLine(builder, standing, line, {
        url: cell?.url ?? null,
        bold: cell?.bold === true,
        block: null,
        number: null,
        below: lines[index + 1] ?? null,
      });
    standing.begun = cell !== null && sessionLabel(cell.text)?.sure ? standing.session : null;
    builder.use(cell);
  }
}

/** Several exercises in one cell are several lines; any other text is one. */
function linesOfCell(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isList = lines.length > 1 && lines.filter((line) => namedDose(line) !== null).length * 2 > lines.length;
  return isList ? lines.map((line) => line.trim()) : [text];
}

/** The short text in the cell behind the one that began a session is what it is called. */
function namesSession({ begun, session }: Standing, text: string): boolean {
  if (!begun || begun !== session || session.title !== null) return false;
  if (text.length > 40 || namedDose(text) !== null || isRest(text) || sessionLabel(text)?.sure) return false;
  session.title = text;
  return true;
}

/** "1. **Box Squat** — 4x6" of a text in Markdown, without its signs. */
const unmarked = (line: string) =>
  line.replace(/(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/g, "$2").replace(/^#{1,6}\s+(?=\p{L})/u, "");

/** "== Day 1 ==" and "*** WEEK 1 ***" without their signs. */
const unframed = (line: string) => /^([=~*_#-])\1+\s*(.*[^=~*_#\s-])[\s=~*_#-]*$/.exec(line)?.[2] ?? line;

const isBold = (block: Paragraph) => block.runs.every((run) => run.bold || run.text.trim() === "");
