import type { PersonalRecord } from "../../contract/training";
import type { WeightUnit } from "../../contract/training-limits";
import { estimateIn } from "./load";

/** What a set needs for being compared; stored ones and those just done alike. */
export type ComparedSet = {
  exerciseName: string;
  localDate: string;
  load: number | null;
  unit: WeightUnit;
  reps: number | null;
  liftedGrams: number;
  estimateGrams: number;
};

/** The sets that hold the records: the heaviest with its most reps, and the one that speaks of the greatest maximum. */
export type Best = { heaviest: ComparedSet | undefined; estimate: ComparedSet | undefined };

/** Less is no difference: 100 lb and 45.4 kg are one load written twice. */
const STEP_GRAMS = 100;

export function bestOf(sets: (ComparedSet | undefined)[]): Best {
  const done = sets.filter((set) => set !== undefined);
  return {
    heaviest: done.toSorted((a, b) => b.liftedGrams - a.liftedGrams || (b.reps ?? -1) - (a.reps ?? -1))[0],
    estimate: done.toSorted((a, b) => b.estimateGrams - a.estimateGrams)[0],
  };
}

/**
 * What the day's sets, as they are `now`, have beaten of all other days and of the day as it was `before`: so that saving
 * a day again tells nothing again, and the first day of an exercise, which has nothing to beat, tells nothing.
 */
export function newRecords(
  otherDays: Best,
  day: { before: ComparedSet[]; now: ComparedSet[] },
  unit: WeightUnit,
): PersonalRecord[] {
  if (!otherDays.heaviest) return [];
  const past = bestOf([otherDays.heaviest, otherDays.estimate, ...day.before]);
  const now = bestOf(day.now);
  const beaten = (was = 0, is = 0) => is >= was + STEP_GRAMS;

  const load =
    otherDays.heaviest.liftedGrams > 0 && beaten(past.heaviest?.liftedGrams, now.heaviest?.liftedGrams)
      ? now.heaviest
      : undefined;
  const noLighter = day.now.filter((set) => !beaten(set.liftedGrams, past.heaviest?.liftedGrams));
  const most = noLighter.toSorted((a, b) => (b.reps ?? -1) - (a.reps ?? -1))[0];
  const repsBefore = past.heaviest?.reps ?? null;
  const reps = repsBefore !== null && most && (most.reps ?? -1) > repsBefore && most !== load ? most : undefined;
  const estimate =
    otherDays.estimate?.estimateGrams && beaten(past.estimate?.estimateGrams, now.estimate?.estimateGrams)
      ? now.estimate
      : undefined;
  return recordsOf({ load, reps, estimate }, unit);
}

/** The records that stand: reps only where nothing is lifted, as the heaviest set tells its own. */
export function standingRecords({ heaviest, estimate }: Best, unit: WeightUnit): PersonalRecord[] {
  const isLifted = heaviest && heaviest.liftedGrams > 0;
  return recordsOf({ load: isLifted ? heaviest : undefined, reps: isLifted ? undefined : heaviest, estimate }, unit);
}

type Holders = Record<PersonalRecord["kind"], ComparedSet | undefined>;

function recordsOf({ load, reps, estimate }: Holders, unit: WeightUnit): PersonalRecord[] {
  const of = (set: ComparedSet) => ({ exerciseName: set.exerciseName, reps: set.reps, localDate: set.localDate });
  const records: PersonalRecord[] = [];
  if (load?.load) records.push({ kind: "load", ...of(load), value: load.load, unit: load.unit });
  if (reps?.reps) records.push({ kind: "reps", ...of(reps), value: reps.reps, unit: null });
  const value = estimate ? estimateIn(unit, estimate) : null;
  if (estimate && value !== null) records.push({ kind: "estimate", ...of(estimate), value, unit });
  return records;
}
