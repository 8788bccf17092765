import { type CalendarDate, isoWeekday } from "../../../worker/contract/calendar";
import { isOffered, optionName, shownSections } from "../../../worker/contract/day-options";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { Exercise } from "../../../worker/contract/exercises";
import { landingSample } from "../../../worker/contract/landing-sample";
import type { DailyWorkout } from "../../../worker/contract/programs";
import type { Dashboard } from "../../../worker/contract/progress";
import { estimatedMinutes } from "../../training/estimated-minutes";
import { doseOf } from "../../training/exercise-dose";
import { tierOf } from "../../training/tier";
import type { Tier } from "../../ui/tier-badge";

/** A day to explain: its options, and one exercise with the meaning of each of its figures. */
export type ReadDay = {
  dayOfWeek: number;
  title: string;
  isSample: boolean;
  options: { name: string; exercises: number; minutes: number | null }[];
  exercise: Exercise | null;
  tier: Tier;
  signs: { sign: string; meaning: string }[];
};

/** Returns today's day of the running week, else its first; without a published week the front page's sample. */
export function explainedDay(data: Pick<Dashboard, "program"> | null, today: CalendarDate): ReadDay {
  const days = data?.program?.dailyWorkouts.filter(({ workoutSections }) => workoutSections.some(hasExercises)) ?? [];
  const day = days.find(({ dayOfWeek }) => dayOfWeek === isoWeekday(today)) ?? days[0];
  return day ? ofDay(day, data?.program?.gated ?? false) : sampleDay();
}

const hasExercises = ({ exerciseCount }: { exerciseCount: number }) => exerciseCount > 0;

function ofDay({ dayOfWeek, title, workoutSections }: DailyWorkout, gated: boolean): ReadDay {
  const sections = shownSections(workoutSections).filter(hasExercises);
  const options = sections.map(({ columnType, exerciseCount, exercises }) => ({
    name: optionName(columnType),
    exercises: exerciseCount,
    // Gated: with only some of the exercises no time can be estimated.
    minutes: gated ? null : estimatedMinutes(exercises),
  }));
  const exercise = mostSaid(sections.flatMap(({ exercises }) => exercises));
  const tier = tierOf(exercise?.tier ?? null) ?? "A";
  return { dayOfWeek, title, isSample: false, options, exercise, tier, signs: signsOf(exercise) };
}

function sampleDay(): ReadDay {
  const { day, session } = landingSample;
  const options = Object.entries(day.options).flatMap(([option, exercises]) =>
    isOffered(option as ColumnType)
      ? [{ name: optionName(option as ColumnType), exercises: exercises.length, minutes: null }]
      : [],
  );
  const dose = day.options.equipment.find(({ code }) => code === session.code)?.dose ?? null;
  const exercise = { ...BLANK, name: session.name, exerciseCode: session.code, setRep: dose, rest: "90 s" };
  return { dayOfWeek: 1, title: day.title, isSample: true, options, exercise, tier: "B", signs: signsOf(exercise) };
}

const BLANK: Exercise = {
  id: 0,
  name: "",
  exerciseCode: null,
  tier: "B-Tier",
  category: null,
  sets: null,
  reps: null,
  setRep: null,
  tempo: null,
  load: null,
  rest: null,
  duration: null,
  description: null,
  notes: null,
  videoUrl: null,
  dose: [],
};

/** Returns the first of the exercises with the most dose fields, preferring one with a tier. */
function mostSaid(exercises: readonly Exercise[]): Exercise | null {
  const score = (exercise: Exercise) => doseOf(exercise).length * 2 + (tierOf(exercise.tier) ? 1 : 0);
  return exercises.reduce<Exercise | null>((best, each) => (best && score(best) >= score(each) ? best : each), null);
}

const signsOf = (exercise: Exercise | null): ReadDay["signs"] =>
  (exercise ? doseOf(exercise) : []).flatMap(({ label, value, suffix }) => {
    const meaning = MEANINGS[label];
    return meaning ? [{ sign: [value, suffix].filter(Boolean).join(" "), meaning }] : [];
  });

const MEANINGS: Record<string, string> = {
  "Sets × reps": "Sets times repetitions: do the second number, rest, and go again until the first is full.",
  Sets: "How many rounds of it you do.",
  Reps: "How many repetitions you do.",
  Time: "How long you keep going or hold.",
  Tempo: "Seconds on the way down, held, and on the way up; X is as fast as you can.",
  Load: "How heavy. Percents go by your own maximum, once you have one.",
  Rest: "The rest before the next set: a press starts the clock.",
};
