import type { Paragraph } from "../../document-model";
import { isCategory } from "../categories";
import { isSalutation } from "../salutation";
import { LOG_WORDS, SET_WORDS } from "../vocabulary/column-words";
import { BODY_PARTS } from "../vocabulary/group-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { circuitInLine, circuitOf, inCircuit, isRestLine } from "./circuit-lines";
import { doseOfDay } from "./day-dose";
import { doseOf, hasWork, joined, workUp } from "./dose-sets";
import {
  blockOfWeeks,
  blockTitle,
  isNamedWeek,
  isRest,
  namesCycle,
  plain,
  sessionLabel,
  weekdayIn,
  weekLabel,
  weekTitle,
  withoutDate,
} from "./labels";
import { exerciseOf, namedDose, withoutCode } from "./named-dose";
import { countedHeading, headsExercises, headsRemarks } from "./part-heading";
import type { ProgramBuilder, SessionMark } from "./program-builder";
import { type Standing, TOTAL, WARMING } from "./table-reading";

/** What is known of a line besides its text. */
type LineSource = {
  url: string | null;
  bold: boolean;
  /** The paragraph that it is, where it is one. */
  block: Paragraph | null;
  /** Which of the document's paragraphs it stands in. */
  number: number | null;
};

/** One line of text: a week, a session, an exercise with its dose, the title, or something said about them. */
export function readLine(
  builder: ProgramBuilder,
  standing: Standing,
  shown: string,
  { url, bold, block, number }: LineSource,
): void {
  // "1.2 Day 2: Pull" under "1. Week 1".
  const placed = weekLabel(shown) !== null || sessionLabel(shown)?.sure === true;
  const text =
    block?.heading == null || (placed && !/^\d+\.\d/.test(shown))
      ? shown
      : shown.replace(/^\d+(?:\.\d+)*\.?\s+(?=\p{L})/u, "");
  const place = number === null ? null : `paragraph ${number}`;
  const { opening = null } = standing;
  standing.opening = null;
  if (belowName(standing, text)) return;
  const listed = block?.list !== null && block?.list !== undefined;
  const began = standing.session !== null || builder.started;
  const week = listed ? null : weekLabel(text);
  if (week && text.length <= 70 && !/[.!?]$/.test(text)) {
    if (standing.week !== week.number) standing.session = null;
    standing.remarks = false;
    standing.week = week.number;
    standing.weekTitle = weekTitle(week);
    if (week.before && !builder.title && !began && !weekdayIn(week.before)) builder.title = week.before;
    if (standing.weekTitle) builder.week(week.number, standing.weekTitle);
    if (week.rest && sessionLabel(week.rest)?.sure) begin(standing, week.rest);
    // "Thursday, Block 2 Week 3"
    const day = week.before ? weekdayIn(week.before) : null;
    if (day) begin(standing, null).weekday = day.weekday;
    return;
  }
  const headed = block !== null && (block.heading !== null || block.large || bold);
  if (standing.remarks && !headed && !sessionLabel(text)?.sure) {
    builder.leave(text, place);
    return;
  }
  if (headed && !listed && namesCycle(text)) builder.beginCycle();
  standing.remarks = block?.heading != null && !listed && headsRemarks(text);
  if (standing.remarks) return;
  if (!listed && isNamedWeek(text)) {
    const numbers = builder.weeks.map(({ number }) => number ?? 0);
    standing.week = Math.max(standing.week ?? 0, ...numbers) + 1;
    standing.weekTitle = text;
    standing.session = null;
    builder.week(standing.week, text);
    return;
  }
  // A date is no amount of anything: "Created: January 12, 2025".
  const undated = withoutDate(text);
  const isDate = undated !== text && namedDose(text) !== null && namedDose(undated) === null;
  const weeks = headed && !listed ? blockOfWeeks(text) : null;
  if (weeks) {
    const first = Math.max(weeks[0] ?? 1, 1);
    builder.span(weeks);
    if (standing.week !== first) standing.session = null;
    standing.week = first;
    standing.weekTitle = blockTitle(text);
    if (standing.weekTitle) builder.week(first, standing.weekTitle);
    return;
  }
  if (isRest(text) || LENGTH.test(text)) {
    builder.leave(text, place);
    standing.resting = block !== null && /recover|recup|regenera/.test(plain(text)) ? text : null;
    if (standing.resting) standing.session = null;
    return;
  }
  // "Monday: Squat 3x5, Bench 3x5, Row 3x8"
  const [, head = "", tail = ""] = /^([^:]{2,30}):\s+(.+)$/u.exec(text) ?? [];
  const several = tail.split(/[,;]\s+(?=\p{L})|\s[+|]\s+(?=\p{L})/u);
  const dosed = several.map((each) => namedDose(each)).filter((read) => read !== null);
  // "Saturday: Long run 8 km", but not "Saturday: Lower body 60 min".
  const [only] = dosed;
  const isWork = only?.sets.some(({ count, distance }) => count !== null || distance !== null) === true;
  const alone = several.length > 1 || (only !== undefined && (isWork || sessionLabel(only.name) === null));
  if (alone && sessionLabel(head)?.sure && dosed.length * 2 > several.length) {
    begin(standing, head);
    for (const each of several) readLine(builder, standing, each.trim(), { url, bold: false, block: null, number });
    return;
  }
  const ofDay = listed ? null : doseOfDay(text, builder.title);
  if (ofDay) {
    builder.session(standing.week, begin(standing, ofDay.day)).exercises.push(exerciseOf(ofDay.read));
    return;
  }
  // "Assistance: Push-ups 50 reps, Rows 50 reps"
  const isList = several.length > 1 && dosed.length === several.length && !looksLikeMovement(plain(head));
  if (isList && dosed.every(({ name }) => looksLikeMovement(plain(name)))) {
    for (const each of several) readLine(builder, standing, each.trim(), { url, bold: false, block: null, number });
    return;
  }
  if (block?.heading === 0 && !builder.title && !began && !sessionLabel(text)?.sure) {
    builder.title = text;
    return;
  }
  const whole = circuitInLine(text);
  if (whole) {
    const session = builder.session(standing.week, standing.session ?? begin(standing, opened(builder, opening)));
    if (whole.circuit.count === null) session.notes.push(text);
    const category = standing.part ?? null;
    session.exercises.push(...whole.lifts.map((lift) => ({ ...exerciseOf(lift), category })));
    return;
  }
  if (readSetLine(builder, standing, text)) return;
  if (readCircuitLine(builder, standing, text, url)) return;
  const counted = (headed || text.endsWith(":")) && !listed ? countedHeading(text) : null;
  if (headed && standing.session && headsExercises(text)) return;
  if (isPartBelow(standing, text, block)) {
    const [, called = text, said = ""] = /^(.*?)\s*\(([^()]*)\)$/u.exec(text) ?? [];
    const rounds = /(\d{1,2})\s*\p{L}/u.exec(said)?.[1] ?? null;
    standing.part = called.replace(/:$/, "");
    standing.partLevel = block?.heading ?? null;
    if (said !== "" && standing.session) builder.session(standing.week, standing.session).notes.push(text);
    standing.circuit = rounds !== null && circuitOf(`${said.slice(said.indexOf(rounds))}`) ? { count: rounds } : null;
    return;
  }
  const named = began || builder.title !== null;
  if (counted !== null && sessionLabel(counted) === null && (named || isPreparing(counted))) {
    standing.session ??= begin(standing, opened(builder, opening));
    standing.part = counted;
    standing.partLevel = block?.heading ?? null;
    standing.partsEnd = headed ? null : ":";
    return;
  }
  // "Strength Block:" after "Warmup (10 minutes):".
  if (standing.partsEnd && text.endsWith(standing.partsEnd) && !listed && text.length <= 40 && !/\d/.test(text)) {
    standing.part = text.slice(0, -1);
    return;
  }
  if (REMARK.test(plain(text)) || WARMING.test(plain(text)) || (isDate && !sessionLabel(text)?.sure)) {
    if (began) builder.leave(text, place);
    else builder.description.push(text);
    return;
  }
  const joinedBy = text.split(/\s\+\s+(?=\p{L})/u);
  const list = joinedBy.length > 1 ? joinedBy : text.split(/[,;]\s+(?=\p{L})|\s\|\s+(?=\p{L})/u);
  const isWhole = (each: string) => joinedBy.length > 1 || /\d\s*[x×]\s*\d/.test(each);
  if (list.length > 1 && list.every((each) => isWhole(each) && namedDose(each) !== null)) {
    for (const each of list) readLine(builder, standing, each.trim(), { url, bold: false, block: null, number });
    return;
  }
  const label = sessionLabel(text);
  // "Warm-up", "Main" in bold under the heading of a session are its parts.
  const below = typeof standing.level === "number" && block?.heading === null && standing.session !== null;
  if (below && headed && !listed && !label?.sure && text.length <= 60 && namedDose(text) === null) {
    standing.part = text.replace(/:$/, "");
    return;
  }
  // "Warm-up", "Strength", "Core" as headings without any session are the parts of one.
  const heads =
    headed && !listed && !label?.sure && text.length <= 60 && isCategory(text) && !BODY_PARTS.test(plain(text));
  const opens = heads && standing.session === null && isPreparing(text);
  if (opens || (heads && standing.partLevel !== undefined && standing.partLevel === (block?.heading ?? null))) {
    const session = standing.session ?? begin(standing, null);
    standing.session = session;
    standing.part = text.replace(/:$/, "");
    standing.partLevel = block?.heading ?? null;
    return;
  }
  // "1. Day One" in a numbered list, over the items of its own.
  const isNumbered = listed && label?.sure === true && /^\d/.test(block?.list?.label ?? "");
  if (
    (!listed || isNumbered) &&
    label &&
    (label.sure || headed || standing.isParted) &&
    (namedDose(text) === null || isDate || (headed && lasts(text)))
  ) {
    // "Monday, March 3" and below it "Lower A": one session, by its day and by its name.
    const { session } = standing;
    const isOfDay = session?.weekday && withoutDate(session.title ?? "") === "" && standing.said === session;
    const isNamed = label.weekday === null && isOfDay;
    if (isNamed && builder.session(standing.week, session).exercises.length === 0) session.title = label.title;
    else begin(standing, text, block?.heading);
    return;
  }
  if (counted !== null) {
    begin(standing, counted, block?.heading);
    return;
  }
  const { session: here } = standing;
  if (here && workUp(text, () => [builder.session(standing.week, here).exercises.at(-1)])) return;
  const read = namedDose(text);
  if (read && TOTAL.test(plain(read.name))) {
    builder.leave(text, place);
    return;
  }
  // "5 KM PLAN – BEGINNERS" over everything else.
  if (read && !began && headed && !listed && !builder.title && !looksLikeMovement(plain(read.name))) {
    builder.title = text;
    return;
  }
  // Weeks have stood in the columns of a table: a line below it is of none of them.
  const { session: last } = standing;
  if (
    read &&
    standing.week === null &&
    last &&
    builder.weeks.some((each) => each.number !== null && each.sessions.some(({ mark }) => mark === last))
  ) {
    builder.leave(text, place);
    return;
  }
  // "Warm-up: 10 min bike" above or below all sessions is done before each of them.
  if (read && standing.session === null && isPreparing(read.name) && !looksLikeMovement(plain(read.name))) {
    builder.description.push(text);
    return;
  }
  if (read) {
    const session = standing.session ?? begin(standing, opened(builder, opening) ?? resumed(builder, standing));
    const label = block?.list?.label.match(/^[A-H]\d{0,2}/)?.[0] ?? null;
    const exercise = { ...exerciseOf(read), exerciseCode: read.code ?? label, videoUrl: url };
    exercise.category = standing.part ?? null;
    standing.named = null;
    builder.session(standing.week, session).exercises.push(exercise);
    return;
  }
  if (!began) {
    // The cells of a table are no title.
    if (number === null) builder.leave(text, place);
    else if (
      !builder.title &&
      !isSalutation(text) &&
      text.length <= 80 &&
      (headed || builder.description.length === 0) &&
      !/[.!?]$/.test(text)
    )
      builder.title = text;
    else {
      builder.description.push(text);
      if (headed && !listed && text.length <= 60 && !/[.!?]$/.test(text)) standing.opening = text;
    }
    return;
  }
  if (headed && !listed && text.length <= 60) {
    begin(standing, text, block.heading);
    return;
  }
  const own = withoutCode(text);
  if (listed && standing.session && looksLikeMovement(plain(own.rest)) && own.rest.length <= 60) {
    builder.session(standing.week, standing.session).exercises.push({
      ...exerciseOf({ code: own.code, name: own.rest, sets: [], rest: null, tempo: null, said: [] }),
      category: standing.part ?? null,
      videoUrl: url,
    });
    return;
  }
  if (own.code && standing.session && own.rest.length <= 60 && /^\p{Lu}[^.!?]*$/u.test(own.rest)) {
    standing.named = {
      ...exerciseOf({ code: own.code, name: own.rest, sets: [], rest: null, tempo: null, said: [] }),
      category: standing.part ?? null,
      videoUrl: url,
    };
    builder.session(standing.week, standing.session).exercises.push(standing.named);
    return;
  }
  if (standing.named && text.length <= 200) {
    standing.named.notes = [standing.named.notes, text].filter(Boolean).join("; ");
    return;
  }
  // "Lower Body Power" right below "Thursday" is what is trained on it.
  const day = listed || block === null || text.length > 40 || /[.!?:]$/.test(text) ? null : standing.session;
  if (day?.weekday && day.title === null && standing.said === day && !hasBegun(builder, standing)) {
    day.title = text;
    return;
  }
  builder.leave(text, place);
}

