import { memoized } from "../../memoized";
import { all } from "../../vocabulary/calendar-words";
import {
  COLUMN_WORDS,
  type ColumnRole,
  LOG_PHRASES,
  LOG_WORDS,
  PLAN_WORDS,
  SET_WORDS,
  TARGET_WORDS,
} from "../../vocabulary/column-words";
import { topSet } from "../doses/top-set";
import { weekSpan } from "../labels/block-label";
import { escaped } from "../labels/label-words";
import { isNamedWeek } from "../labels/named-week";
import { inWords, plain } from "../labels/plain-text";
import { namesSession } from "../labels/session-words";
import { weekLabel } from "../labels/week-label";
import { PACE_OF } from "./pace-of-heading";

export type Heading = {
  role: ColumnRole | null;
  /** "kg", "lb", "W", "s", "min", "m", where the heading names one. */
  unit: string | null;
  week: number | null;
  set: number | null;
  group: "plan" | "log" | null;
};

export type HeadingReader = (text: string) => Heading;

const NOTHING: Heading = { role: null, unit: null, week: null, set: null, group: null };

const ROLES = new Map<string, ColumnRole>();
for (const [role, words] of Object.entries(COLUMN_WORDS))
  for (const word of all(words)) if (!ROLES.has(word)) ROLES.set(word, role as ColumnRole);

