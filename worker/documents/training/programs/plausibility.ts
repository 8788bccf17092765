import type { ReadExercise } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import { KIND_OF_RUN } from "./calendar-subject";
import { headingOf } from "./columns/column-heading";
import { hasWork, isPlausible } from "./doses/dose-sets";
import { plain } from "./labels/plain-text";
import type { ProgramBuilder } from "./program-builder";

/** From this score on what was read is training. */
export const ENOUGH = 1.2;

/** How much of it looks like training: exercises with doses, weighed by how many of the names look like movements. */
export function scoreOf(builder: ProgramBuilder): number {
  const exercises = builder.exercises;
  const dosed = exercises.filter((exercise) => isDosed(exercise) && exercise.prescription.every(isPlausible));
  if (exercises.length === 0 || dosed.length < 2) return 0;
  // "Weight" and "Reps" head rows, and name nothing that is trained.
  const named = exercises.filter(
    ({ name, prescription }) =>
      looksLikeMovement(plain(name)) ||
      !isHeading(name) ||
      (builder.sport !== null && prescription.length === 0) ||
      prescription.some(({ distance, duration }) => distance || (duration && KIND_OF_RUN.test(name))),
  );
  if (named.length < exercises.length * 0.8) return 0;
  const moving = movingShare(named, builder.sport) * (named.length / exercises.length);
  const share = dosed.length / exercises.length;
  const stated = exercises.filter(isDosed).length;
  // Names in a language that nobody taught the reader count where sets and reps are headed so.
  const told = exercises.filter(({ prescription }) =>
    prescription.some(({ count, ...sets }) => count !== null && hasWork({ count, ...sets })),
  );
  const isTold = builder.headed && builder.bare === 0 && told.length >= exercises.length * 0.7 && dosed.length >= 4;
  if ((moving < 0.15 && !isTold) || share < 0.25 || dosed.length < stated * 0.7) return 0;
  return dosed.length * share * (0.5 + moving);
}

/** "Weight x reps", but not "First set last": what of a name of several words is a heading is known from each of them. */
const isHeading = (name: string) =>
  !OF_CHOICE.test(name) &&
  headingOf(name.replace(/[\s:.,\d%]+$/, "")).role !== null &&
  plain(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1).length < 3;

/** "Optional exercise 2": a place that the lifter fills with what they like. */
const OF_CHOICE = /^\p{L}+[\s-]+\p{L}.*\s#?\d{1,2}$/u;

const movingShare = (exercises: ReadExercise[], sport: string | null) =>
  exercises.filter((exercise) => looksLikeMovement(plain(exercise.name)) || (sport !== null && isOfSport(exercise)))
    .length / Math.max(exercises.length, 1);

/** "TL 12 km", "TI 6 x 400 m" in a plan of runs. */
const isOfSport = ({ prescription }: ReadExercise) =>
  prescription.length > 0 &&
  prescription.every(({ distance, duration, reps }) => (distance ?? duration) !== null && reps === null);

/** "3-6" in one set and "12-15" in the next. */
const areRanges = (prescription: ReadExercise["prescription"]): boolean =>
  prescription.length > 1 && prescription.every(({ count, reps }) => count !== null && /^\d+-\d+$/.test(reps ?? ""));

/**
 * Whether what was read shows more signs of training than amounts beside words, as schedules, tracks and marks have them
 * too: sets of reps, loads, efforts and paces, under headings of a training table or in weeks and sessions.
 */
export function isConvincing(builders: ProgramBuilder[]): boolean {
  const exercises = builders.flatMap((builder) => builder.exercises);
  const dosed = exercises.filter(isDosed);
  const telling = dosed.filter(
    ({ prescription }) => prescription.some(tellsTraining) || areRanges(prescription),
  ).length;
  const moving =
    builders.reduce((sum, { exercises, sport }) => sum + movingShare(exercises, sport) * exercises.length, 0) /
    Math.max(exercises.length, 1);
  const bare = builders.reduce((sum, builder) => sum + builder.bare, 0);
  const headed = builders.some((builder) => builder.headed);
  const placed = builders.some(({ weeks }) =>
    weeks.some(
      ({ number, sessions }) =>
        number !== null || sessions.some(({ mark }) => mark.weekday !== null || mark.title !== null || mark.option),
    ),
  );
  if (moving < 0.2) return false;
  // Nothing but movements on the weekdays of several weeks.
  const weeks = builders.flatMap((builder) => builder.weeks).filter(({ number }) => number !== null);
  const isOfDays = weeks.every(({ sessions }) => sessions.every(({ mark }) => mark.weekday !== null));
  if (moving >= 0.5 && weeks.length >= 2 && isOfDays && dosed.length >= exercises.length * 0.8 && bare === 0)
    return true;
  // "Side plank 45 s": nothing but training holds so many movements for a time.
  const held = dosed.filter(({ prescription }) => prescription.some(({ duration }) => duration !== null)).length;
  if (moving >= 0.8 && held >= 4 && held >= exercises.length * 0.8 && bare === 0) return true;
  if (headed) return telling > 0 || moving >= 0.5;
  // Without headings the names have to tell more: "Wash 3 x 5 min" is written as any exercise.
  if (moving < 0.34) return false;
  // Figures alone beside names are as much a table of marks.
  if (bare * 2 > dosed.length && !(placed && moving >= 0.6)) return false;
  if (dosed.length < 4) return telling * 3 >= dosed.length * 2 && telling >= 2;
  return telling >= dosed.length * 0.3 || (placed && telling >= 3);
}

/** Whether a group of sets says what only training has: sets of something, loads beside it, an effort, a pace. */
export function tellsTraining({
  count,
  reps,
  duration,
  distance,
  load,
  percent,
  effort,
}: ReadExercise["prescription"][number]) {
  const amount = reps ?? duration ?? distance;
  if (percent !== null || effort !== null) return true;
  if (distance !== null && /km|mi|mile/.test(distance)) return true;
  return (
    (count !== null && count !== "1" && amount !== null) ||
    /\+|amrap|per /i.test(reps ?? "") ||
    (load !== null && amount !== null)
  );
}

/** Whether an exercise has a dose. */
export function isDosed(exercise: ReadExercise): boolean {
  return exercise.prescription.some((sets) => hasWork(sets) || sets.count !== null);
}