/** A heading below that of a session whose words leave no doubt: one of its parts. */
function isPartBelow({ session, level }: Standing, text: string, block: Paragraph | null): boolean {
  if (block?.heading == null || typeof level !== "number" || block.heading <= level || block.list) return false;
  if (!session || (session.weekday === null && sessionLabel(session.title ?? "")?.sure !== true)) return false;
  return sessionLabel(text)?.sure !== true && weekLabel(text) === null && text.length <= 60;
}

/** "5 x 5 @ 75%" and "Rest 3:00" below a line that is an exercise's name and nothing else. */
function belowName({ named }: Standing, text: string): boolean {
  if (!named) return false;
  // "Results:" waits to be filled in.
  if (text.endsWith(":")) return LOG_WORDS.includes(plain(text.slice(0, -1)));
  const dose = doseOf(text);
  // "10 min easy"
  const isShort = text.length <= 30 && named.prescription.length === 0 && dose.sets.length > 0;
  const fits = (dose.said.length === 0 || isShort) && dose.sets.every(hasWork);
  if (!fits || (dose.sets.length === 0 && !dose.rest && !dose.tempo)) return false;
  named.prescription = joined([...named.prescription, ...dose.sets]);
  named.rest ??= dose.rest;
  named.tempo ??= dose.tempo;
  named.notes = [named.notes, ...dose.said].filter(Boolean).join("; ") || null;
  return true;
}

