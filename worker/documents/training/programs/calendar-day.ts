import { looksLikeMovement } from "../vocabulary/movements";
import { isPreparing } from "./begin-session";
import { amountLast, type Circuit, circuitOf, inCircuit, isRestLine } from "./circuit-lines";
import { headingOf } from "./columns/column-heading";
import { targetOf } from "./columns/week-targets";
import { doseOf, hasWork, joined } from "./doses/dose-sets";
import { METRES, MINUTES, SECONDS, SETS_WORD } from "./doses/dose-words";
import { labelledDose } from "./doses/labelled-dose";
import { exerciseOf, listedDoses, type NamedDose, namedDose, undosed } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { outings } from "./outings";
import type { BuiltSession, SessionMark } from "./program-builder";
import { inTurns, linesOfProse } from "./prose-of-day";

type Day = {
  mark: SessionMark;
  /** Its session, made when there is something for it. */
  session: () => BuiltSession;
  /** What a line without a name is of; `isBare` where all lines of the cell have none. */
  unnamed: (line: string, isBare: boolean) => NamedDose | null;
  leave: (text: string) => void;
  /** What the calendar is about. */
  sport?: string | null;
};

const NOT_COUNTED: Circuit = { count: null };

/** Reads the cell of a calendar: what is done on its day, line by line. */
export function readDay(text: string, { mark, session, sport, unnamed, leave }: Day): void {
  const lines = dosedLinesOf(text).flatMap((line) => linesOfProse(line, sport ?? null));
  const isBare = lines.every(isWhole);
  let circuit: Circuit | null = null;
  for (const [at, line] of lines.entries()) {
    if (tellsResult(line)) {
      leave(line);
      continue;
    }
    // "4 x 4 min work, 2 min rest" alone on a day of rowing is what is rowed.
    const isOfSport = lines.length === 1 && sport != null && outings(line, sport) !== null;
    const rounds = isOfSport ? null : circuitOf(line);
    if (rounds) {
      circuit = rounds;
      session().notes.push(line);
      continue;
    }
    if (isRestLine(line) || saysRestAlone(line)) {
      const { exercises, notes } = session();
      const last = exercises.at(-1);
      const { rest } = doseOf(line);
      if (last && last.rest === null && rest !== null && circuit === null) last.rest = rest;
      else notes.push(line);
      continue;
    }
    const moved = circuit ? null : outings(line, sport ?? null);
    // "3 km (4 x 1 min fast)": what brackets hold is of its parts.
    const isWhole = moved !== null && (moved.length > 1 || /^\d[^(]*\(.*\d/.test(line));
    const turns = circuit ? null : inTurns(line, sport ?? null);
    if (turns) session().notes.push(line);
    const listed = turns ?? (circuit ? null : isWhole ? moved : listedDoses(line));
    if (listed) {
      for (const each of listed) addTo(session(), each, false);
      continue;
    }
    const besides = circuit ? null : amountBesides(line);
    if (besides) {
      session().exercises.push(undosed(besides.name));
      addTo(session(), besides.read, false);
      continue;
    }
    if (at === 0 && circuit === null && addDoseOfAbove(line, session)) continue;
    const read =
      (circuit ? inCircuit(line, circuit) : null) ??
      (isGuessed(line) ? moved?.[0] : null) ??
      namedDose(line) ??
      (lines.length > 1 ? amountLast(line, NOT_COUNTED) : null) ??
      unnamed(line, isBare) ??
      // "15k steady" of a sport
      moved?.[0] ??
      null;
    if (read && at === 0 && read.sets.length > 0) titleByList(session(), mark);
    if (read) addTo(session(), read, isBare);
    else if (isRest(line)) leave(line);
    else if (at === 0 && lines.length > 1 && line.length <= 40 && !mark.title && !isPreparing(line)) mark.title = line;
    else if (namesMovement(line) && !(lines.length > 1 && isPreparing(line))) {
      session().exercises.push(undosed(line.replace(/[:.]$/, "")));
    } else session().notes.push(line);
  }
}

/** "4 x 4 min hard, 2 min easy" names nothing, and is taken for a run where no sport is known. */
const isGuessed = (line: string): boolean => !plain(line).includes(plain(namedDose(line)?.name ?? ""));

/** "last time 19:05", "PR: 84": what came of it. */
function tellsResult(line: string): boolean {
  const [, called = ""] = /^(\p{L}[\p{L} ]{1,20}?):?\s+\d[\d:.,]*$/u.exec(line) ?? [];
  return called !== "" && headingOf(called).role === "logged";
}

/** "6 x 30 s hard, 90 s easy" in the cell below "Assault bike": how much of it. Whether the line was that. */
function addDoseOfAbove(line: string, session: () => BuiltSession): boolean {
  if (!/^\d/.test(line)) return false;
  const { sets, rest, said } = doseOf(line);
  if (sets.length === 0 || !sets.every(hasWork) || said.join(" ").length > 20) return false;
  const last = session().exercises.at(-1);
  if (!last || last.prescription.length > 0 || last.notes !== null) return false;
  Object.assign(last, { prescription: sets, rest, notes: said.join("; ") || null });
  return true;
}

/** "Sled + carries" in the cell above "Sled push 4 x 20 m": what the day is about. */
function titleByList({ exercises }: BuiltSession, mark: SessionMark): void {
  const [only, ...more] = exercises;
  if (!only || more.length > 0 || only.prescription.length > 0 || !/\s[+&]\s/.test(only.name)) return;
  mark.title ??= only.name;
  exercises.pop();
}

/** "Strength + 30 min bike": words without any amount, and something with one that is done besides. */
function amountBesides(line: string): { name: string; read: NamedDose } | null {
  const [, name = "", second = ""] = /^(\p{L}[^\d+:]{2,40}?)\s+\+\s+(\d[^+]*)$/u.exec(line) ?? [];
  const read = second === "" ? null : namedDose(second);
  return read?.sets.every(({ count, reps }) => count === null && reps === null) ? { name, read } : null;
}

/** "2-3 min rest between sets" */
function saysRestAlone(line: string): boolean {
  const { sets, rest } = doseOf(line);
  return /^\d/.test(line) && sets.length === 0 && rest !== null;
}

const namesMovement = (line: string): boolean =>
  looksLikeMovement(plain(line)) && line.length <= 60 && !/^\d+\s*[x×]/.test(line) && !NOT_DONE.test(plain(line));

/** "No running this week", "Try smaller holds" */
const NOT_DONE =
  /^(?:try|use|keep|maybe|focus on|stay|maintain|approach) \p{L}|^(?:no|kein\p{L}{0,2}|sin|sem|senza|pas de|bez|без) [\p{L} ]+ (?:week|today|woche|heute|semana|hoy|hoje|settimana|oggi|semaine|tygodniu|dzisiaj|неделе|сегодня)[.!]*$/u;

/** Lines that say sets alone are all of the same lift. */
function addTo({ exercises }: BuiltSession, read: NamedDose, isBare: boolean): void {
  const last = isBare ? exercises.at(-1) : undefined;
  if (last?.name === read.name) last.prescription = joined([...last.prescription, ...read.sets]);
  else exercises.push(exerciseOf(read));
}

export const linesOf = (text: string): string[] =>
  // "Distance – 20 m" over "Sets – 3" are parts of one dose.
  (labelledDose(text) === null ? text.split("\n") : [text.replaceAll("\n", ", ")])
    .map((line) => line.trim())
    // "6-8-5-4-7+": the reps of each set.
    .map((line) => (/^\d{1,2}(?:-\d{1,2}){3,}\+?$/.test(line) ? line.replaceAll("-", "/") : line))
    .filter(Boolean);

/** Sets and what is done in each, and nothing else. */
function isWhole(line: string): boolean {
  const { sets, said } = doseOf(line);
  return said.length === 0 && sets.some((each) => hasWork(each) && (each.count ?? each.percent) !== null);
}

/** The lines of a cell, each with its dose, which may stand below it. */
export const dosedLinesOf = (text: string): string[] => withDoses(linesOf(text));

/** "Back Squat" with "5x3 @ 82%" in the lines below it is one line. */
function withDoses(lines: string[]): string[] {
  const out: string[] = [];
  let named = false;
  /** Names that stood over their doses. */
  let pairs = 0;
  for (const line of lines) {
    const before = out.at(-1);
    const counted = before === undefined ? null : ofEach(before, line);
    if (counted !== null) {
      out[out.length - 1] = counted;
      named = false;
      continue;
    }
    // "Training:" over "5 rounds" names a circuit.
    const isCircuit = before?.endsWith(":") === true && circuitOf(line) !== null;
    if (before !== undefined && !isCircuit && isWhole(line) && (named || isName(before))) {
      out[out.length - 1] = `${before.replace(/:$/, "")}${named ? ", " : ": "}${line}`;
      if (!named) pairs++;
      named = true;
      continue;
    }
    // "EMOM 10: 2 reps @ 70%" below the lift that is done so.
    const [, clock = "", often, minute = ""] = EVERY_MINUTE.exec(line) ?? [];
    if (before !== undefined && minute !== "" && isName(before) && doseOf(minute).sets.some(hasWork)) {
      out[out.length - 1] = `${before}: ${often ? `${often} x ` : ""}${minute}, ${clock}`;
      continue;
    }
    // "General aerobic" over "9 mi", and nothing else, or names over doses
    const isOver = lines.length === 2 || (out.length > 1 && pairs === out.length - 1);
    if (before !== undefined && !named && isOver && isName(before) && isAmount(line)) {
      out[out.length - 1] = `${before.replace(/:$/, "")}: ${line}`;
      pairs++;
      continue;
    }
    // "@ 75%" below a dose is said of it.
    if (before !== undefined && targetOf(line) !== null && (named || namedDose(before) !== null)) {
      out[out.length - 1] = `${before}, ${line}`;
      continue;
    }
    out.push(line);
    named = false;
  }
  return out;
}

const EVERY_MINUTE = /^(emom)(?:\s*(\d{1,2}))?(?:\s*min)?\s*:\s*(\d.*)$/iu;

/** "Dead hangs (4 total)" over "10 s each @ 80%": how often, and below it how long or how far each time. */
function ofEach(before: string, line: string): string | null {
  const [, name = "", count = ""] = COUNTED_NAME.exec(before) ?? [];
  const [, amount = "", said = ""] = EACH_TIME.exec(line) ?? [];
  return name === "" || amount === "" ? null : `${name}: ${count} x ${amount}${said}`;
}

const COUNTED_NAME = new RegExp(
  `^(\\p{L}[^():]{2,40}?)\\s*\\((\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?)\\s*(?:total|in total|times|${SETS_WORD})\\)$`,
  "iu",
);
const EACH_TIME = new RegExp(
  `^(\\d+(?:\\s?[-–]\\s?\\d+)?\\s*(?:${SECONDS}|${MINUTES}|${METRES}))\\s+each(?!\\s+(?:side|leg|arm|hand|way))(.*)$`,
  "iu",
);

/** "9 mi", "45 min in zone 2" */
function isAmount(line: string): boolean {
  const [only, ...more] = doseOf(line).sets;
  return only !== undefined && more.length === 0 && hasWork(only) && only.reps === null && namedDose(line) === null;
}

const isName = (line: string) =>
  line.length <= 40 &&
  /^\p{L}[^:]*:?$/u.test(line) &&
  namedDose(line) === null &&
  circuitOf(line) === null &&
  !isRest(line);
