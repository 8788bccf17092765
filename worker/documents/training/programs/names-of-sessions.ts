import { TOGETHER } from "../vocabulary/group-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { isPreparing } from "./begin-session";
import { isDoseText } from "./doses/dose-sets";
import { namedDose } from "./doses/named-dose";
import { cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { partsBySplits, sessionLabel } from "./labels/session-label";
import { statesFact } from "./labels/stated-fact";
import { weekLabel } from "./labels/week-label";
import { headsRemarks, namesPart } from "./part-heading";

/** A line of text, or a row: `text` is empty where it has several cells. */
type Row = { text: string; readonly isDosed: boolean };

/**
 * The texts that name sessions because they stand where others do that are known for it: each right above exercises, as
 * "Chest and triceps" between "Upper" and "Legs", or "Legs" between "Workout A" and "Workout B". Empty where the plan is parted
 * by surer words, or such texts may be the parts of one session.
 */
export function namesOfSessions(rows: Row[]): ReadonlySet<string> {
  const named = rows.flatMap((row, at) =>
    row.text === "" || row.text.length > LONGEST || row.isDosed
      ? []
      : [{ text: row.text, heads: rows[at + 1]?.isDosed === true }],
  );
  const sure = named.filter(({ text }) => sessionLabel(text)?.sure === true);
  if (sure.some(({ heads }) => !heads)) return new Set();
  const heads = new Set(named.flatMap(({ text, heads }) => (heads && isName(text) ? [text] : [])));
  if ([...heads].some(isPart)) return new Set();
  const known = [...heads].filter((text) => sessionLabel(text) !== null);
  if (sure.length > 0) return new Set([...known, ...inCapitals(rows, heads, sure)]);
  return known.length > 0 && heads.size > 1 ? heads : new Set();
}

/** "AFTER SPARRING" beside "MAIN DAY", where nothing but sessions is written in capitals. */
function inCapitals(rows: Row[], heads: ReadonlySet<string>, sure: { text: string }[]): string[] {
  if (!sure.every(({ text }) => isCapital(text)) || rows.some(({ text, isDosed }) => isDosed && isCapital(text)))
    return [];
  // The title of a sheet may stand above a row of facts as well.
  const overLines = new Set(rows.flatMap(({ text }, at) => (rows[at + 1]?.text ? [text] : [])));
  const isFree = (text: string) => !TOGETHER.test(plain(text)) && !looksLikeMovement(plain(text));
  return [...heads].filter((text) => isCapital(text) && overLines.has(text) && isFree(text));
}

/** "RESERVE (if you miss a day)" is in capitals too. */
const isCapital = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\s\([^()\d]*\)$/, ""));

/** A longer text names nothing; whether it holds a dose need not be asked. */
const LONGEST = 80;

/** "Strength", "Conditioning", "Mobility" may be parts of one session; "Push" and "Full body" are whole ones. */
const isPart = (text: string): boolean =>
  (namesPart(text) && !OF_BODY.test(plain(text))) || (isPreparing(text) && sessionLabel(text) === null);

const OF_BODY = /^(?:push|pull|legs?|(?:upper|lower|full|whole|total)[ -]?body)(?!\p{L})/u;

const isName = (text: string): boolean =>
  text.replace(/\s\([^()]*\)$/, "").length <= 40 &&
  /\p{L}{2}/u.test(text) &&
  !/[.!?,;]$|\d{2}|:\s/.test(text) &&
  weekLabel(text) === null &&
  !isRest(text) &&
  !statesFact(text) &&
  !headsRemarks(text) &&
  // "Run for a mile" above a line with a dose is done as well.
  !(
    /\p{Ll}$/u.test(text) &&
    text.split(" ").length > 2 &&
    looksLikeMovement(plain(text)) &&
    sessionLabel(text) === null
  );

/** What tells the sessions of a list of rows that have no surer words: known ones, and those that stand among them. */
export const partsOf = (rows: Row[]): { isParted: boolean; names: ReadonlySet<string> } => ({
  isParted: partsBySplits(rows.flatMap(({ text }) => text || [])),
  names: namesOfSessions(rows),
});

/** A line that holds an exercise or a dose, which is asked where it matters. */
export const rowOfLine = (text: string): Row => ({
  text,
  get isDosed() {
    return namedDose(text) !== null || isDoseText(text);
  },
});

/** The rows of a table, or of some of its columns; those that are empty or hold words alone are no part of a list. */
export function rowsOfView(view: View, from = 0, to = view.width - 1): Row[] {
  return view.rows.flatMap((_, row) => {
    const [only, ...more] = cellsIn(view, row, from, to);
    if (!only) return [];
    if (more.length === 0) return rowOfLine(only.text);
    const isHeading = [only, ...more].every(({ text }) => !/\d/.test(text) || view.headingOf(text).week !== null);
    return isHeading ? [] : { text: "", isDosed: true };
  });
}