/** "3 rounds of:" and the lines below it, each so much of something. */
function readCircuitLine(builder: ProgramBuilder, standing: Standing, text: string, url: string | null): boolean {
  const circuit = circuitOf(text);
  if (circuit) {
    const { named } = standing;
    const session = builder.session(standing.week, standing.session ?? begin(standing, null));
    // "C. Conditioning" above "12 min AMRAP:" is what the circuit is called.
    if (named && named.prescription.length === 0 && session.exercises.at(-1) === named) {
      session.exercises.pop();
      standing.part = named.name;
    }
    if (circuit.count === null) session.notes.push(text);
    Object.assign(standing, { circuit, named: null });
    return true;
  }
  if (!standing.circuit || !standing.session) return false;
  const session = builder.session(standing.week, standing.session);
  if (isRestLine(text)) {
    session.notes.push(text);
    return true;
  }
  const read = inCircuit(text, standing.circuit);
  if (read) session.exercises.push({ ...exerciseOf(read), category: standing.part ?? null, videoUrl: url });
  else standing.circuit = null;
  return read !== null;
}

/** "Goal: 120 degrees of bend": said of the training, whatever figures are in it. */
const REMARK =
  /^(?:(?:main )?goals?|aims?|objectives?|focus|notes?|tips?|remember|criteria|progress(?:ion)?|objetivos?|metas?|notas?|objectifs?|buts?|remarques?|obiettiv[oi]|not[ae]|ziele?|hinweise?|cele?|uwag[ai]|цель|примечание|休憩|インターバル|備考|注意|メモ|휴식|비고|备注|休息)\s*:/u;

