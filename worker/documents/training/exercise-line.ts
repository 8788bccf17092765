import { isCategory } from "./categories";
import { columnRole } from "./column-role";
import { findDose, hasStrongDose, readDose, startsWithCount, startsWithDose } from "./dose";
import { loadBehind, NAME_AFTER_DOSE, NUMBERED, takeLetterCode } from "./exercise-text";
import { fold } from "./fold";
import { kindOf } from "./kind-line";
import type { Line, LineHint } from "./line";
import { marksRemark } from "./marks";
import { parseFact } from "./program-facts";
import { isRestDay } from "./programs/labels/rest-and-daytime";
import type { Scheme } from "./scheme";
import type { TextStyle } from "./text-style";
import type { ParsedExercise, Place } from "./training";
import { looksLikeMovement } from "./vocabulary/movements";

/** `namedBold`: the line that named the current exercise is bold throughout. */
type Known = { style: TextStyle; place: Place; current: ParsedExercise | null; namedBold: boolean };

/** Named as words about the day, whatever it counts. */
const DAY_NOTE = /^day notes?\s*:/i;

/** "Warm up: 5 min row", "WU: easy flow", "Warm-up 5' rope". */
const WARM_UP =
  /^(?:(?:general|dynamic) )?(?:warm[\s-]?up|w\/?u|w\/up|aquecimento|calentamiento|aufwärmen|riscaldamento|échauffement)(?:\s*:|\s+(?=\d))/i;

