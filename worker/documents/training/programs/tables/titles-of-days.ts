import type { ProgramBuilder } from "../program-builder";

/** "Mon | Back", "Wed | Legs" in every row: where all exercises of a day are of one kind, and days of several, it is what the day is called. */
export function titleDaysByKind({ weeks, kindsTitleDays }: ProgramBuilder): void {
  const days = weeks.flatMap(({ sessions }) => sessions.filter(({ mark }) => mark.weekday && mark.title === null));
  const kinds = days.map(({ exercises }) => new Set(exercises.map(({ category }) => category)));
  const titles = kinds.map(([kind = null]) => kind);
  const areOne = kinds.every(({ size }) => size === 1) && !titles.includes(null);
  const exercises = days.flatMap((day) => day.exercises);
  // Of days that have their kind in a merged cell these are the ones with a single row.
  const areRows = kindsTitleDays && exercises.length === days.length;
  const areSeveral = new Set(titles).size > 1 && exercises.length >= days.length * 2;
  if (!areOne || !(areRows || areSeveral)) return;
  for (const [at, { mark }] of days.entries()) mark.title = titles[at] ?? null;
  for (const exercise of exercises) exercise.category = null;
}
