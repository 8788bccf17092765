import { NO_SETS } from "../../../../contract/no-sets";
import type { Sets } from "../../../../contract/program-reading";
import { isCategory } from "../../categories";
import type { Column } from "../columns/column";
import { namesLoad } from "../columns/column-heading";
import { PACE_OF } from "../columns/pace-of-heading";
import { plain } from "../labels/plain-text";
import { amountsOf, asSides } from "./amounts-of-sets";
import { isOwnWeight } from "./dose-loads";
import { doseOf, hasWork, isWholeDose } from "./dose-sets";
import { SECONDS, SETS_WORD, SIDE, TIMES_WORD } from "./dose-words";
import { effortOf, percentsOf } from "./intensity-of-cell";
import { inPercent, loadsOf, withUnit, withUnitOf } from "./loads-of-cell";
import { inOrderOf } from "./order-of-scheme";
import { missing } from "./piece-of-dose";
import { inMinutes, shownText } from "./shown-text";
import { tidy } from "./tidy-dose";
import { timeText } from "./time-text";
import type { Value } from "./values-of-row";

export type RowDose = { sets: Sets[]; rest: string | null; tempo: string | null; said: string[] };

/** The cells of a row that are of the same sets: what each of them says, and the dose that this makes together. */
export class DoseOfCells {
  private count: string | null = null;
  /** "/side" behind the number of sets: what is done in them is of each. */
  private side = "";
  private lists: Partial<Sets>[] = [];
  private whole: Sets[] = [];
  private effort: string | null = null;
  private loads: string[] = [];
  private percents: string[] = [];

  constructor(
    private values: Value[],
    private sheetUnit: string | null,
    private out: RowDose,
  ) {
    for (const { column, cell } of values) {
      const text = column.unit === "h" ? inMinutes(cell) : shownText(cell, column.role);
      if (text !== "") this.take(column, text);
    }
  }

  private has(role: string): boolean {
    return this.values.some(({ column }) => column.role === role);
  }

  /** "2 | 10 x 3 s" under "Sets | Reps": each of the ten is held, where "3 | 3 x 30 s" says the sets again. */
  private areHeld(text: string): boolean {
    const [, reps] = HELD_EACH.exec(text.trim()) ?? [];
    const sets = this.values.find(({ column }) => column.role === "sets");
    return reps !== undefined && sets !== undefined && !sets.cell.text.includes(reps);
  }

  /** "4 each side, hold 30 seconds": nobody holds each rep of a set so long, and so many holds are done. */
  private holds(text: string): Partial<Sets>[] | null {
    const [, often = "", held = ""] = (this.has("sets") ? null : HELD_LONG.exec(text.trim())) ?? [];
    const [only, ...more] = often === "" ? [] : (amountsOf(often) ?? []);
    const [, count, side = ""] = /^(\d{1,2})( per \p{L}+)?$/u.exec(only?.reps ?? "") ?? [];
    return count && more.length === 0 ? [{ count, duration: `${timeText(held)}${side}` }] : null;
  }

  private take(column: Column, text: string): void {
    const { role, unit } = column;
    if (role === "sets") this.takeCount(text);
    else if (role === "reps" || role === "work" || role === "duration" || role === "distance")
      this.takeAmounts(column, role === "reps" ? timesInFront(text) : text);
    else if (role === "scheme") this.takeDose(inOrderOf(column.heading, text));
    else if (role === "any" && column.repeats && /^\d+\s?\p{L}{0,4}$/u.test(text)) return;
    else if (role === "any") this.takeAny(text, unit);
    else if (role === "percent") this.takePercent(text, unit);
    else if (role === "load") this.takeLoad(text, unit);
    else if (role === "effort") this.takeEffort(plain(column.heading), text);
    else if (role === "rir") this.effort = effortOf(text, "RIR");
    else if (role === "intensity") this.takeIntensity(text, unit, namesLoad(column.heading));
  }

