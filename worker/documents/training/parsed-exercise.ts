import type { StoredValue } from "../document-model";
import { isCategory } from "./categories";
import type { ColumnRole } from "./column-role";
import { findDose, NO_DOSE, readDose, startsWithCount, startsWithDose } from "./dose";
import { EFFORT } from "./dose-patterns";
import { splitName } from "./exercise-text";
import { fold } from "./fold";
import { type Kind, withoutKind } from "./kind-line";
import type { Link } from "./links";
import type { Scheme } from "./scheme";
import { type ParsedExercise, type Place, type SourcePosition, type Training, warn } from "./training";

type NewExercise = {
  code: string | null;
  name: string;
  /** What the same line says behind the name. */
  rest?: string;
  links?: Link[];
  at: SourcePosition;
};

/** Returns a new exercise at a place. */
export function newExercise(place: Place, { code, name, rest = "", links = [], at }: NewExercise): ParsedExercise {
  const [, bare = name, kind = null] = KIND_BEHIND_NAME.exec(name) ?? [];
  const short = kind === null ? undefined : SHORT_KINDS[kind];
  const isKind = kind !== null && (short !== undefined || (isCategory(kind) && !NAMES_A_MOVEMENT.test(fold(kind))));
  const found: ParsedExercise = {
    ...NO_DOSE,
    place: { ...place },
    code,
    name: isKind ? bare : name,
    tier: null,
    category: isKind ? (short ?? kind) : null,
    cue: [],
    links: [...links],
    list: null,
    remarks: [],
    at,
  };
  if (rest) addText(found, rest);
  if (place.scheme) applyScheme(found, place.scheme);
  return found;
}

const SHORT_KINDS: Record<string, string> = {
  ACC: "Accessory",
  ARM: "Armor Building",
  CON: "Conditioning",
  COND: "Conditioning",
  COR: "Core",
  MOB: "Mobility",
  PWR: "Power",
  REC: "Recovery",
  STR: "Strength",
};

/** "Wall Slide [Mobility]", "Pogo Hop (Power)". */
const KIND_BEHIND_NAME = /^(.*\p{L}{2}.*?)\s*[([]\s*([^()[\]]{3,30}?)\s*[)\]]$/u;

/** In brackets these say how a movement is done: "Clean (power)", "Drag (legs)". */
const NAMES_A_MOVEMENT =
  /^(?:push|pull|legs?|hips?|hinge|squat|press|grip|neck|speed|dynamic|flow|balance|reset|main|primary|secondary|lifts?|final|isometrics?|explosive|carr(?:y|ies)|drills?|upper body|lower body|full body|bjj|skills?|technique|gymnastics|olympic)$/;

/** What is said once above a group belongs to each of its exercises. */
function applyScheme(found: ParsedExercise, { text, rounds }: Scheme): void {
  found.cue.push(text);
  found.sets ??= rounds;
}

/** Adds a line in the coach's words: its dose goes into the fields, and what they cannot hold into the cue. */
export function addText(found: ParsedExercise, text: string): void {
  if (isBlankValue(text)) return;
  const { fields, cue } = readDose(text);
  const second = DOSE_KEYS.some((field) => (found[field] ?? fields[field]) !== (fields[field] ?? found[field]));
  for (const field of DOSE_KEYS) found[field] ??= fields[field];
  if (second) found.cue.push(text);
  else if (cue) found.cue.push(cue);
}

/** Puts a line of tier, category and dose into their fields. */
export function addKind(found: ParsedExercise, { tier, category, rest }: Kind): void {
  found.tier ??= tier;
  found.category ??= category;
  if (rest.length > 0) addText(found, rest.join(", "));
}

type WrittenExercise = {
  code: string | null;
  text: string;
  boldLead: string | null;
  links: Link[];
  at: SourcePosition;
  /** The line may begin with how often it is done. */
  counted: boolean;
};

/** Reads "5 x 5 Back Squat" or "Back Squat, 5 x 5" into a new exercise. */
export function parseExercise(place: Place, written: WrittenExercise): ParsedExercise {
  const { code, boldLead, links, at, counted } = written;
  const { text, kind } = withoutKind(written.text);
  if (kind) {
    const found = parseExercise(place, { ...written, text });
    addKind(found, kind);
    return found;
  }
  const { name, rest } = splitName(text, boldLead, { counted: counted || place.scheme !== null, coded: code !== null });
  // "Cool down: foam roll 5 min" names the kind of work first.
  const prepares = PREPARES.test(name) && namesBehindDose(rest);
  if (prepares || (isCategory(name) && /\p{L}{3}/u.test(rest) && !startsWithDose(rest))) {
    const inner = splitName(rest, null, { counted: prepares || startsWithCount(rest) });
    // "Cash-out - 100 sit-ups" is a block of its own below another.
    const found = newExercise(
      { ...place, scheme: startsWithCount(rest) ? null : place.scheme },
      { code, name: inner.name, rest: inner.rest, links, at },
    );
    found.category = name;
    return found;
  }
  return newExercise(place, { code, name, rest, links, at });
}

/** "Cool-down: 3 min nasal breathing", "Warm-up for everyone: 5 min skip": never the name of an exercise. */
const PREPARES =
  /^(?:(?:general|dynamic|easy)\s)?(?:warm|cool)[\s-]?(?:up|down)(?:\s(?:for|all|both|everyone)\b.{0,20})?$/i;

