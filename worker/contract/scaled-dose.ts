import { cueOf, notesWithDose } from "./exercise-notes";
import type { Exercise } from "./exercises";
import { type Gym, loadable } from "./gym";
import { spanOf } from "./set-targets";
import type { Sets } from "./sets";
import type { WeightUnit } from "./training-limits";

/** In percent of the prescribed value; null and 100 change nothing. */
type Scale = { load: number | null; sets: number | null };
type Gyms = Record<WeightUnit, Gym>;

/** Returns an exercise with scaled sets and load, in its texts and its dose. Loads are rounded to the gym's plates. */
export function scaledExercise(exercise: Exercise, { load, sets }: Scale, gyms: Gyms): Exercise {
  if ((load ?? 100) === 100 && (sets ?? 100) === 100) return exercise;
  // Notes may begin with the prescribed dose.
  const cue = cueOf(exercise);
  const scaled = withLoad(withSets(exercise, sets ?? 100), load ?? 100, gyms);
  return { ...scaled, notes: notesWithDose({ ...scaled, notes: cue }) };
}

const scaledCount = (count: number, percent: number) => Math.max(1, Math.round((count * percent) / 100));

/** Scales the figure or range at the start of a text; the rest stays. */
const scaledSpan = (text: string, percent: number): string =>
  text.replace(/^(\s*)(\d+)(?:(\s*[-–]\s*)(\d+))?/, (_, lead: string, low: string, dash = "", high = "") => {
    const [from, to] = [scaledCount(Number(low), percent), scaledCount(Number(high || low), percent)];
    return from === to ? `${lead}${from}` : `${lead}${from}${dash}${to}`;
  });

/** In "3 x 8" and "4 sets of 10" the figure before the sign is the number of sets. */
const SETS_FIRST = /^\s*\d+(?:\s*[-–]\s*\d+)?\s*(?:(?:sets?|rounds?)\b|[x×*]|of\b)/i;

function withSets(exercise: Exercise, percent: number): Exercise {
  if (percent === 100) return exercise;
  const { dose, sets, setRep } = exercise;
  if (dose.length > 1) return rewritten(exercise, fewerGroups(dose, percent));
  const scaledTexts = {
    sets: sets && scaledSpan(sets, percent),
    setRep: setRep && SETS_FIRST.test(setRep) ? scaledSpan(setRep, percent) : setRep,
  };
  const scaled = dose.map((group) => ({ ...group, count: group.count && scaledSpan(group.count, percent) }));
  const textsChanged = scaledTexts.sets !== sets || scaledTexts.setRep !== setRep;
  const changed = scaled.some(({ count }, at) => count !== dose[at]?.count);
  return changed && !textsChanged ? rewritten(exercise, scaled) : { ...exercise, ...scaledTexts, dose: scaled };
}

/** Removes the last groups of sets first, as they are the heaviest of a wave; adds sets to the last one. */
function fewerGroups(dose: readonly Sets[], percent: number): Sets[] {
  const counts = dose.map(({ count }) => Math.max(1, Math.round(spanOf(count)?.high ?? 1)));
  const all = counts.reduce((sum, count) => sum + count, 0);
  let left = scaledCount(all, percent);
  return dose.flatMap((group, at) => {
    const own = counts[at] ?? 1;
    const taken = at === dose.length - 1 ? left : Math.min(own, left);
    left -= taken;
    if (taken === 0) return [];
    return [taken === own ? group : { ...group, count: String(taken) }];
  });
}

/** Writes an exercise's texts from its groups of sets. */
function rewritten(exercise: Exercise, dose: Sets[]): Exercise {
  const works = dose.map(({ reps, duration, distance }) => reps ?? duration ?? distance ?? "");
  const counts = dose.map(({ count }) => count ?? "1");
  const same = new Set(works).size === 1 && counts.every((count) => /^\d+$/.test(count));
  const total = String(counts.reduce((sum, count) => sum + Number(count), 0));
  const work = same
    ? [[total, works[0]].filter(Boolean).join(" × ")]
    : works.map((each, at) => [counts[at], each].filter(Boolean).join(" × "));
  const aims = dose.map(({ load, percent, effort }) => [load, percent, effort].filter(Boolean).join(", "));
  const load = new Set(aims).size === 1 ? aims[0] : aims.filter(Boolean).join(", ");
  return {
    ...exercise,
    dose,
    sets: null,
    reps: null,
    duration: null,
    setRep: work.join(", ") || null,
    load: load || null,
  };
}

const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
const FIGURES = String.raw`(?<![\d.,])${FIGURE}(?:\s*[-–/]\s*${FIGURE})*`;
const PERCENTS = new RegExp(String.raw`${FIGURES}(?=\s*%)`, "g");
/** A load after a minus is assistance, and one after a times sign is one of several. */
const LOADS = new RegExp(String.raw`(?<![-−]\s?)(?:${FIGURES})(?=\s*(kgs?|lbs?)\b)`, "gi");
const EACH = new RegExp(FIGURE, "g");

function withLoad(exercise: Exercise, percent: number, gyms: Gyms): Exercise {
  if (percent === 100) return exercise;
  const scaled = (text: string | null) => text && scaledLoads(text, percent, { gyms, name: exercise.name });
  const { load, setRep, reps, sets, dose } = exercise;
  return {
    ...exercise,
    sets: scaled(sets),
    reps: scaled(reps),
    setRep: scaled(setRep),
    load: load && inWords(load) ? `${load.trim()}, at ${percent} %` : scaled(load),
    dose: dose.map((group) => ({
      ...group,
      percent: scaled(group.percent),
      load: scaled(group.load),
    })),
    ...(dose.some((group) => group.percent ?? group.load) ? {} : { ofLast: percent }),
  };
}

type Loading = { gyms: Gyms; name: string };

function scaledLoads(text: string, percent: number, { gyms, name }: Loading): string {
  const by = (figures: string, scale: (value: number) => number) =>
    figures.replace(EACH, (each) => String(scale((Number(each.replace(",", ".")) * percent) / 100)));
  return text
    .replace(PERCENTS, (figures) => by(figures, (value) => Math.round(value * 10) / 10))
    .replace(LOADS, (figures, unit: string) => {
      const gym = gyms[unit.toLowerCase().startsWith("lb") ? "lb" : "kg"];
      return by(figures, (value) => loadable(value, gym, name));
    });
}

/** A load in words such as "heavy" or "as last week": no figure, no effort, and more than bodyweight. */
const inWords = (load: string): boolean =>
  /\p{L}{3}/u.test(load) && !/\d/.test(load) && !/\b(?:rpe|rir|body ?weight|bw|n\/?a|none)\b/i.test(load);
