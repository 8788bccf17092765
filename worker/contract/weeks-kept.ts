import { addDays, type CalendarDate, mondayOf } from "./calendar";

/** Planned amounts for the weeks from `monday` on, until a later plan. */
export type PlannedWeek = { monday: CalendarDate; lifts: number; rolls: number };

export type WeeksDone = {
  /** Newest first. */
  plans: readonly PlannedWeek[];
  trainings: ReadonlyMap<CalendarDate, number>;
  rolls: ReadonlyMap<CalendarDate, number>;
  today: CalendarDate;
};

/**
 * Counts consecutive weeks in which a member met their plan: the planned number of trainings and rolls, on any days.
 * The current week counts once it is met, and breaks nothing before it ends. A week without a plan neither counts nor
 * breaks the row.
 */
export function weeksKept({ plans, trainings, rolls, today }: WeeksDone): number {
  const current = mondayOf(today);
  const firstMonday = plans.at(-1)?.monday ?? addDays(current, 7);
  let kept = 0;
  for (let monday = current; monday >= firstMonday; monday = addDays(monday, -7)) {
    const plan = plans.find((each) => each.monday <= monday);
    if (!plan || plan.lifts + plan.rolls === 0) continue;
    if (sumOf(trainings, monday) >= plan.lifts && sumOf(rolls, monday) >= plan.rolls) kept += 1;
    else if (monday < current) return kept;
  }
  return kept;
}

const sumOf = (counts: ReadonlyMap<CalendarDate, number>, monday: CalendarDate) =>
  [0, 1, 2, 3, 4, 5, 6].reduce((sum, days) => sum + (counts.get(addDays(monday, days)) ?? 0), 0);