function namesBehindDose(rest: string): boolean {
  const dose = findDose(rest);
  const after = dose?.start === 0 ? rest.slice(dose.end).trim() : "";
  return /^\p{L}{3}/u.test(after) && !NO_WORK.test(after) && after.split(/\s+/).length <= 5;
}

const NO_WORK = new RegExp(
  `^(?:(?:of|at|on|in|any|your|each|per|before|after|then|and|with)\\b|${EFFORT}(?!\\p{L}))`,
  "iu",
);

const DOSE_KEYS = ["sets", "reps", "setRep", "tempo", "load", "rest", "duration"] as const;

type CellContent = { text: string; stored: StoredValue | null; heading: string; at: SourcePosition };

/** Puts what a column or a label says into its field. */
export function assign(training: Training, found: ParsedExercise, role: ColumnRole, cell: CellContent): void {
  if (isBlankValue(cell.text)) return;
  const value = undoConversion(training, found, role, cell);
  switch (role) {
    case "setRep": {
      const { fields, cue } = readDose(value);
      // "4x6 @ 20 kg (30X0)": load and tempo have fields of their own, where no other column has filled them.
      const isApart =
        cue === "" && (["load", "tempo", "rest"] as const).every((each) => !(found[each] && fields[each]));
      found.setRep = (isApart ? fields.setRep : null) ?? value;
      for (const field of DOSE_KEYS) found[field] ??= fields[field];
      return;
    }
    case "sets":
      // "Sets: 4 x 8"
      if (/^\d{1,2}\s*[x×]\s*\d/.test(value)) assign(training, found, "setRep", { ...cell, text: value });
      else found.sets = value.replace(/^[x×]\s*(?=\d)|(?<=\d)\s*[x×]$/gi, "");
      return;
    case "reps":
      // "Reps | Distance": so many of so far.
      found.reps = found.reps !== null && /\d/.test(value) && value !== found.reps ? `${found.reps} x ${value}` : value;
      return;
    case "rpe":
      found.load = joinValues(
        found.load,
        /[a-z]/i.test(value) ? value : `${/rir/i.test(cell.heading) ? "RIR" : "RPE"} ${value}`,
      );
      return;
    case "load":
      found.load = joinValues(found.load, withUnit(value, cell.heading));
      return;
    case "rest":
    case "duration":
      found[role] = withUnit(value, cell.heading);
      return;
    case "tempo":
      found.tempo = value;
      return;
    case "notes":
      // A notes column often holds the dose too; without a dose column it is the only place for it.
      if (found.setRep === null && found.sets === null && found.reps === null && found.duration === null) {
        addText(found, value);
      } else {
        found.cue.push(value);
      }
      return;
    default:
      return;
  }
}

/** Once all columns of a row are in: sets and reps that had columns of their own, together. */
export function joinColumns(found: ParsedExercise, roles: Set<ColumnRole>): void {
  const { sets, reps } = found;
  if (roles.has("setRep") || !(roles.has("sets") || roles.has("reps"))) return;
  if (sets !== null && reps !== null) found.setRep = `${sets} x ${reps}`;
  else found.setRep = reps;
}

/** Spreadsheets turn "3-5" into the third of May or the fifth of March and "3-1-1" into a day in 2001. */
function undoConversion(training: Training, found: ParsedExercise, role: ColumnRole, cell: CellContent): string {
  if (cell.stored?.kind !== "date") return cell.text;
  const { year, month, day } = cell.stored;
  if (role === "tempo") return year >= 2000 && year <= 2009 ? `${month}-${day}-${year - 2000}` : `${month}-${day}`;
  if (
    role !== "reps" &&
    role !== "setRep" &&
    role !== "sets" &&
    role !== "rest" &&
    role !== "duration" &&
    role !== "load"
  )
    return cell.text;
  const range = `${Math.min(month, day)}-${Math.max(month, day)}`;
  warn(
    training,
    "date_read_as_range",
    `The spreadsheet stored a date (${cell.text}) for "${found.name}"; it was read as ${range}. Please check it.`,
    `exercises.${role === "sets" ? "sets" : "reps"}`,
    cell.at,
  );
  return range;
}

function withUnit(value: string, heading: string): string {
  if (!/^\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?$/.test(value)) return value;
  // Under "kg / %" a percentage says so itself.
  if (heading.includes("%") && !/(?:^|[^a-z])(?:kgs?|lbs?)(?![a-z])/i.test(heading)) return `${value}%`;
  const unit = /\b(kgs?|kilos?|lbs?|pounds|secs?|seconds|min|mins|minutes|s)\b/i.exec(heading)?.[1]?.toLowerCase();
  if (!unit) return value;
  return /^[klp]/.test(unit)
    ? `${value}${unit.startsWith("k") ? "kg" : "lb"}`
    : `${value} ${/^m/.test(unit) ? "min" : "sec"}`;
}

function joinValues(first: string | null, second: string): string {
  return first === null ? second : `${first} ${second}`;
}

export function isBlankValue(text: string): boolean {
  return /^(?:|n\/?a|-+|–|—|none|null|tbd|tba|x|\/|\.)$/i.test(text.trim());
}
