import { paragraphText } from "../../block-text";
import { begin, hasBegun, isPreparing } from "./begin-session";
import { headedCircuit } from "./circuit-lines";
import { doseOfDay } from "./doses/day-dose";
import { exerciseOf, namedDose } from "./doses/named-dose";
import { withoutDate } from "./labels/calendar-date";
import { plain } from "./labels/plain-text";
import { isRestDay } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { bareWeekday } from "./labels/weekday-label";
import { namesNothing, outingOfDay, outings, saysAmount, unmeasuredOf } from "./outings";
import type { Standing } from "./standing";
import type { TextLine } from "./text-line";
import { restsOnDays } from "./weekdays-told-above";

/** "Rest", and "Duration 45 min", which is how long a session takes; a recovery day may turn out to be trained on. */
export function isRestingDay(line: TextLine): boolean {
  const { standing, text, block } = line;
  if (restsOnDays(text)) {
    line.leave();
    return true;
  }
  if (!isRestDay(text) && !LENGTH.test(text)) return false;
  line.leave();
  standing.resting = block !== null && /recover|recup|regenera/.test(plain(text)) ? text : null;
  if (standing.resting) standing.session = null;
  return true;
}

/** "• Optional walk, 20 min" under "Sunday – Rest": what may be done on a day without training is left, unless sets are counted. */
export function isOfRestDay(line: TextLine): boolean {
  const { builder, standing, text, isListed } = line;
  const title = standing.session?.title ?? "";
  if (!isListed || !(isRestDay(title) || isRestDay(title.replace(/^[^:–—]{1,20}[:–—]\s*/u, "")))) return false;
  if (hasBegun(builder, standing) || line.isSure) return false;
  if (line.read?.sets.some(({ count, reps }) => count !== null || reps !== null)) return false;
  builder.leave(text, line.place);
  return true;
}

/** "Tue - 4 miles easy": a day and what is run on it. */
export function isOuting(line: TextLine): boolean {
  const { builder, standing, text } = line;
  const sport = sportOf(standing);
  const isUnmeasured = standing.isOfOutings && line.read === null && !headsItem(line) && !isOverPieces(line);
  const outing = outingOfDay(text, sport) ?? (isUnmeasured ? unmeasuredOf(text) : null);
  if (!outing) return false;
  const session = begin(standing, outing.day);
  for (const done of outing.done) line.in(session).exercises.push(exerciseOf(done));
  builder.sport ??= sport;
  return true;
}

/** "Thursday: at the track" over "• 10 min jog", "• Fast: 10 x 200 m": the name of what is done in pieces. */
const isOverPieces = ({ below, block }: TextLine): boolean =>
  below !== null && block?.list == null && sessionLabel(below) === null && namedDose(below) !== null;

/** "8.3 km View on Strava" as an item of the day's own: what came of it. */
export function isRunDone(line: TextLine): boolean {
  const { standing, text, block } = line;
  if (!standing.linksRuns || !standing.session || (block?.list?.level ?? 0) === 0 || !RUN_DONE.test(text)) return false;
  line.leave();
  return true;
}

const RUN_DONE =
  /^\d{1,3}(?:[.,]\d{1,2})?\s*(?:miles?|mi|kms?|kilomet\p{L}+)\.?(?:\s+\(?(?:view|see|open)?\s*(?:on|in)?\s*(?:strava|garmin(?: connect)?|polar|coros)\)?)?$/iu;

/** What is run, ridden or swum where a line does not say it. */
const sportOf = ({ sport, sportAnywhere }: Standing): string | null => sport ?? sportAnywhere ?? null;

/** "5 min d'échauffement", "40 min at 12 km/h" below the day on which it is run. */
export function isPieceOfOuting(line: TextLine): boolean {
  const { standing, text } = line;
  const sport = sportOf(standing);
  if (!standing.session || !sport || !saysAmount(text)) return false;
  const isNamed = line.read !== null && !namesNothing(line.read.name);
  const done = isNamed ? null : outings(text, sport);
  if (!done) return false;
  const { exercises } = line.in(standing.session);
  // What stands in bold over the pieces of a run is what the day is about.
  if (standing.named?.prescription.length === 0 && standing.named === exercises.at(-1)) {
    standing.session.title ??= standing.named.name;
    exercises.pop();
  }
  standing.named = null;
  exercises.push(...done.map(exerciseOf));
  return true;
}

/** "Tuesday 5 km" in a plan that is of one sport. */
export function isDoseOfDay(line: TextLine): boolean {
  const ofDay = line.isListed ? null : doseOfDay(line.text, line.builder.title);
  if (!ofDay) return false;
  line.in(begin(line.standing, ofDay.day)).exercises.push(exerciseOf(ofDay.read));
  return true;
}