  private takeCount(text: string): void {
    if (ORDINAL_SET.test(text.trim())) {
      this.count = "1";
      return;
    }
    // "3 per side" are as many sets as are done of each.
    const counted = tidy(text).replace(SETS_BEHIND, "");
    const own = counted.replace(SIDE_BEHIND, "");
    this.side = counted.slice(own.length);
    const plain = /^(?:x\s*)?(\d+(?:\.0)?(?:\s*-\s*\d+)?)\s*x?$/.exec(own);
    if (plain) {
      this.count = (plain[1] ?? "").replace(/\s/g, "").replace(/\.0$/, "");
      return;
    }
    // "2/3" beside reps: for beginners and for others.
    if (this.has("reps") && /^\d{1,2}\s?\/\s?\d{1,2}$/.test(text.trim())) {
      this.count = text.replace(/\s/g, "");
      return;
    }
    // "☐ ☐ ☐": a box to tick for each set.
    if (BOXES.test(text.trim())) {
      this.count = String(text.replace(/\s/g, "").length);
      return;
    }
    // "4 *" is explained elsewhere.
    const [, starred] = /^(\d{1,2})\s*\*+$/.exec(text.trim()) ?? [];
    if (starred) {
      this.count = starred;
      return;
    }
    // "AMRAP" sets of "10": as often as can be.
    if (this.has("reps") && /^am(?:r)?ap$/iu.test(text.trim())) {
      this.effort = text.trim().toUpperCase();
      return;
    }
    const { sets } = doseOf(text);
    if (sets.some((each) => hasWork(each))) this.whole.push(...sets);
    else if (sets[0]?.count) {
      this.count = sets[0].count;
      this.effort ??= sets[0].effort;
    }
    // "cardio" where others have a number of sets says what kind it is.
    else if (isCategory(text)) this.out.said.push(text);
    else if (text.length < 20) this.count = text;
  }

  private takeAmounts({ role, unit, heading }: Column, text: string): void {
    // "15" and "10/leg" among distances are reps: nobody runs so far.
    const isReps = role === "distance" && unit === null && FEW.test(text);
    const metres = unit === "min" ? "m" : (unit ?? "m");
    const own = isReps ? null : role === "distance" ? metres : role === "duration" ? (unit ?? "s") : unit;
    // "10 + 2 sec" among reps: how many, and how long each or the last of them is held.
    const [, reps = "", held = ""] = role === "reps" ? (HELD.exec(text) ?? []) : [];
    if (held) this.out.said.push(`+ ${held}`);
    const counted = reps || text;
    // "6▲": what the sign says of the reps is explained elsewhere. "PR": more than ever before.
    // "10x10x10" beside sets: one set with less and less load.
    const isDropped = role === "reps" && this.has("sets") && DROPPED.test(counted.trim());
    const marked =
      isDropped || (role === "reps" && this.areHeld(counted)) || (role === "reps" && MARKED.test(counted.trim()))
        ? [{ reps: counted.trim() }]
        : null;
    // "35 km + 6 km", each of another sport
    const summed = role === "distance" && SUM_OF_LENGTHS.test(text.trim()) ? [{ distance: text.trim() }] : null;
    const holds = role === "reps" ? this.holds(text) : null;
    const amounts = marked ?? summed ?? holds ?? amountsOf(SIDE.test(counted) ? counted : counted + this.side, own);
    if (amounts && this.lists.some((each) => Object.keys(each).some((key) => key in (amounts[0] ?? {}))))
      this.out.said.push(`${heading}: ${text}`);
    else if (amounts) this.lists = merged(this.lists, amounts);
    // "10 x 50" under "Distance (yds)"
    else this.takeDose(role === "distance" && unit && BARE_LENGTHS.test(text) ? `${text.trim()} ${unit}` : text);
  }