const UNITS: [RegExp, string][] = [
  [/^(?:kgs?|kilos?|кг)$/, "kg"],
  [/^(?:lbs?|pounds?|libras?|#)$/, "lb"],
  [/^(?:watts?|w)$/, "W"],
  [/^(?:s|secs?|seconds?|seg|segundos|sek|sekunden|secondi|сек|с|초|秒)\.?$/, "s"],
  [/^(?:m|mins?|minutes?|minutos|minuten|minuti|мин|분|分)\.?$/, "min"],
  [/^(?:metres?|meters?|metros|metri|м)$/, "m"],
  [/^(?:km|км)$/, "km"],
  [/^(?:yds?|yards?)$/, "yd"],
  [/^(?:mi|miles?)$/, "mi"],
  [/^%$/, "%"],
];

const SET = new RegExp(
  `^(?:${SET_WORDS.join("|")})\\s*#?\\s*(\\d{1,2})\\+?$|^(\\d{1,2})\\s*(?:-?й|\\.|st|nd|rd|th|[ªºae]|er|ere|eme)?\\s*(?:${SET_WORDS.join("|")})$|^s(\\d{1,2})\\+?$`,
  "u",
);
const SET_NUMBER = new Set([
  "set",
  "set #",
  "set number",
  "set no",
  "set no.",
  "work set",
  "working set",
  "arbeitssatz",
  "serie de trabajo",
  "serie de trabalho",
  "serie n",
  "satz",
  "подход",
  "№ подхода",
  "세트 번호",
  "seria",
  "serie #",
]);

/** What a heading cell says of its column. */
export const headingOf = memoized((text: string): Heading => {
  let own = plain(text.includes("_") ? text : inWords(text))
    .replace(/[:*]+$/, "")
    .trim();
  if (own === "" || own.length > 60) return NOTHING;
  // "plan_week", as a file that an app has written has it.
  const spaced = own.replaceAll("_", " ");
  const isUnit = spaced.endsWith(" unit");
  // "distance_km"
  const [, called = "", measure = ""] = /^(.{3,30})_(km|mi|m|kg|lbs?|min|sec|s)$/.exec(own) ?? [];
  if (ROLES.has(called.replaceAll("_", " "))) own = `${called.replaceAll("_", " ")} (${measure})`;
  else if (!isUnit && (SET_NUMBER.has(spaced) || roleOf(own) === null)) own = spaced;
  let unit: string | null = null;
  const bracket =
    /^(.*?)\s*[([]\s*([^()[\]]{1,16})\s*[)\]]$/.exec(own) ?? /^(.*?),\s*(кг|kg|lbs?|s|сек|мин|min|m|м|%)$/u.exec(own);
  if (bracket) {
    unit = UNITS.find(([words]) => words.test((bracket[2] ?? "").trim()))?.[1] ?? null;
    // "Load (done)"
    if (LOGGED_PARTS.test(bracket[2] ?? "") || ROLES.get((bracket[2] ?? "").trim()) === "logged")
      return { ...NOTHING, role: "logged" };
    // "Load (week 2)" is of that week.
    const isOfWeek = weekLabel(bracket[2] ?? "") !== null;
    if (unit || (!isOfWeek && ROLES.has((bracket[1] ?? "").trim()))) own = (bracket[1] ?? "").trim();
  }
  const week = weekLabel(own);
  if (week && (week.rest === "" || week.rest.length < 20) && week.before.length < 12) {
    const beside = week.rest || week.before;
    // "Week 10 - Test week" heads no column of weeks.
    const said = beside ? roleOf(beside) : null;
    const role = said === "week" ? null : said;
    const asUnit = UNITS.find(([words]) => words.test(plain(beside)))?.[1] ?? null;
    return { ...NOTHING, week: week.number, role, unit: unit ?? asUnit };
  }
  if (isNamedWeek(own)) return NOTHING;
  const span = weekSpan(own);
  if (span) return { ...NOTHING, week: span[0] ?? null };
  if (SET_NUMBER.has(own)) return { ...NOTHING, role: "set", unit };
  // "S4 (light)", "Top set (reps @ RPE)"
  const bare = own.replace(/\s*\([^)]*\)$/, "");
  const part = SET_KINDS.find(([words]) => words.test(bare));
  if (part) return { ...NOTHING, set: part[1], unit };
  const set = SET.exec(own) ?? SET.exec(bare);
  if (set) return { ...NOTHING, set: Number(set[1] ?? set[2] ?? set[3]), unit };
  const ofSet = partOfSet(own);
  if (ofSet) return { ...NOTHING, ...ofSet, unit: unit ?? ofSet.unit };
  // "Reps 1", "Weight 2": a part of one of the sets that stand side by side.
  const numbered = /^(\p{L}[^\d]*?)\s*#?\s*(\d{1,2})$/u.exec(own);
  // "R1 | R2 | R3" are the reps of each set.
  const reps = /^r(\d{1,2})$/.exec(own);
  if (reps) return { ...NOTHING, role: "reps", set: Number(reps[1]), unit };
  const partRole = numbered && Number(numbered[2]) > 0 ? ROLES.get((numbered[1] ?? "").trim()) : undefined;
  if (numbered && partRole && SET_PARTS.has(partRole)) {
    const said = UNITS.find(([words]) => words.test((numbered[1] ?? "").trim()))?.[1] ?? null;
    return { ...NOTHING, role: partRole, set: Number(numbered[2]), unit: unit ?? said };
  }
  // "Day A" over a column names a session, as "Day 1" does.
  if (!ROLES.has(own) && namesSession(own)) return NOTHING;
  // "Log 3": of the third time; "Log (client)": whose it is.
  // "Diary - load": what of it is noted.
  const said = own.replace(/\s*\([^()]*\)$/, "").replace(/ [-–—] \p{L}[^-–—]*$/u, "");
  const isLog =
    LOG_WORDS.includes(said.replace(/\s*#?\s*\d{1,2}$/, "")) || LOG_PHRASES.test(said.replace(/\s*\?$/, ""));
  const group = PLAN_WORDS.includes(own) ? "plan" : isLog ? "log" : null;
  const role = roleOf(own);
  if (group === "plan" && role !== "scheme") return { ...NOTHING, group };
  if (group) return { ...NOTHING, group, role: group === "log" ? "logged" : role };
  // "Hang (s)" and "Carry (m)" have their meaning from the unit alone.
  if (role === null) return unit ? { ...NOTHING, unit, role: ROLE_OF_UNIT[unit] ?? null } : NOTHING;
  // "kg", "km", "target distance m"
  const last = role === "load" ? own.replace(/^target /, "") : isLong(role) ? (own.split(" ").at(-1) ?? "") : "";
  unit ??= UNITS.find(([words]) => words.test(last))?.[1] ?? null;
  if (unit === "%" && (role === "load" || role === "intensity")) return { ...NOTHING, role: "percent" };
  return { ...NOTHING, role, unit };
});

const isLong = (role: ColumnRole): boolean => role === "duration" || role === "distance";

/** The heavy set and the lighter ones after it, in their order. */
const SET_KINDS: [RegExp, number][] = [
  [/^(?:top|heavy|main)[ -]?(?:sets?|singles?|doubles?|triples?)$/u, 1],
  [/^(?:back|drop)[ -]?(?:off|down)?s?(?:[ -]?(?:sets?|work))?(?: ?\/ ?work(?:ing)? sets)?$/u, 2],
];

/** "Top set reps", "Back-off load" */
const PART_OF_KIND =
  /^((?:(?:top|heavy|main)[ -]?(?:sets?|singles?))|(?:back[ -]?offs?(?:[ -]?sets?)?))\s+(\p{L}[\p{L}%# ]{0,12})$/u;

const SET_PARTS = new Set<ColumnRole>(["reps", "load", "percent", "effort", "rir"]);

/** "Set 1 reps", "Set 2 - %", "S1 kg", "Weight set 3" */
function partOfSet(own: string): Pick<Heading, "role" | "set" | "unit"> | null {
  const [, kind = "", part = ""] = PART_OF_KIND.exec(own) ?? [];
  const ofKind = ROLES.get(part.trim());
  if (ofKind && SET_PARTS.has(ofKind))
    return { role: ofKind, set: SET_KINDS.find(([words]) => words.test(kind))?.[1] ?? 1, unit: null };
  const [, first, behind] = SET_AHEAD.exec(own) ?? [];
  const [, before, last] = behind ? [] : (SET_BEHIND.exec(own) ?? []);
  const called = (behind ?? before ?? "").trim();
  const unit = UNITS.find(([words]) => words.test(called))?.[1] ?? null;
  const role = ROLES.get(called) ?? ROLE_OF_UNIT[unit ?? ""] ?? null;
  return role && SET_PARTS.has(role) ? { role, set: Number(first ?? last), unit } : null;
}

const SET_AHEAD = new RegExp(
  `^(?:${SET_WORDS.join("|")}|s(?=\\d))\\s*#?\\s*(\\d{1,2})\\s*[-–—:/]?\\s*([\\p{L}%#][^\\d]{0,14})$`,
  "u",
);
const SET_BEHIND = new RegExp(
  `^([\\p{L}%#][^\\d]{0,14}?)\\s*[-–—:/(]?\\s*(?:${SET_WORDS.join("|")})\\s*#?\\s*(\\d{1,2})\\)?$`,
  "u",
);

const ROLE_OF_UNIT: Record<string, ColumnRole> = {
  s: "duration",
  min: "duration",
  m: "distance",
  km: "distance",
  yd: "distance",
  mi: "distance",
  kg: "load",
  lb: "load",
  W: "load",
  "%": "percent",
};

const LOGGED_PARTS =
  /\b(?:actual|performed|completed|achieved|logged|e1rm|done|used|lifted|felt|got|utilizad[oa]s?|usad[oa]s?|usat[oaie]|utilizzat[oaie]|utilise(?:e?s?)|verwendete?s?|benutzte?s?|uzyt[aye]|hecho|realizad[oa]s?|feito|executad[oa]s?|fatto|eseguit[oaie]|effectue(?:e?s?)|realise(?:e?s?)|gemacht|geschafft|erledigt|wykonan[aey]|zrobione)\b|факт|выполн|сделан|виконан|실제|実績|実施/u;

function roleOf(text: string): ColumnRole | null {
  const own = text.replace(/\s+/g, " ").trim();
  const whole = ROLES.get(own) ?? ROLES.get(own.replace(/[.?]$/, "")) ?? ROLES.get(own.replace(/\s*\/\s*/g, "/"));
  if (whole) return whole;
  // "10RM", "5 RM (kg)": what somebody can lift.
  if (/^\d{1,2} ?rm(?:\s*\([^)]*\))?$/.test(own)) return "max";
  // "Set goal", "Reps target": how many of them are meant.
  const [, aimed = ""] = TARGET_OF.exec(own) ?? [];
  const of = SET_NUMBER.has(aimed) ? "sets" : (ROLES.get(aimed) ?? null);
  if (isDose(of)) return of;
  if (PACE_OF.test(own)) return "effort";
  if (own.length > 32 || (/\d/.test(own) && !/1 ?rm/.test(own))) return null;
  if (LOGGED_PARTS.test(own)) return "logged";
  // "Work up to 1RM" is what is done, and no column of maxes.
  if (topSet(own) !== null) return null;
  // So is "Pause squat", of which the first word is a rest in other languages.
  if (LIFT_DONE_SO.test(own)) return null;
  if (/%/.test(own) && /(?<!\p{L})(?:rpe|rir)(?!\p{L})/u.test(own)) return "intensity";
  // "% / sets x reps"
  if (/^%/.test(own) && SCHEME_WITH_SHARE.test(own)) return "scheme";
  if (/^%|%$/.test(own) && own.length < 20 && !/\d/.test(own.replace(/1 ?rm/, ""))) return "percent";
  // "Coach's cues", "Target reps", "Rest (between)": the last known word of a short heading decides, else the first.
  const words = own
    .split(/[\s/,×*]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}%#]/gu, ""))
    .filter(Boolean);
  if (words.length > 4) return null;
  // "Rest btw sets" is no number of sets.
  if (words[0] !== undefined && ROLES.get(words[0]) === "rest") return "rest";
  const known = words.map((word) => ROLES.get(word)).filter((role) => role !== undefined);
  if (known.includes("sets") && known.includes("reps")) return "scheme";
  // "Reps / time", "Reps @ RPE"
  if (known.includes("reps") && known.some((role) => BESIDE_REPS.has(role))) return "work";
  // "RPE / load": how hard, or how much.
  if (known.includes("load") && known.includes("effort") && own.includes("/")) return "intensity";
  // "Load / equipment": what is to be lifted is said in kilos or by the bell.
  if (known.includes("load") && own.includes("/") && known.at(-1) === "aside") return "load";
  return words.length > 3 && known.length < 2 ? null : (known[known.length - 1] ?? null);
}

const TARGET_OF = new RegExp(`^(\\S.{0,20}?) (?:${TARGET_WORDS.join("|")})$`, "u");

const LIFT_DONE_SO =
  /^(?:paused?|tempo)[ -](?:\p{L}+ )?(?:squats?|bench|press|dead ?lifts?|rows?|pull-?ups?|chin-?ups?|dips?)(?: press)?$/u;

/** "RPE / load", "Weight used": among other words it says that loads stand below. */
export const namesLoad = (heading: string): boolean =>
  plain(heading)
    .split(/[\s/]+/)
    .some((word) => ROLES.get(word) === "load");

const SCHEME_WITH_SHARE = new RegExp(
  `(?<!\\p{L})(?:${all(COLUMN_WORDS.sets).map(escaped).join("|")}) ?[x×] ?(?:${all(COLUMN_WORDS.reps).map(escaped).join("|")})(?!\\p{L})`,
  "u",
);

const BESIDE_REPS = new Set<ColumnRole>(["duration", "distance", "effort", "rir"]);

/** Whether a column with this role holds a part of a dose. */
export function isDose(role: ColumnRole | null): boolean {
  return role !== null && DOSE_ROLES.has(role);
}

const DOSE_ROLES = new Set<ColumnRole>([
  "sets",
  "reps",
  "scheme",
  "work",
  "load",
  "percent",
  "effort",
  "rir",
  "intensity",
  "duration",
  "distance",
]);