/** "Day 1 – Lower", "1. Day One" in a numbered list over the items of its own. */
export function beginsSession(line: TextLine): boolean {
  const { standing, text, block, isHeaded, isListed } = line;
  const label = sessionLabel(text);
  // "• Tuesday" may stand over what is done on it.
  const isNumbered = label?.sure === true && /^\d/.test(block?.list?.label ?? "");
  const isMarked = isNumbered || bareWeekday(text) !== null || (label?.weekday != null && headsItem(line));
  if (!label || (isListed && !isMarked)) return false;
  if (!label.sure && !isHeaded && !standing.isParted) return false;
  const isTimed = label.time != null || line.isDate || (isHeaded && lasts(text));
  if (line.read !== null && !isTimed) return false;
  // "Monday, March 3" and below it "Lower A": one session, by its day and by its name.
  const { session } = standing;
  const isOfDay = session?.weekday && withoutDate(session.title ?? "") === "" && standing.said === session;
  const isNamed = label.weekday === null && isOfDay;
  if (isNamed && line.in(session).exercises.length === 0) session.title = label.title;
  else begin(standing, text, block?.heading);
  return true;
}

/** "• Saturday: strength", where the same item goes on in lines of its own. */
function headsItem({ text, block }: TextLine): boolean {
  const [first = "", ...more] = block === null ? [] : paragraphText(block).split("\n");
  return first.trim() === text && more.some((line) => line.trim() !== "");
}

/** "Sunday – whatever isolation work the arms and the shoulders still need" in bold: a day, and in many words what it is for. */
export function beginsDayInWords({ standing, text, block, isHeaded, isListed }: TextLine): boolean {
  const [, day = "", said = ""] = /^(\p{L}{3,20})\s*[–—:-]\s+([^.!?]{45,110})$/u.exec(text) ?? [];
  if (!isHeaded || isListed || bareWeekday(day) === null || isRestDay(said)) return false;
  begin(standing, day, block?.heading).title = said;
  return true;
}

/** "Monday – Pull · warm-up: bands, dead hang": the name of a session, and what prepares for it. */
export function beginsPreparedSession(line: TextLine): boolean {
  const { standing, text, block, isListed } = line;
  const [, called = "", said = ""] =
    /^(.{3,60}?)(?:\s*[·•|.;,(]\s*|\s[–—-]\s)(\p{L}[^:]{2,20}:\s.+)$/u.exec(text) ?? [];
  if (isListed || block === null || !sessionLabel(called)?.sure || !isPreparing(said.split(":", 1)[0] ?? ""))
    return false;
  line.in(begin(standing, called, block.heading)).notes.push(said);
  return true;
}

/** "Chest and triceps", where "Upper" and "Legs" head the exercises of other sessions. */
export function beginsAmongOthers({ standing, text, block, isListed }: TextLine): boolean {
  if (isListed || !standing.names?.has(text)) return false;
  begin(standing, text, block?.heading);
  return true;
}

/** "Day 3 – Finisher (3 rounds, 20 s on / 10 s off)": a session that is a circuit. */
export function beginsCircuitSession(line: TextLine): boolean {
  const { standing, text, block, isHeaded, isListed } = line;
  const found = isHeaded && !isListed ? headedCircuit(text) : null;
  if (!found || sessionLabel(found.called)?.sure !== true) return false;
  const session = begin(standing, found.called, block?.heading);
  line.in(session).notes.push(text);
  standing.circuit = found.circuit;
  return true;
}

/** A heading that says how often or how long besides. */
export function beginsCountedSession({ standing, text, block, counted }: TextLine): boolean {
  if (counted === null) return false;
  begin(standing, counted, block?.heading);
  standing.circuit = headedCircuit(text)?.circuit ?? null;
  return true;
}

/** Whatever else is headed after the program has begun. */
export function beginsHeadedSession(line: TextLine): boolean {
  const { standing, text, block, isHeaded, isListed } = line;
  if (!isHeaded || isListed || text.length > 60) return false;
  // Below "• Tuesday" in a list it is what that day is about.
  const isOfItem = standing.level === null && block?.heading === null && standing.session?.weekday;
  if (!isOfItem || !titlesDay(line)) begin(standing, text, block?.heading);
  return true;
}

/** "Lower Body Power" right below "Thursday" is what is trained on it. */
export function titlesDay({ builder, standing, text, block, isListed }: TextLine): boolean {
  if (isListed || block === null || text.length > 40 || /[.!?:]$/.test(text)) return false;
  if ((standing.sport === "Swim" && isPreparing(text)) || standing.part != null) return false;
  const { session } = standing;
  if (!session?.weekday || session.title !== null || standing.said !== session) return false;
  if (hasBegun(builder, standing)) return false;
  session.title = text;
  return true;
}

/** "Day 1 – Lower (60 min)" says how long a session lasts. */
function lasts(text: string): boolean {
  const read = namedDose(text);
  const long = read?.sets.every(({ count, reps, distance }) => count === null && reps === null && distance === null);
  return read !== null && long === true && sessionLabel(read.name)?.sure === true;
}

/** "Duration 45 min": how long a session takes, and none of its exercises. */
const LENGTH =
  /^(?:(?:estimated|est\.?|total|approx\.?|expected|session|workout)\s+)?(?:duration|time|length|duraci[oó]n|dura[cç][aã]o|dur[eé]e|durata|dauer|czas)(?:\s+(?:estimada|total|totale|estim[eé]e|prevista))?\s*[:=–-]?\s*(?:about |approx\.? |ca\.? |~\s*)?\d[\d:.,'\s–-]*(?:m|min|mins|minutes?|minutos|minuten|minuti|h|hrs?|hours?)?\.?(?:\s*\([^()]*\))?$/i;
