import type { ExerciseDraft, Tier } from "../contract/drafts";
import { EXERCISE_LIMITS } from "../contract/exercises-limits";
import { NO_SETS } from "../contract/no-sets";
import type { ReadExercise, Sets } from "../contract/program-reading";

/** An exercise as it is stored, from one that was read. What fits no field goes to the notes, so that nothing is lost. */
export function draftExercise(exercise: ReadExercise): ExerciseDraft {
  const beside: string[] = [];
  const fitting = (text: string | null, label: string) => {
    if (text === null || text.length <= EXERCISE_LIMITS.dose) return text;
    beside.push(`${label}: ${text}`);
    return null;
  };
  const { sets, reps, setRep, load, duration } = doseOf(exercise.prescription);
  const { name } = exercise;
  const isLong = name.length > EXERCISE_LIMITS.name;
  if (isLong) beside.push(name);
  const fields = {
    name: isLong ? `${name.slice(0, EXERCISE_LIMITS.name - 1).trimEnd()}…` : name,
    exerciseCode: fitting(exercise.exerciseCode, "Code"),
    // A tier of the coach's own is stored as it is.
    tier: fitting(exercise.tier, "Tier") as Tier | null,
    category: fitting(exercise.category, "Category"),
    sets: fitting(sets, "Sets"),
    reps: fitting(reps, "Reps"),
    setRep: fitting(setRep, "Sets x reps"),
    tempo: fitting(exercise.tempo, "Tempo"),
    load: fitting(load, "Load"),
    rest: fitting(exercise.rest, "Rest"),
    duration: fitting(duration, "Time"),
  };
  return {
    ...fields,
    description: null,
    notes: [...beside, exercise.notes].filter(Boolean).join(" | ") || null,
    videoUrl: exercise.videoUrl,
  };
}

type Dose = Pick<ExerciseDraft, "sets" | "reps" | "setRep" | "load" | "duration">;
const NO_DOSE: Dose = { sets: null, reps: null, setRep: null, load: null, duration: null };

/** The groups of sets in the fields of a dose, in their order: "3", "5/5/5+", "65/75/85%". */
function doseOf(groups: Sets[]): Dose {
  const [first, ...others] = groups;
  if (!first) return NO_DOSE;
  if (others.length === 0) return doseOfGroup(first);
  const counts = groups.map(({ count }) => (/^\d{1,3}$/.test(count ?? "") ? Number(count) : Number.NaN));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const sets = Number.isNaN(total) ? null : String(total);
  const works = groups.map(workOf);
  const sharedLoad = shared(groups.map((group) => loadOf(group)));
  const singles = counts.every((count) => count === 1);
  if (sets !== null && singles) {
    const reps = inOrder(works);
    const load = sharedLoad === undefined ? loadsInOrder(groups) : sharedLoad;
    if (reps && load !== undefined) return { ...NO_DOSE, sets, reps, setRep: `${sets} x ${reps}`, load };
  }
  // Nothing but the whole says which reps go with which load.
  const setRep = groups
    .map((group) => {
      const load = sharedLoad === undefined ? loadOf(group, " ") : null;
      const work = [group.count, workOf(group)].filter(Boolean).join(" x ");
      return [work, load].filter(Boolean).join(" @ ");
    })
    .join(", ");
  return { ...NO_DOSE, sets, setRep, load: sharedLoad ?? null };
}

function doseOfGroup(group: Sets): Dose {
  const { count, reps, duration, distance } = group;
  const load = loadOf(group);
  // A time alone is how long it lasts; a time that is repeated is what is repeated.
  if (count === null && reps === null && distance === null) return { ...NO_DOSE, duration, load };
  const work = workOf(group);
  return { ...NO_DOSE, sets: count, reps: work, setRep: count && work ? `${count} x ${work}` : null, load };
}

/** What is done in one set. */
function workOf({ reps, duration, distance }: Sets): string | null {
  return [reps, distance, duration].filter(Boolean).join(", ") || null;
}

/** "82.5 kg (75%), RPE 8" */
function loadOf({ load, percent, effort }: Sets, between = ", "): string | null {
  const weight = load && percent ? `${load} (${percent})` : (load ?? percent);
  return [weight, effort].filter(Boolean).join(between) || null;
}

function shared<T>(values: T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** What single sets lift: "85/100/110 lb (65/75/85%), RPE 7/8/9"; undefined where some sets say what others do not. */
function loadsInOrder(groups: Sets[]): string | null | undefined {
  const parts = (["load", "percent", "effort"] as const).map((field) => {
    const texts = groups.map((group) => group[field]);
    return texts.every((text) => text === null) ? null : inOrder(texts);
  });
  const [load, percent, effort] = parts;
  if (load === undefined || percent === undefined || effort === undefined) return undefined;
  return loadOf({ ...NO_SETS, load, percent, effort });
}

/** "5/5/5+", "65/75/85%", "60 kg / BW / 70 kg", one for all that are equal; undefined where one says nothing. */
function inOrder(texts: (string | null)[]): string | undefined {
  if (texts.some((text) => text === null)) return undefined;
  if (texts[0] && shared(texts) !== undefined) return texts[0];
  const parts = texts.map((text) => FIGURE.exec(text ?? ""));
  const [first] = parts;
  if (!first || parts.some((part) => part?.[1] !== first[1] || part?.[3] !== first[3])) {
    return texts.join(texts.some((text) => /[\s/,]/.test(text ?? "")) ? " / " : "/");
  }
  return `${first[1]}${parts.map((part) => part?.[2]).join("/")}${first[3]}`;
}

/** A figure or a range, and what stands around it: "82.5| kg", "65-70|%", "RPE |8", "2| RIR", "5|". */
const FIGURE = /^(RPE |)(\d+(?:[.,]\d+)?(?:[-–]\d+(?:[.,]\d+)?)?\+?)(\s*(?:%|kg|lb|m|s|min|RIR)|)$/;
