import type { HistoryRow } from "../../../worker/contract/history-imports";
import type { LoggedSet } from "../../../worker/contract/training";
import { SET_LIMITS, type WeightUnit } from "../../../worker/contract/training-limits";
import { fold, readDay } from "../../spreadsheets/read-day";
import type { TableRow } from "../../spreadsheets/read-table";

/** The fields of a set that a log's columns may hold. */
export const FIELDS = [
  "date",
  "exercise",
  "load",
  "unit",
  "reps",
  "seconds",
  "distance",
  "distanceUnit",
  "rpe",
  "kind",
] as const;
type HistoryField = (typeof FIELDS)[number];
export type Mapping = Partial<Record<HistoryField, number>>;

export const FIELD_NAMES: Record<HistoryField, string> = {
  date: "Day",
  exercise: "Exercise",
  load: "Weight",
  unit: "Unit of the weight",
  reps: "Reps",
  seconds: "Time",
  distance: "Distance",
  distanceUnit: "Unit of the distance",
  rpe: "RPE",
  kind: "Kind of set",
};

/** Matches folded column names of Strong, Hevy and FitNotes, and of home-made logs. */
const KNOWN: Record<HistoryField, RegExp> = {
  date: /^(date|day|start time|workout date|datum|fecha|data|date time)$/,
  exercise: /^(exercise|exercise (name|title)|movement|lift|ubung|ejercicio|exercicio|name)$/,
  load: /^(weight|load|kgs?|lbs?|weight (kgs?|lbs?|used)|gewicht|peso|carga|poids)$/,
  unit: /^(weight unit|unit|units)$/,
  reps: /^(reps?|repetitions?|wiederholungen|repeticiones|repeticoes)$/,
  seconds: /^(seconds|time|duration( s| seconds)?|sekunden)$/,
  distance: /^(distance( km| m| meters| metres| miles)?)$/,
  distanceUnit: /^distance unit$/,
  rpe: /^(rpe|effort)$/,
  kind: /^(set order|set type|type)$/,
};

/** Proposes a field for each column by its name. */
export function proposeMapping(heads: readonly string[]): Mapping {
  const folded = heads.map(fold);
  const mapping: Mapping = {};
  for (const field of FIELDS) {
    // The set's own time if there is one, not that of the whole training.
    const exact = field === "seconds" ? folded.findIndex((head) => /\bseconds$/.test(head)) : -1;
    const at = exact >= 0 ? exact : folded.findIndex((head) => KNOWN[field].test(head));
    if (at >= 0) mapping[field] = at;
  }
  return mapping;
}

/** Returns the product that writes such column names. */
export function productOf(heads: readonly string[]): string | null {
  const folded = new Set(heads.map(fold));
  const has = (...names: string[]) => names.every((name) => folded.has(name));
  if (has("workout name", "exercise name", "set order")) return "Strong";
  if (has("exercise title", "set index")) return "Hevy";
  if (has("exercise", "category", "date", "reps")) return "FitNotes";
  return null;
}

/** Returns the unit that column names or cells state, or null. */
export function unitTold(heads: readonly string[], rows: readonly TableRow[], mapping: Mapping): WeightUnit | null {
  const cell =
    mapping.unit === undefined ? "" : (rows.find(({ cells }) => cells[mapping.unit ?? 0])?.cells[mapping.unit] ?? "");
  return unitOf(cell) ?? unitOf(mapping.load === undefined ? "" : (heads[mapping.load] ?? ""));
}

const unitOf = (text: string): WeightUnit | null =>
  /\blbs?\b|pound|_lbs?\b/i.test(text) ? "lb" : /\bkgs?\b|kilo|_kgs?\b/i.test(text) ? "kg" : null;

/** Turns "Squat (Barbell)" into "Barbell Squat", as the club names exercises. */
export const plainName = (name: string): string => {
  const [, lift, kit] = /^(.+?)\s*\(([^()]{2,30})\)$/.exec(name.trim()) ?? [];
  return (lift && kit && !/side|leg|arm/i.test(kit) ? `${kit} ${lift}` : name).replace(/\s+/g, " ").trim();
};

type How = { dayFirst: boolean; unit: WeightUnit };
/** A set with its line number, before its exercise's name is mapped. */
type ReadSet = { row: number; localDate: string; name: string; set: LoggedSet };
type Refused = { row: number; words: string };

/** Reads a log's sets; other rows are refused with a reason. */
export function readSets(
  { heads, rows }: { heads: readonly string[]; rows: readonly TableRow[] },
  mapping: Mapping,
  how: How,
): { sets: ReadSet[]; refused: Refused[] } {
  const sets: ReadSet[] = [];
  const refused: Refused[] = [];
  for (const { number, cells } of rows) {
    const read = readSet({ number, cells }, heads, mapping, how);
    if (typeof read === "string") refused.push({ row: number, words: read });
    else if (read) sets.push(read);
  }
  return { sets, refused };
}