  /** A cell that may hold all of a dose, or the part that the columns beside it leave open. */
  private takeAny(text: string, unit: string | null): void {
    const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
    const isBesideReps = (this.has("reps") && this.has("sets")) || this.has("scheme");
    if (number !== null && (unit === "kg" || unit === "lb" || isBesideReps || number % 1 !== 0 || number > 60)) {
      this.loads = [withUnit(text, unit ?? this.sheetUnit)];
      return;
    }
    const { sets } = doseOf(text);
    const isOpen = this.has("reps") || this.has("scheme") || this.has("work");
    if (!isOpen || sets.some((each) => hasWork(each) || each.count !== null)) this.takeDose(text);
    else if (text.length <= 24) this.takeIntensity(text, unit ?? "kg");
    else this.out.said.push(text);
  }

  private takeDose(text: string): void {
    // "3RM" alone among doses is worked up to.
    const [, most] = /^(\d{1,2})\s?RM$/i.exec(text.trim()) ?? [];
    if (most) {
      this.whole.push({ ...NO_SETS, count: "1", reps: `${most}RM` });
      return;
    }
    const dose = doseOf(text);
    // "RPE 5" in a column of durations is how hard what the other columns say is meant.
    if (this.has("distance") && dose.sets.length === 1 && dose.sets[0]?.effort && isOnly("effort", dose.sets[0]))
      this.effort = dose.sets[0].effort;
    else this.whole.push(...dose.sets);
    this.out.rest ??= dose.rest;
    this.out.tempo ??= dose.tempo;
    this.out.said.push(...dose.said);
  }

  private takePercent(text: string, unit: string | null): void {
    if (NAMES_EFFORT.test(text)) this.takeIntensity(text, unit);
    else if (/[x×]|%\s*\/\s*\d{1,2}\s*$/.test(text) && isWholeDose(text)) this.takeDose(text);
    else this.percents = percentsOf(text);
  }

  private takeLoad(text: string, unit: string | null): void {
    const own = tidy(text);
    // "– (to be found)" is a dash, and why there is no load.
    const [, why] = /^-+\s*\(([^()\d]+)\)$/u.exec(own) ?? [];
    const [, weighed = "", share = ""] =
      /^(\d+(?:\.\d+)?\s*(?:kgs?|lbs?)?)\s*\(\s*(\d{1,3}(?:\.\d+)?\s*%)\s*\)$/i.exec(own) ?? [];
    if (why) this.out.said.push(why);
    else if (share) {
      this.percents = percentsOf(share);
      this.loads = loadsOf(weighed.trim(), unit ?? this.sheetUnit);
    } else if (/\d\s*%\s*[x×]\s*\d/.test(own) || isOfPercents(own)) this.takeDose(own);
    // "2x10", "3 sets of 12", "8 sets @ 60%" in a column of loads, beside no reps, is a dose of its own: sets have no such load.
    else if (!this.has("reps") && !this.has("scheme") && BEGINS_WITH_SETS.test(own) && isSetsAlone(own))
      this.takeDose(own);
    else if (/%/.test(own)) this.percents = percentsOf(own);
    else if (NAMES_EFFORT.test(own)) this.effort = doseOf(own).sets[0]?.effort ?? own;
    else this.loads = loadsOf(own, unit ?? this.sheetUnit);
  }

  private takeIntensity(text: string, unit: string | null, isOfLoads = false): void {
    const own = tidy(text);
    const number = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/.test(own) ? Number.parseFloat(own) : null;
    // "-10 %": so much less than before, and no share of a best lift.
    if (/^[+-]\s?\d{1,2}(?:\.\d+)?\s*%$/.test(own)) {
      this.out.said.push(text);
      return;
    }
    if (number !== null) {
      if (number <= 10) this.effort = `RPE ${own}`;
      else if (isOfLoads) this.loads = loadsOf(own, unit ?? this.sheetUnit);
      else this.percents = [`${own}%`];
      return;
    }
    const read = doseOf(own).sets[0];
    // "90 kg (~78%)" says both.
    if (read?.load && read.percent) {
      this.loads = loadsOf(read.load, unit ?? this.sheetUnit);
      this.percents = [read.percent];
    } else if (read?.effort) this.effort = read.effort;
    else if (read?.percent) this.percents = percentsOf(own);
    else if (read?.load || unit) this.takeLoad(own, unit);
    else if (isOwnWeight(own)) this.loads = ["BW"];
    // "last 2 km faster" beside a pace
    else if (this.effort !== null) this.out.said.push(text);
    else this.effort = own;
  }

