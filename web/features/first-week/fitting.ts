import { type CalendarDate, isoWeekday } from "../../../worker/contract/calendar";
import { isOffered } from "../../../worker/contract/day-options";
import type { FirstWeek } from "../../../worker/contract/first-week";
import { type Fitting, fittingSession } from "../../../worker/contract/fitting-session";
import type { DailyWorkout, WeeklyProgram } from "../../../worker/contract/programs";
import type { Dashboard } from "../../../worker/contract/progress";
import { estimatedMinutes } from "../../training/estimated-minutes";
import { todaysTraining } from "../../training/today/todays-training";

/** Returns the first session that fits what is published and what the member has answered. */
export function fittingOf(firstWeek: FirstWeek, data: Dashboard, today: CalendarDate): Fitting | null {
  const { content, goals, equipment, health } = firstWeek;
  const { program, workouts, weekPlan, weeklyTarget } = data;
  const rolls = weekPlan?.rollDays.find(({ dayOfWeek }) => dayOfWeek === isoWeekday(today));
  return fittingSession(
    {
      leans: content.goals.filter(({ text }) => goals.includes(text)).map(({ leans }) => leans),
      equipment,
      rolls: rolls?.effort ?? null,
      sessions: weekPlan?.lifts ?? weeklyTarget,
      careful: injuryWords(health) !== null || health.answers.some(({ yes }) => yes) || health.adult === false,
    },
    {
      days: program ? daysFrom(program, data, today).map(offeredOn) : [],
      workouts: workouts.map(({ id, intensity, duration }) => ({ id, intensity, minutes: duration })),
    },
  );
}

/** Returns the member's words about injuries; the only place that reads them for this. */
const injuryWords = ({ injuryWords: words }: FirstWeek["health"]) => words;

/** Returns the days to choose from: today's, by the rule of all screens, then the others in order. */
function daysFrom(program: WeeklyProgram, data: Dashboard, today: CalendarDate): DailyWorkout[] {
  const training = todaysTraining(data, today);
  const first = training?.kind === "day" ? training.day : null;
  return [...(first ? [first] : []), ...program.dailyWorkouts.filter((day) => day.id !== first?.id)];
}

const offeredOn = ({ dayOfWeek, workoutSections }: DailyWorkout) => ({
  dayOfWeek,
  options: workoutSections
    .filter(({ columnType }) => isOffered(columnType))
    .map(({ columnType, exerciseCount, exercises }) => ({
      option: columnType,
      exercises: exerciseCount,
      minutes: estimatedMinutes(exercises),
    })),
});