/** Returns null for a row that is no set: a rest, a note. */
function readSet(
  { number, cells }: TableRow,
  heads: readonly string[],
  mapping: Mapping,
  how: How,
): ReadSet | string | null {
  const of = (field: HistoryField) => {
    const at = mapping[field];
    return at === undefined ? "" : (cells[at] ?? "").trim();
  };
  const kind = fold(of("kind"));
  if (/^(rest timer|note)$/.test(kind)) return null;
  const name = plainName(of("exercise"));
  if (!name) return "There is no exercise.";
  const localDate = readDay(of("date"), how.dayFirst);
  if (!localDate) return of("date") ? `“${of("date")}” is no day.` : "There is no day.";
  if (kind === "w" || kind.startsWith("warm")) return `${name} on ${localDate}: a warm-up set, left out.`;
  const load = numberOf(of("load"));
  const reps = numberOf(of("reps"));
  const seconds = secondsOf(of("seconds"));
  const distance = numberOf(of("distance"));
  const bad = (["load", "reps", "seconds", "distance"] as const).find(
    (field) => of(field) !== "" && { load, reps, seconds, distance }[field] === null,
  );
  if (bad) return `“${of(bad)}” in ${FIELD_NAMES[bad]} is no number.`;
  const unit = unitOf(of("unit")) ?? how.unit;
  const perUnit = metresPer(
    of("distanceUnit") || (mapping.distance === undefined ? "" : (heads[mapping.distance] ?? "")),
    unit,
  );
  const effort = numberOf(of("rpe"));
  const set: LoggedSet = {
    load: load ? round(load) : null,
    unit,
    reps: reps ? Math.round(reps) : null,
    effort:
      effort && effort >= SET_LIMITS.effortMin && effort <= SET_LIMITS.effortMax ? Math.round(effort * 2) / 2 : null,
    seconds: seconds ? Math.round(seconds) : null,
    metres: distance ? round(distance * perUnit) : null,
    side: null,
    bodyweight: (load ?? 0) < 0,
  };
  if (set.reps === null && set.seconds === null && set.metres === null)
    return `${name} on ${localDate} says nothing that was done.`;
  if (Math.abs(set.load ?? 0) > SET_LIMITS.loadMax) return `“${of("load")}” is more than anybody lifts.`;
  if ((set.reps ?? 0) > SET_LIMITS.repsMax || (set.reps ?? 0) < 0) return `“${of("reps")}” is no number of reps.`;
  if ((set.seconds ?? 0) > SET_LIMITS.secondsMax)
    return `“${of("seconds")}” is longer than ${SET_LIMITS.secondsMax / 3600} hours.`;
  if ((set.metres ?? 0) > SET_LIMITS.metresMax)
    return `“${of("distance")}” is further than ${SET_LIMITS.metresMax / 1000} km.`;
  return { row: number, localDate, name, set };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Reads "72,5" and "72.5", "1,250.5" and "1.250,5"; null if it is no number. */
export function numberOf(text: string): number | null {
  const bare = text.replace(/\s|kgs?$|lbs?$/gi, "");
  if (bare === "") return null;
  const plain = /,\d{1,2}$/.test(bare) ? bare.replaceAll(".", "").replace(",", ".") : bare.replaceAll(",", "");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Reads "90", "1:30", "0:01:30" as seconds; null if it is no time. */
function secondsOf(text: string): number | null {
  if (!text.includes(":")) return numberOf(text.replace(/s$/i, ""));
  const parts = text.split(":").map(Number);
  return parts.some((part) => !Number.isFinite(part)) ? null : parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** Returns the metres per unit of distance; without a stated unit it follows the unit of weight. */
function metresPer(text: string, unit: WeightUnit): number {
  const name = text.toLowerCase();
  if (/\bmi(les?)?\b|_miles?\b/.test(name)) return 1609.344;
  if (/\bkm\b|_km\b|kilomet/.test(name)) return 1000;
  if (/\b(yd|yards?)\b/.test(name)) return 0.9144;
  if (/\b(ft|feet)\b/.test(name)) return 0.3048;
  if (/\bm\b|_m\b|met(er|re)s?\b/.test(name)) return 1;
  return unit === "lb" ? 1609.344 : 1000;
}

/** The club's names of a log's exercises; null leaves one out. */
type Names = ReadonlyMap<string, string | null>;

/** Groups sets by exercise and day, as they are logged. */
export function rowsOf(sets: readonly ReadSet[], names: Names): { rows: HistoryRow[]; refused: Refused[] } {
  const days = new Map<string, HistoryRow>();
  const refused: Refused[] = [];
  for (const { row, localDate, name, set } of sets) {
    const exercise = names.get(name);
    if (!exercise) {
      refused.push({ row, words: `${name} on ${localDate}: left out, as you chose.` });
      continue;
    }
    const key = `${exercise.toLowerCase()} ${localDate}`;
    const day = days.get(key);
    if (!day) days.set(key, { row, localDate, exercise, sets: [set] });
    else if (day.sets.length < SET_LIMITS.setsPerExercise) day.sets.push(set);
    else refused.push({ row, words: `${exercise} on ${localDate} has more than ${SET_LIMITS.setsPerExercise} sets.` });
  }
  return { rows: [...days.values()], refused };
}