/** "Day 1 – Lower (60 min)" says how long a session lasts. */
function lasts(text: string): boolean {
  const read = namedDose(text);
  const long = read?.sets.every(({ count, reps, distance }) => count === null && reps === null && distance === null);
  return read !== null && long === true && sessionLabel(read.name)?.sure === true;
}

/** The heading above the first exercise, which is no part of the description. */
function opened({ description }: ProgramBuilder, opening: string | null): string | null {
  if (opening !== null && description.at(-1) === opening) description.pop();
  return opening;
}

/** The recovery day that turns out to be trained on. */
function resumed(builder: ProgramBuilder, { resting = null }: Standing): string | null {
  const at = builder.leftovers.findLastIndex(({ text }) => text === resting);
  if (at >= 0) builder.leftovers.splice(at, 1);
  return resting;
}

/** "Set 2: 5 reps @ 70%" is one more set of the lift whose name stands above. */
function readSetLine(builder: ProgramBuilder, standing: Standing, text: string): boolean {
  const [, behind = ""] = SET_LINE.exec(plain(text)) ?? [];
  if (behind === "" || !standing.session) return false;
  const { sets, said } = doseOf(behind);
  if (!sets.some(hasWork)) return false;
  const { exercises } = builder.session(standing.week, standing.session);
  const empty = exercises.length === 0;
  if (empty && standing.outer) {
    // What seemed to begin a session is a lift of the one before.
    standing.part = standing.session.title;
    standing.session = standing.outer;
    standing.outer = null;
    return readSetLine(builder, standing, text);
  }
  const name = standing.part ?? (empty ? standing.session.title : exercises[exercises.length - 1]?.name);
  if (!name) return false;
  let lift = exercises.findLast((each) => each.name === name);
  if (!lift) {
    lift = exerciseOf({ code: null, name, sets: [], rest: null, tempo: null, said: [] });
    exercises.push(lift);
  }
  lift.prescription = joined([...lift.prescription, ...sets.map((each) => ({ ...each, count: each.count ?? "1" }))]);
  if (said.length > 0) lift.notes = [lift.notes, ...said].filter(Boolean).join("; ");
  return true;
}