  /** How hard it is meant, or how fast: the split and the strokes a minute are said both. */
  private takeEffort(heading: string, text: string): void {
    const [, length = ""] = PACE_OF.exec(heading) ?? [];
    const said = SPLIT.test(text) && length !== "" ? `${text} /${length}` : null;
    const rate = RATE.test(heading) && /^\d/.test(text) ? (SPM.test(heading) ? `${text} spm` : `rate ${text}`) : null;
    const own = said ?? rate;
    if (own === null) this.effort = effortOf(text, "RPE");
    else this.effort = [this.effort, own].filter(Boolean).join(", ");
  }

  /** `single` is a row of one set. */
  sets(single: boolean): Sets[] {
    const { whole, loads, percents, sheetUnit, effort } = this;
    const count = this.count ?? (single ? "1" : null);
    if (whole.length > 0) {
      const meant = sheetUnit === "%" ? whole.map(inPercent) : whole;
      // "2" sets of "3-6 · 12-15": one of each.
      const isOneEach =
        whole.length > 1 && Number(count) === whole.length && whole.every((each) => each.count === null);
      return meant.map((sets, index) => ({
        ...sets,
        // "60 min | 1500 m and some gym": how long stands in a column of its own.
        ...(whole.length === 1 && this.lists.length === 1 ? missing(sets, lengthOf(this.lists[0])) : {}),
        count: sets.count ?? (isOneEach ? "1" : count),
        load: sets.load ? withUnitOf(sets.load, sheetUnit) : ofSet(loads, index),
        percent: sets.percent ?? ofSet(percents, index),
        effort: sets.effort ?? effort,
      }));
    }
    const isOfSet = this.values.some(({ column }) => column.role === "reps" && PER_SET.test(plain(column.heading)));
    const all = asSides(this.lists, count);
    const lists = this.count === null && !isOfSet ? countedReps(all) : all;
    const many = Math.max(lists.length, loads.length, percents.length);
    if (many === 0 && this.count === null && !effort) return [];
    return Array.from({ length: Math.max(many, 1) }, (_, index) => ({
      ...NO_SETS,
      effort,
      ...ofSet(lists, index),
      count: lists[index]?.count ?? (many > 1 ? "1" : count),
      load: ofSet(loads, index),
      percent: ofSet(percents, index),
    }));
  }
}

const BARE_LENGTHS = /^\s*\d{1,2}\s*[x×]\s*\d{2,4}\s*$/i;

const lengthOf = ({ duration = null, distance = null }: Partial<Sets> = {}) => ({ duration, distance });

export const isOnly = (key: keyof Sets, sets: Sets): boolean =>
  Object.entries(sets).every(([each, value]) => (each === key) === (value !== null));

/** "2x10", "3 x 45 s", "4x10/side", "8 sets @ 60%": sets and what is done in each or how hard, without any load. */
function isSetsAlone(text: string): boolean {
  const { sets, said } = doseOf(text);
  const tells = (each: Sets) => hasWork(each) || (each.percent ?? each.effort) !== null;
  return said.length === 0 && sets.every((each) => each.count !== null && tells(each) && each.load === null);
}

/** "60%/3, 70%/3, 80%/2x4" in a column of loads: each percentage with its reps, and how often. */
function isOfPercents(text: string): boolean {
  const { sets } = doseOf(text);
  return sets.length > 0 && sets.every((each) => each.percent !== null && each.count !== null && hasWork(each));
}

const FEW = /^(?:\d|1\d|2[0-4])(?:\s*-\s*(?:\d|1\d|2[0-4]))?(?:\s*(?:\/|per|par|pro|por)\s*\p{L}+)?$/u;

/** "8 ×3" in a column of reps: three times eight, as its signs stand. */
function timesInFront(text: string): string {
  const [, reps, times] = /^(\d{1,2})\s+[x×]([2-6])$/iu.exec(text.trim()) ?? [];
  return Number(reps) > Number(times) ? `${times} x ${reps}` : text;
}

