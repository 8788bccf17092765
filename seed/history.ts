import { addDays, isoWeekday } from "../worker/contract/calendar.ts";
import { instantAt, MINUTE_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";
import { type PersonName, people } from "./people.ts";
import { type ProgramDay, programDays } from "./program.ts";
import { workouts } from "./workouts.ts";

type Column = "no_equipment" | "equipment" | "coach_program";

/** S is a section of the program of that date, or without one a single workout; W is a single workout; - is a day off. */
type Habit = {
  who: PersonName;
  column: Column;
  /** One letter per training day, from yesterday's backwards. */
  trainingDays: string;
  /** How many weekends ago a Saturday session was. */
  saturdays: number[];
  notes: Record<number, string>;
};

const habits: Habit[] = [
  {
    who: "renata",
    column: "equipment",
    trainingDays: "SWSSW-SWSWWWW-WWW--WWWWWW-WWWWW-WW-W",
    saturdays: [2, 4, 5],
    notes: {
      0: "Lighter than last time and better. Staying here for a week.",
      2: "Left hip tight at the start, fine by the second set.",
      9: "Second half stronger than the first.",
      12: "Short version after a bad night.",
      15: "Rolled before this. Took one set off everything, as told.",
      23: "First time through without looking at the clock.",
    },
  },
  {
    who: "caio",
    column: "coach_program",
    trainingDays: "S-SW-SWW-WW-W-WW--WW-W",
    saturdays: [1],
    notes: {
      0: "Everything moved well. Left one set for tomorrow.",
      2: "Right elbow hurts on the last reps. Stopped one short.",
    },
  },
  {
    who: "hana",
    column: "equipment",
    trainingDays: "SSWS-SSWWW-WWWW-WW",
    saturdays: [1, 2],
    notes: { 2: "Short on sleep, long on coffee." },
  },
  { who: "dominik", column: "no_equipment", trainingDays: "-SS-W-W-WW", saturdays: [], notes: {} },
  { who: "aoife", column: "equipment", trainingDays: "S-S-SS-W-WW-W-W", saturdays: [2], notes: {} },
  { who: "marcus", column: "coach_program", trainingDays: "SSS-SSSW-WWW", saturdays: [1], notes: {} },
  { who: "lucia", column: "no_equipment", trainingDays: "SSSSW-SSW-WW", saturdays: [], notes: {} },
  { who: "samir", column: "equipment", trainingDays: "-W-SW--WW-W--W", saturdays: [2], notes: {} },
];

/** Members on trial train during their trial, on any weekday. */
const trialSessions: { who: PersonName; daysAgo: number; note: string }[] = [
  { who: "theo", daysAgo: 1, note: "Slower than I wanted. Better for it." },
  { who: "priya", daysAgo: 5, note: "Good one." },
  { who: "priya", daysAgo: 8, note: "Finding out which muscles I own." },
];

/** Minutes, used in turn: people train at different times and take longer on some days. */
const EVENINGS = ["18:42", "19:15", "17:58", "20:07", "18:26", "19:48", "20:31", "18:09", "19:33"];
const MINUTES_OVER_PLAN = [-3, 4, 0, 7, -1, 2, 8, -4, 5, 1, -2];
const SECTION_MINUTES = 44;
const SHORTEST_MINUTES = 22;

export function historyStatements(moment: Moment): SeedStatement[] {
  return insertInto("completion", completionRows(moment));
}

/** All completions, oldest first. */
export function completionRows(moment: Moment): CompletionRow[] {
  const onProgram = programDays(moment);
  const rows = [...habits.flatMap((habit) => habitRows(habit, moment, onProgram)), ...trialRows(moment, onProgram)];
  return rows.sort((a, b) => a.completed_at - b.completed_at);
}

type OnProgram = (date: string) => ProgramDay | undefined;
type Session = {
  who: PersonName;
  date: string;
  turn: number;
  note?: string;
  section?: (ProgramDay & { column: Column }) | undefined;
};
type CompletionRow = Record<string, SeedValue> & { completed_at: number };

function habitRows({ who, column, trainingDays, saturdays, notes }: Habit, moment: Moment, onProgram: OnProgram) {
  const weekdays = trainingDaysBefore(moment.today, trainingDays.length).flatMap((date, index) => {
    const kind = trainingDays[index];
    if (kind === "-") return [];
    const day = kind === "S" ? onProgram(date) : undefined;
    const section = day && { ...day, column };
    return [completionRow({ who, date, turn: index, note: notes[index], section }, moment)];
  });
  const lastSaturday = addDays(moment.today, -((isoWeekday(moment.today) % 7) + 1));
  return [
    ...weekdays,
    ...saturdays.map((weeks) => completionRow({ who, date: addDays(lastSaturday, -7 * weeks), turn: weeks }, moment)),
  ];
}

function trialRows(moment: Moment, onProgram: OnProgram) {
  return trialSessions.map(({ who, daysAgo, note }) => {
    const date = addDays(moment.today, -daysAgo);
    const day = onProgram(date);
    return completionRow(
      { who, date, turn: daysAgo, note, section: day && { ...day, column: "no_equipment" } },
      moment,
    );
  });
}

function completionRow({ who, date, turn, note, section }: Session, { timeZone }: Moment): CompletionRow {
  const own = turn + who.length * 3;
  const workout = workouts.find(({ day }) => day === isoWeekday(date)) ?? workouts.find(({ day }) => day === null);
  if (!workout) throw new Error("there is no workout for any day");
  const evening = instantAt(date, EVENINGS[own % EVENINGS.length] ?? "19:00", timeZone);
  const planned = section ? SECTION_MINUTES : workout.minutes;
  const minutes = planned + (MINUTES_OVER_PLAN[own % MINUTES_OVER_PLAN.length] ?? 0);
  // A section may just be ticked off; a single workout is always timed.
  const untimed = section && own % 3 === 0;
  return {
    user_id: people[who].id,
    workout_id: section ? null : workout.id,
    daily_workout_id: section?.dailyWorkoutId ?? null,
    column_type: section?.column ?? null,
    title: section?.title ?? workout.title,
    local_date: date,
    completed_at: evening + (own % 7) * MINUTE_MS,
    duration_minutes: untimed ? null : Math.max(SHORTEST_MINUTES, minutes),
    notes: note ?? null,
    hurts: note?.includes("hurts") ? 1 : 0,
  };
}

/** Mondays to Fridays before a date, latest first. */
function trainingDaysBefore(today: string, count: number): string[] {
  const dates: string[] = [];
  for (let date = addDays(today, -1); dates.length < count; date = addDays(date, -1)) {
    if (isoWeekday(date) <= 5) dates.push(date);
  }
  return dates;
}
