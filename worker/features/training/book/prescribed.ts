import type { Exercise } from "../../../contract/exercises";
import { setTargets, spanOf } from "../../../contract/set-targets";
import type { LoggedSet } from "../../../contract/training";
import { readSets } from "../../../documents/read-dose";

type Dose = Pick<Exercise, "sets" | "reps" | "setRep">;

/** Returns the least sets and the least reps of each that a dose prescribes; null for what it leaves open. */
export function prescribedSets(dose: Dose): { sets: number | null; reps: number | null } {
  const groups = readSets({ ...dose, load: null, duration: null });
  // Where several groups have no count, each is one set: "10, 8, 6".
  const counts = groups.map(({ count }) => spanOf(count)?.low ?? (groups.length > 1 ? 1 : null));
  const reps = new Set(groups.map((group) => spanOf(group.reps)?.low ?? null));
  return {
    sets: counts.reduce<number | null>((sum, count) => (count === null ? sum : (sum ?? 0) + count), null),
    reps: reps.size === 1 ? ([...reps][0] ?? null) : null,
  };
}

/** Returns whether fewer sets, or fewer reps in a set, were done than prescribed. Nothing logged is not short. */
export function fellShort(dose: Dose, done: Pick<LoggedSet, "reps">[]): boolean {
  if (done.length === 0) return false;
  const asked = prescribedSets(dose);
  if (asked.sets !== null && done.length < asked.sets) return true;
  const { reps } = asked;
  return reps !== null && done.some((set) => set.reps !== null && set.reps < reps);
}

/** Returns the prescribed effort as RPE, from the dose or the notes; null where neither states one. */
export function meantEffort({ load, setRep, reps, notes }: Pick<Exercise, "load" | "setRep" | "reps" | "notes">) {
  const dose = { sets: null, duration: null, setRep, reps, load };
  const cue = { sets: null, duration: null, setRep: null, reps: null, load: notes };
  const target = setTargets([...readSets(dose), ...readSets(cue)]).find(({ effort }) => effort !== null)?.effort;
  if (!target) return null;
  const middle = (target.low + target.high) / 2;
  const effort = target.scale === "RPE" ? middle : 10 - middle;
  return effort >= 1 && effort <= 10 ? effort : null;
}

/** Returns the mean of the values that are not null, to one decimal; null without any. */
export function meanOf(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length ? Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 10) / 10 : null;
}
