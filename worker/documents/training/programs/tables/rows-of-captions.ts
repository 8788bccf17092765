import { looksLikeMovement } from "../../vocabulary/movements";
import { isPreparing } from "../begin-session";
import { headedCircuit } from "../circuit-lines";
import type { Column, Lane } from "../columns/column";
import { namedDose } from "../doses/named-dose";
import { isTimeAlone } from "../doses/time-text";
import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { namesSession } from "../labels/session-words";
import { addsUpSports } from "../no-exercise";
import type { SessionMark } from "../program-builder";
import { beginsCycle, isLabel, readCaption } from "./caption-reading";
import { namesNothing } from "./kinds-of-columns";
import { headsPart } from "./rows-of-exercises";
import { beginSetsOf } from "./rows-of-lifts";
import type { TableRow } from "./table-row";
import { waitsForWords } from "./words-to-fill";

/** A text alone in its row that is no exercise. */
export function isCaption(row: TableRow): boolean {
  const { table, index, only, doses } = row;
  if (!only || !doses.every(({ cell }) => cell === only)) return false;
  if (!table.isAhead && !isNoExercise(row, only)) return false;
  readCaption(table, only, row.state);
  table.lasts.delete(index);
  return true;
}

/** Whether what stands alone in a row below headings speaks of other rows, by its breadth, its words or the rows around it. */
function isNoExercise(row: TableRow, only: Cell): boolean {
  const { table, number, lane, index, name } = row;
  if (only === name && headsPart(row, only)) return false;
  const { view, builder, lasts } = table;
  const { text } = only;
  const isWide = only.lastColumn - only.column >= 2;
  if (isWide && only.lastColumn >= lastOfPlan(lane) - 1) return true;
  if (isLabel(text) || beginsCycle(view, text, number) || addsUpSports(text)) return true;
  // No code of an exercise is so long.
  const isValue = ({ index, role }: Column) =>
    index === only.column && role !== null && !(role === "code" && text.length > LONGEST_CODE);
  if (only !== name) return !lane.columns.some(isValue);
  if (text.length > 60 || /[.!?]$/.test(text.trim())) return true;
  if ([OPTIONAL, CONDITION, EXCHANGE].some((words) => words.test(plain(text)))) return true;
  // "Circuit A – 4 rounds, 90 sec between rounds"
  if (headedCircuit(text) !== null && looksAhead(view, number)) return true;
  if (namedDose(text) !== null) return false;
  const above = number > 0 ? cellsIn(view, number - 1, lane.from, lane.to).length : 0;
  const next = cellsIn(view, number + 1, lane.from, lane.to);
  const below = next.length;
  // A short text alone between an empty row and a row with doses names what follows.
  if (below > 1) return above === 0 || sessionLabel(text) !== null;
  // Two remarks below the table.
  if (below === 1 && above === 0 && [only, ...next].every((each) => saysNoExercise(each.text))) return true;
  return below === 0 && ((!lasts.has(index) && builder.started) || !looksLikeMovement(plain(text)));
}

const LONGEST_CODE = 12;

const looksAhead = (view: View, number: number): boolean => cellsIn(view, number + 1).length > 1;

/** "Optional: curls, calves": a remark without any dose. */
const OPTIONAL =
  /^(?:optional|option|note|nb|tip|opcional|facultatif|facoltativo|freiwillig|opcjonalnie|по желанию)\s*[:–-][^\d]*$/u;

/** "If the knee is fine we keep it": what is to be done then. */
const CONDITION =
  /^(?:if|when|si|se|wenn|falls|jesli|gdy|если|als)\s\p{L}+\s\p{L}+|\s(?:only if|only when|unless|nur wenn|solo si|solo se|so se|seulement si|tylko jesli|только если)\s/u;

/** "Swap hack squats for front squats in the other gym": what may be done in place of an exercise. */
const EXCHANGE =
  /^(?:(?:swap|replace|substitute)\s.+\s(?:for|with)\s|(?:cambia|cambiar|sustituir|sustituye|trocar|troque|substituir)\s.+\spor\s|(?:remplacer|remplace|remplacez)\s.+\spar\s|(?:ersetze|ersetzen)\s.+\sdurch\s|(?:sostituire|sostituisci|cambiare)\s.+\scon\s|(?:zamien|zamienic)\s.+\sna\s|замен\p{L}+\s.+\sна\s)/u;

const saysNoExercise = (text: string): boolean =>
  text.length > 20 && namedDose(text) === null && !looksLikeMovement(plain(text));