/** Without codes an exercise is known by its dose, its list, or the dose on the line below. */
export function isExerciseLine(
  line: Line,
  { next, caption, opening }: LineHint,
  { style, place, current, namedBold }: Known,
): boolean {
  const { text } = line;
  const words = text.split(/\s+/).length;
  const dose = findDose(text);
  if (!/\p{L}{2}|^\d+\/\d+/u.test(text) || INSTRUCTION.test(text.replace(NUMBERED, ""))) return false;
  if (parseFact(text)?.kind === "minutes" || isOfDay(text, style, place)) return false;
  // Above the headings of a table "Arms – 35 min" is a title, and "Rest 60 s after each pair" a remark.
  if (opening && place.category === null && !style.coded && dose && !hasStrongDose(text)) return false;
  const lettered = takeLetterCode(line);
  if (lettered.code !== null && dose && /\p{L}{3}/u.test(lettered.text.slice(0, findDose(lettered.text)?.start ?? 0)))
    return true;
  const below = next?.text ?? "";
  const isDosedBelow = WORKED_UP.test(below) || (hasStrongDose(below) && startsWithDose(below));
  if (lettered.code !== null && words <= 8 && !isCategory(lettered.text) && isDosedBelow) return true;
  if (place.scheme !== null && line.list !== null && /^\p{L}[^:.]{2,50}:\s*\d/u.test(text)) return true;
  const listed = inScheme(place.scheme, current) || (style.doseFirst && !current?.code);
  const isWaiting = current !== null && current.setRep === null && current.reps === null && current.duration === null;
  // "6 sets of 12 with 24 kg, rest 45 s" below a name says no other.
  const goesOn = dose?.start === 0 && NO_NAME.test(text.slice(dose.end).replace(/^[\s,;:–—-]+/, ""));
  if (listed && !(isWaiting && goesOn) && startsWithCount(text.replace(NUMBERED, "")) && words <= 10) return true;
  if (!style.coded && inBlock(line, place, current) && startsWithCount(text) && words <= 6) return true;
  const [, block = "", counted = ""] = /^([^:–—]{3,20}?)\s*(?:[:–—]|\s-)\s+(\d.{2,40})$/.exec(text) ?? [];
  if (isCategory(block) && startsWithCount(counted) && findDose(counted)?.start !== 0) return true;
  // "Finisher: Rope skipping, 5 min"
  const [, part = "", named = ""] = /^(\p{L}[^:]{2,20}):\s+(\p{Lu}.{2,60})$/u.exec(text) ?? [];
  if (isCategory(part) && looksLikeMovement(fold(named)) && (findDose(named)?.start ?? 0) > 2) return true;
  const isItem = line.list !== null && next !== undefined && next.list !== null;
  const nextIsDetail = isItem && ((next.list?.level ?? 0) > (line.list?.level ?? 0) || (line.bold && !next.bold));
  if (nextIsDetail && isDoseLabel(next.text) && !line.text.endsWith(":")) return true;
  // Among coded exercises only a section of its own has others, and those say their dose.
  if (style.coded && (current?.code || !dose || dose.start === 0)) return false;
  // An item of a list in bold letters is no sentence, though it ends like one.
  const sentence = /[.!?]$/.test(text) && words > 5 && !(line.bold && line.list !== null);
  if (line.continues && current && !(style.doseFirst && dose?.start === 0)) return false;
  if (current?.list && line.list && isDetail(line.list, current.list, text)) return false;
  const nextDoses = next !== undefined && (startsWithDose(next.text) || kindOf(next.text)?.dosed === true);
  if (line.sign && !dose && !nextDoses && marksRemark(line.sign, current?.list?.label ?? null)) return false;
  if (dose && dose.start > 0) {
    const name = text.slice(0, dose.start).replace(/[\s:;,.|–—([@-]+$/, "");
    if (
      name.split(/\s+/).length <= 8 &&
      !/[.!?]\s/.test(name) &&
      /^[\p{L}\d"'(]/u.test(name) &&
      (hasStrongDose(text) || !sentence)
    )
      return true;
  }
  if (dose?.start === 0) {
    const behind = text.slice(dose.end);
    const after = behind.slice(loadBehind(behind)).replace(/^[\s:–—-]+/, "");
    return (
      !isWaiting &&
      // "3 min – Box breathing" says by its dash that a name follows.
      (hasStrongDose(text) || isNamedBehind(behind)) &&
      NAME_BEGINS.test(after) &&
      !NO_NAME.test(after) &&
      (NAME_AFTER_DOSE.exec(after)?.[0] ?? after).split(/\s+/).length <= 8
    );
  }
  if (style.coded || sentence || caption || words > 9) return false;
  // Between an exercise that a code or bold letters set apart and its own link stands its cue.
  const linkBelow = next !== undefined && next.text === "" && next.links.length > 0 && !/[.!?]$/.test(text);
  const nextTells =
    next !== undefined && (nextDoses || isDoseLabel(next.text) || (linkBelow && !isCue(line, current, namedBold)));
  if (nextTells && !line.text.endsWith(":")) return true;
  // "Chest tall the whole way. https://…" below a dose says how it is done, and shows it.
  const isShown = current !== null && current.setRep !== null && current.links.length === 0 && /[.!?]$/.test(text);
  if (line.links.length > 0) return !isShown && !(namedBold && isCue(line, current, namedBold));
  return (
    line.list !== null &&
    (place.day !== null || current !== null || place.scheme !== null || place.category !== null) &&
    line.heading === null &&
    !line.text.endsWith(":")
  );
}

/** " – Foam Roll", " – Wall sit" behind a time. */
function isNamedBehind(afterDose: string): boolean {
  const named = /^\s*[–—-]\s+(\p{Lu}.*)$/u.exec(afterDose)?.[1];
  return named !== undefined && (looksLikeMovement(fold(named)) || /^\p{Lu}\S+\s\p{Lu}/u.test(named));
}

/** "Goblet Squat", "90/90 Hip Switch", "1-Arm Row", but not "60-second rest". */
const NAME_BEGINS =
  /^(?:\p{L}-?\p{L}|\d{1,3}\/\d{1,3}\s+\p{L}{2}|\d{1,3}(?:-|°?\s)(?!(?:s|secs?|seconds?|min|minutes?|reps?|sets?|rounds?|kgs?|lbs?|m|metres?|meters?|per|each)(?!\p{L}))\p{L}{3})/iu;

/** "Build to a heavy 3", "Work up to a 5RM": below a lettered line they tell how the exercise is done. */
const WORKED_UP =
  /^(?:build|work|ramp|warm)(?:ing)? (?:up )?to\b|^(?:find|hit|establish|take) an? (?:heavy|new|top|daily|\d)|^(?:top set|heavy (?:single|double|triple|set)|daily max)\b/i;

/** Words that a sentence goes on with behind an amount: "three rounds if you slept". */
const NO_NAME =
  /^(?:per|each|at|with|rest|then|on|in|and|for|if|when|unless|while|as|total|before|after|or|se|si|quando|cuando|por|para|wenn|quand)\b/i;

/** "Three rounds if you slept." is a remark. */
export function isRemarkWithDose(text: string): boolean {
  const dose = findDose(text);
  return dose?.start === 0 && /[.!?]$/.test(text) && NO_NAME.test(text.slice(dose.end).trim());
}

/** Words that begin an instruction; those that can begin a name too count only before an amount or a colon. */
const INSTRUCTION =
  /^(?:(?:rest|repeat|perform|complete|note|notes|coach(?:ing)? notes?|tip|then|remember|keep|do|use|take|go|aim|try|if|add|increase|start|finish|warm up with|week \d+|watch|takes|(?:it |this |should |will ){1,3}takes?|lasts|allow|budget|plan (?:on|for)|set aside|you(?:['’]ll)? need|give yourself|dura|demora|tarda|leva|dauert|descans[eoa]\w*|repita|repite|repetir|fa[cç]a|haz|hacer|completa|mantenha|mant[eé]n|nota|observa[cç][aã]o|lembre|recuerda)\b(?!-)|(?:video|v[ií]deo|time cap|duration|tempo|load|weight|sets?|reps?|rounds?|carga|peso|s[eé]ries?|cad[eê]ncia|repeti\w+)\b\s*(?:[:=]|\d|$))/iu;

/** A note of the day, a day off, or the warm-up that all of its options begin with. */
function isOfDay(text: string, style: TextStyle, place: Place): boolean {
  return DAY_NOTE.test(text) || isRestDay(text) || isSharedWarmUp(text, style, place);
}

/** Above a day's options: the warm-up that all of them begin with. */
export function isSharedWarmUp(text: string, { optioned }: TextStyle, { day, option }: Place): boolean {
  return optioned && day !== null && option === null && WARM_UP.test(text);
}

/** Below "3 rounds of:" each line is an exercise, and the count comes first: "10 push-ups". */
function inScheme(scheme: Scheme | null, current: ParsedExercise | null): boolean {
  return scheme !== null && (current === null || current.code === null);
}

/** Below "Buy-in" too, in a list: "50 sit-ups". */
export function inBlock(line: Line, place: Place, current: ParsedExercise | null): boolean {
  return line.list !== null && place.category !== null && (current === null || current.list?.level === line.list.level);
}

/** A deeper item, or a bullet below a number, tells about the exercise above it. */
function isDetail(item: NonNullable<Line["list"]>, above: NonNullable<Line["list"]>, text: string): boolean {
  if (item.level !== above.level) return item.level > above.level;
  return /[\p{L}\p{N}]/u.test(above.label) && !/[\p{L}\p{N}]/u.test(item.label) && !hasStrongDose(text);
}

/** Between an exercise that a code, bold letters or a list set apart and its own link stands its cue. */
function isCue(line: Line, current: ParsedExercise | null, namedBold: boolean): boolean {
  if (current === null || current.links.length > 0) return false;
  // "Pike Push-Up (Strength)", its dose below it, and then words that name no kind of work.
  const namesKinds = current.category !== null && current.setRep !== null;
  // "don't lean" in small letters, below a name with a capital and its dose.
  const isSmall = /^\p{Ll}/u.test(line.text) && /^\p{Lu}/u.test(current.name) && current.setRep !== null;
  return (
    isSmall ||
    namesKinds ||
    current.code !== null ||
    (namedBold && !line.bold) ||
    (current.list !== null && line.list === null)
  );
}

function isDoseLabel(text: string): boolean {
  const role = /^([^:]{2,30}?)\s*:/.exec(text)?.[1];
  return (
    role !== undefined &&
    ["setRep", "sets", "reps", "load", "tempo", "video", "notes", "rest", "duration"].includes(columnRole(role) ?? "")
  );
}

/** "Squat" heads a part of a training, or is an exercise: its sets and reps below tell. */
export function isExerciseToo(text: string, { next }: LineHint): boolean {
  if (next === undefined || !/^(?:squat|press|hinge|stretch|carr(?:y|ies)):?$/i.test(text)) return false;
  if (isDoseLabel(next.text)) return true;
  const { fields, cue } = readDose(next.text);
  return fields.sets !== null && fields.reps !== null && cue === "";
}
