import { estimateIn } from "../../contract/load";
import type { PersonalRecord } from "../../contract/training";
import type { WeightUnit } from "../../contract/training-limits";

/** What comparing a set needs, whether it is stored or new. */
export type ComparedSet = {
  exerciseName: string;
  localDate: string;
  load: number | null;
  unit: WeightUnit;
  reps: number | null;
  liftedGrams: number;
  estimateGrams: number;
  seconds: number | null;
  metres: number | null;
  bodyweight: boolean;
};

/** The most reps done with a load, and the day they were first reached. */
export type RepBest = { grams: number; reps: number; localDate: string; bodyweight: boolean };

/** The sets that hold the records: the heaviest with its most reps, and the best of each other kind. */
export type Best = {
  heaviest: ComparedSet | undefined;
  estimate: ComparedSet | undefined;
  longest: ComparedSet | undefined;
  furthest: ComparedSet | undefined;
  /** One per load, heaviest first. */
  reps: RepBest[];
};

/** A smaller difference does not count: 100 lb and 45.4 kg are one load written twice. */
const STEP_GRAMS = 100;

/**
 * Returns the seconds of a set that is held for time. Time over a distance or for as many reps as possible is another
 * thing.
 */
const heldFor = ({ seconds, reps, metres }: ComparedSet) => (reps === null && metres === null ? (seconds ?? 0) : 0);

export function bestOf(sets: (ComparedSet | undefined)[]): Best {
  const done = sets.filter((set) => set !== undefined);
  const most = (of: (set: ComparedSet) => number) => {
    const [first] = done.toSorted((a, b) => of(b) - of(a));
    return first && of(first) > 0 ? first : undefined;
  };
  return {
    heaviest: done.toSorted((a, b) => b.liftedGrams - a.liftedGrams || (b.reps ?? -1) - (a.reps ?? -1))[0],
    estimate: most(({ estimateGrams }) => estimateGrams),
    longest: most(heldFor),
    furthest: most(({ metres }) => metres ?? 0),
    reps: done
      .filter(({ reps }) => (reps ?? 0) > 0)
      .map((set) => ({
        grams: set.liftedGrams,
        reps: set.reps ?? 0,
        localDate: set.localDate,
        bodyweight: set.bodyweight,
      }))
      .toSorted((a, b) => b.grams - a.grams),
  };
}

/**
 * Returns the records that the day's sets (`now`) have set against all other days and against the day as it was
 * (`before`). Saving a day again, and the first day of an exercise, set none.
 */
export function newRecords(
  otherDays: Best,
  day: { before: ComparedSet[]; now: ComparedSet[] },
  unit: WeightUnit,
): PersonalRecord[] {
  if (!otherDays.heaviest) return [];
  const before = bestOf(day.before);
  const now = bestOf(day.now);
  const greater = (kind: Kind, of: (set: ComparedSet) => number, step: number) => {
    const [was, earlier, is] = [otherDays[kind], before[kind], now[kind]];
    if (!was || !is || of(was) === 0 || was.reps === 0) return undefined;
    return of(is) >= Math.max(of(was), earlier ? of(earlier) : of(was)) + step ? is : undefined;
  };
  const load = greater("heaviest", ({ liftedGrams }) => liftedGrams, STEP_GRAMS);
  return recordsOf(
    {
      load,
      reps: moreReps(otherDays, before, day.now, load),
      time: greater("longest", heldFor, 1),
      distance: greater("furthest", ({ metres }) => metres ?? 0, 0.01),
      estimate: greater("estimate", ({ estimateGrams }) => estimateGrams, STEP_GRAMS),
    },
    unit,
  );
}

type Kind = "heaviest" | "estimate" | "longest" | "furthest";

/**
 * Returns the heaviest of the day's sets with more reps than any set of at least its load, if that load was lifted
 * before.
 */
function moreReps(otherDays: Best, before: Best, now: ComparedSet[], load: ComparedSet | undefined) {
  return now
    .toSorted((a, b) => b.liftedGrams - a.liftedGrams || (b.reps ?? -1) - (a.reps ?? -1))
    .find((set) => {
      const noLighter = (each: RepBest) => each.grams > set.liftedGrams - STEP_GRAMS;
      const wasLifted = otherDays.reps.some((each) => Math.abs(each.grams - set.liftedGrams) < STEP_GRAMS);
      const most = [...otherDays.reps, ...before.reps].filter(noLighter).map(({ reps }) => reps);
      return set !== load && wasLifted && (set.reps ?? 0) > Math.max(...most);
    });
}

/** Returns the current records. Reps count only without a load, as the heaviest set shows its own. */
export function currentRecords({ heaviest, estimate, longest, furthest }: Best, unit: WeightUnit): PersonalRecord[] {
  const isLifted = heaviest?.load && heaviest.liftedGrams !== 0;
  return recordsOf(
    {
      load: isLifted ? heaviest : undefined,
      reps: isLifted ? undefined : heaviest,
      time: longest,
      distance: furthest,
      estimate,
    },
    unit,
  );
}

/** Returns the most reps at each load, without those that a heavier load equals or beats. */
export function unbeatenReps({ reps }: Best): RepBest[] {
  let most = 0;
  return reps.filter((each) => {
    const unbeaten = each.reps > most;
    most = Math.max(most, each.reps);
    return unbeaten;
  });
}

type Holders = Record<PersonalRecord["kind"], ComparedSet | undefined>;

function recordsOf({ load, reps, time, distance, estimate }: Holders, unit: WeightUnit): PersonalRecord[] {
  const of = (set: ComparedSet) => ({
    exerciseName: set.exerciseName,
    reps: set.reps,
    localDate: set.localDate,
    at: set.load === null ? null : { load: set.load, unit: set.unit, bodyweight: set.bodyweight },
  });
  const records: PersonalRecord[] = [];
  if (load?.load) records.push({ kind: "load", ...of(load), value: load.load, unit: load.unit });
  if (reps?.reps) records.push({ kind: "reps", ...of(reps), value: reps.reps, unit: null });
  if (time?.seconds) records.push({ kind: "time", ...of(time), value: time.seconds, unit: null });
  if (distance?.metres) records.push({ kind: "distance", ...of(distance), value: distance.metres, unit: null });
  const value = estimate ? estimateIn(unit, estimate) : null;
  if (estimate && value !== null) records.push({ kind: "estimate", ...of(estimate), value, unit });
  return records;
}
