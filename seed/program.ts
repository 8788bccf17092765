import { addDays, mondayOf } from "../worker/contract/calendar.ts";
import { DAY_MS, HOUR_MS, instantAt, type Moment } from "./calendar.ts";
import { exerciseRows } from "./exercises.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";
import { people } from "./people.ts";
import { currentWeek } from "./program/current-week.ts";
import { nextWeek } from "./program/next-week.ts";
import { previousWeek } from "./program/previous-week.ts";
import type { WrittenWeek } from "./program/week.ts";

export const CURRENT_WEEK_ID = 2;

type Scheduled = { id: number; week: WrittenWeek; monday: string; published: boolean; createdAt: number };

/** Returns the day of a published program that is trained on a date. */
export type ProgramDay = { dailyWorkoutId: number; title: string };

export function programStatements(moment: Moment): SeedStatement[] {
  const scheduled = schedule(moment);
  return [
    ...insertInto(
      "weekly_program",
      scheduled.map(({ id, week, monday, published, createdAt }) => ({
        id,
        title: week.title,
        description: week.description,
        week_number: week.weekNumber,
        start_date: monday,
        end_date: addDays(monday, 6),
        is_published: published ? 1 : 0,
        created_by: people.mateus.id,
        created_at: createdAt,
        updated_at: createdAt,
      })),
    ),
    ...insertInto(
      "daily_workout",
      scheduled.flatMap(({ id, week }) =>
        week.days.map((day, index) => ({
          id: dailyWorkoutId(id, index),
          program_id: id,
          day_of_week: index + 1,
          title: day.title,
          description: day.description,
          notes: day.notes,
        })),
      ),
    ),
    ...insertInto("exercise", programExercises(moment)),
  ];
}

export function programExercises(moment: Moment): Record<string, SeedValue>[] {
  return schedule(moment).flatMap(({ id, week }) =>
    week.days.flatMap((day, index) => {
      const owner = dailyWorkoutId(id, index);
      return [
        ...exerciseRows({ dailyWorkoutId: owner, columnType: "no_equipment" }, day.noEquipment),
        ...exerciseRows({ dailyWorkoutId: owner, columnType: "equipment" }, day.equipment),
        ...exerciseRows({ dailyWorkoutId: owner, columnType: "coach_program" }, day.coachProgram),
      ];
    }),
  );
}

/** Returns what the published programs have for a date; nothing for weekends and older weeks. */
export function programDays(moment: Moment): (date: string) => ProgramDay | undefined {
  const days = schedule(moment)
    .filter((program) => program.published)
    .flatMap(({ id, week, monday }) =>
      week.days.map((day, index): [string, ProgramDay] => [
        addDays(monday, index),
        { dailyWorkoutId: dailyWorkoutId(id, index), title: day.title },
      ]),
    );
  const byDate = new Map(days);
  return (date) => byDate.get(date);
}

function schedule({ now, timeZone, today }: Moment): Scheduled[] {
  const monday = mondayOf(today);
  const lastMonday = addDays(monday, -7);
  const saturdayBefore = (date: string) => instantAt(addDays(date, -2), "16:20", timeZone);
  return [
    { id: 1, week: previousWeek, monday: lastMonday, published: true, createdAt: saturdayBefore(lastMonday) },
    { id: CURRENT_WEEK_ID, week: currentWeek, monday, published: true, createdAt: saturdayBefore(monday) },
    {
      id: 3,
      week: nextWeek,
      monday: addDays(monday, 7),
      published: false,
      createdAt: Math.max(now - DAY_MS, saturdayBefore(monday) + HOUR_MS),
    },
  ];
}

function dailyWorkoutId(programId: number, dayIndex: number): number {
  return (programId - 1) * 5 + dayIndex + 1;
}