/** The last column before those of what was done. */
function lastOfPlan({ columns, from, to }: Lane): number {
  const all = Math.min(to, columns.length - 1 + from);
  const behind = columns.findLast(({ role }) => role !== null && role !== "logged");
  const isLogged = columns.some(({ role, index }) => role === "logged" && index > (behind?.index ?? all));
  return isLogged && behind ? behind.index : all;
}

/** A row above the table's first exercise: what it says is of what stands below. */
export function isCaptions(row: TableRow): true {
  if (saysOfLabel(row) || listsMaxes(row)) return true;
  const isLabelled = row.fresh.some(({ text }) => isLabel(text));
  for (const cell of row.fresh) readAmong(row, cell, isLabelled);
  return true;
}

/** "Warm-up: | 5 min bike": what stands behind a label is said of it, and names no session. */
function saysOfLabel({ table: { builder }, state: { week, session }, fresh }: TableRow): boolean {
  const [label, said, ...more] = fresh;
  if (!label || !said || more.length > 0 || !/\p{L}\s*:$/u.test(label.text)) return false;
  if (!isPreparing(label.text) || fresh.some(({ text }) => isLabel(text))) return false;
  if (session === null) return false;
  builder.session(week, session).notes.push(`${label.text} ${said.text}`);
  builder.use(label, said);
  return true;
}

/** "TM | SQ 115 | DL 140" above the headings: what somebody can lift, and no name of what stands below. */
function listsMaxes({ table: { view, isAhead }, fresh }: TableRow): boolean {
  const [label, ...maxes] = fresh;
  const isOfMaxes = label !== undefined && view.headingOf(label.text).role === "max";
  return isAhead && isOfMaxes && maxes.length > 0 && maxes.every(({ text }) => /\d/.test(text));
}

function readAmong(row: TableRow, cell: Cell, isLabelled: boolean): void {
  const { table, lane, state, fresh } = row;
  const { view, builder } = table;
  // "Monday - Lower | 4 Jan": the date beside a session is when it is done.
  if (cell.stored?.kind === "date" && fresh.some((each) => each !== cell && isLabel(each.text))) return;
  const isBesideLabel = isLabelled && !isLabel(cell.text);
  // "SESSION 1 | Date | ___" waits to be filled in, "Monday | Bench volume" does not.
  if (isBesideLabel && waitsForWords(view, cell.text) && !looksLikeMovement(plain(cell.text))) return;
  // "Monday | 90 min": how long it takes.
  if (isBesideLabel && state.session && isTimeAlone(cell.text)) {
    builder.session(state.week, state.session).notes.push(cell.text);
    builder.use(cell);
    return;
  }
  // "Monday | Lower": what is trained on it stands beside the day.
  const begun = state.session;
  const isBehindDate = fresh[0]?.stored?.kind === "date" && cell === fresh[1];
  const first = fresh[0]?.column ?? 0;
  const isNextToName = cell.column === lane.name + 1 || (cell.column === lane.name && first < lane.name);
  const isBehind = isBehindDate || (isLabelled && isNextToName && !namesNothing(lane));
  const isOpen = begun?.weekday
    ? begun.title === null
    : isBesideLabel && isBareName(begun, fresh[0]) && view.headingOf(cell.text).role === null;
  if (isBehind && begun && isOpen && SHORT.test(cell.text)) {
    begun.title = begun.title === null ? cell.text : `${begun.title} – ${cell.text}`;
    builder.use(cell);
    return;
  }
  // What stands outside of the table beside a label is said of something else.
  const heading = lane.columns.find(({ index }) => index === cell.column)?.heading ?? "";
  const isOverLog = lane.columns.find(({ index }) => index === cell.column)?.role === "logged";
  if (isOverLog && cell.column > lane.name) return;
  if (isBesideLabel && cell.column > lane.name && view.headingOf(heading).role === null) return;
  // "Tuesday - Bench | | Thursday - off": one more day, of which the week has no table.
  const isDay = ({ text }: Cell) => sessionLabel(text)?.sure === true;
  const days = isDay(cell) ? fresh.filter((each) => each.column < cell.column && isDay(each)) : [];
  if (days.length > 0 && cell.column > lane.name && heading === "") return;
  if (!beginSetsOf(row, cell)) readCaption(table, cell, state);
}

/** "Workout B", and nothing else that the session is called. */
const isBareName = (begun: SessionMark | null, first: Cell | undefined): boolean =>
  begun?.title != null && begun.title === first?.text.trim() && namesSession(plain(begun.title));

/** A few words without a figure. */
const SHORT = /^\p{L}[^\d.!?:]{2,30}$/u;