const BOXES = /^[☐☑☒□▢◻](?:\s?[☐☑☒□▢◻]){0,11}$/u;

const DROPPED = /^\d{1,2}(?:\s?[x×]\s?\d{1,2}){2,4}$/i;
const MARKED = /^(?:\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s?[▲△▴▵▼▽▾▿◆◇★☆†‡§]{1,3}|PRs?)$/u;

const SUM_OF_LENGTHS =
  /^\d+(?:[.,]\d+)?\s*(?:km|m|mi|miles?|yds?)(?:\s*\+\s*\d+(?:[.,]\d+)?\s*(?:km|m|mi|miles?|yds?)){1,3}$/iu;

const HELD_EACH = new RegExp(`^(\\d{1,2})\\s?[x×]\\s?\\d{1,2}\\s*(?:${SECONDS})\\.?$`, "iu");

const HELD_LONG = new RegExp(
  `^(\\d[^,;]{0,20}?)(?:\\s+(?:${TIMES_WORD}))?[,;]?\\s+(?:hold(?:ing)?|halten|mant\\p{L}+|tenir|maintenir|tenere|segurar|удерж\\p{L}+)\\s+(?:(?:for|por|pendant|per)\\s+)?([1-9]\\d\\d?\\s*(?:${SECONDS}))\\.?$`,
  "iu",
);

const HELD = new RegExp(`^(\\d{1,2})\\s*\\+\\s*(\\d{1,3}\\s*(?:${SECONDS}))\\.?$`, "iu");

/** "1セット目", "第2组", "3rd set": which of the sets it is. */
const ORDINAL_SET = /^(?:\d{1,2}\s*セット目|第\s*\d{1,2}\s*(?:セット|组|組)|\d(?:st|nd|rd|th) set)$/iu;

/** "3 vueltas", "4 подходы" in a column of sets. */
const SETS_BEHIND = new RegExp(`\\s*(?:${SETS_WORD}|подход\\S*)$`, "iu");

/** "RPE 8" and "@8", but not "Körpergewicht". */
const NAMES_EFFORT = /(?<!\p{L})r(?:pe|ir)|@/iu;

const BEGINS_WITH_SETS = new RegExp(`^\\d{1,2}\\s*(?:[x×]|(?:${SETS_WORD})(?!\\p{L}))`, "iu");

const SIDE_BEHIND = new RegExp(`(?<=^\\d{1,2})${SIDE.source}$`, "iu");

/** Strokes a minute. */
const RATE = /(?<!\p{L})(?:rate|spm|s\/m|schlagzahl|schlagfrequenz|frequenz|cadence|cadenza|cadencia)(?!\p{L})/u;

const SPM = /(?<!\p{L})(?:spm|s\/m)(?!\p{L})/u;

const SPLIT = /^\d{1,2}:[0-5]\d(?:[.,]\d)?(?:\s*[-–]\s*\d{1,2}:[0-5]\d(?:[.,]\d)?)?$/u;

/** "Reps per set" counts no sets. */
const PER_SET = /(?<!\p{L})(?:per|pro|por|par|a) (?:set|satz|serie|series|seria)(?!\p{L})/u;

/** "Reps | Distance" over "4 | 200 m": how far or how long each of them is. */
const countedReps = (lists: Partial<Sets>[]): Partial<Sets>[] =>
  lists.map((each) =>
    each.reps && /^\d{1,2}$/.test(each.reps) && (each.distance ?? each.duration)
      ? { ...each, count: each.reps, reps: null }
      : each,
  );

/** What is said of this set, or once for all of them. */
const ofSet = <T>(said: T[], index: number): T | null => said[index] ?? (said.length === 1 ? (said[0] ?? null) : null);

function merged(lists: Partial<Sets>[], amounts: Partial<Sets>[]): Partial<Sets>[] {
  if (lists.length === 0) return amounts;
  return lists.map((each, index) => ({ ...each, ...(amounts[index] ?? amounts[0]) }));
}