const SET_LINE = new RegExp(`^(?:${SET_WORDS.join("|")})\\s*#?\\s*\\d{1,2}\\s*[:.)-]\\s*(.+)$`, "u");

/** "Duration 45 min": how long a session takes, and none of its exercises. */
const LENGTH =
  /^(?:(?:estimated|est\.?|total|approx\.?|expected|session|workout)\s+)?(?:duration|time|length|duraci[oó]n|dura[cç][aã]o|dur[eé]e|durata|dauer|czas)(?:\s+(?:estimada|total|totale|estim[eé]e|prevista))?\s*[:=–-]?\s*(?:about |approx\.? |ca\.? |~\s*)?\d[\d:.,'\s–-]*(?:m|min|mins|minutes?|minutos|minuten|minuti|h|hrs?|hours?)?\.?$/i;

/** "Warm-up": the first part of a session. */
const isPreparing = (text: string) =>
  /warm|prep|mobil|activat|aquec|calent|riscald|echauff|aufwarm|rozgrzew|размин|ウォーム|준비|热身/u.test(plain(text));

const hasBegun = ({ weeks }: ProgramBuilder, { session }: Standing) =>
  weeks.some(({ sessions }) => sessions.some(({ mark }) => mark === session));

function begin(standing: Standing, text: string | null, level: number | null = null): SessionMark {
  standing.partLevel = undefined;
  standing.partsEnd = null;
  const label = text === null ? null : sessionLabel(text);
  standing.outer = label?.sure ? null : standing.session;
  standing.session = label ? { weekday: label.weekday, title: label.title } : { weekday: null, title: text };
  standing.said = standing.session;
  standing.level = level;
  standing.part = null;
  standing.resting = null;
  standing.circuit = null;
  standing.named = null;
  return standing.session;
}
