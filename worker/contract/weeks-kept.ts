import { addDays, type CalendarDate, mondayOf } from "./calendar";

/** How much was planned for the weeks from `monday` on, until a later plan. */
export type PlannedWeek = { monday: CalendarDate; lifts: number; rolls: number };

export type WeeksDone = {
  /** The newest first. */
  plans: readonly PlannedWeek[];
  trainings: ReadonlyMap<CalendarDate, number>;
  rolls: ReadonlyMap<CalendarDate, number>;
  today: CalendarDate;
};

/**
 * Counts the weeks in a row in which a member did what they had planned: as many trainings and as many rolls, on whichever
 * days. The week that runs counts once it is kept, and breaks nothing before it is over. A week for which nothing was
 * planned neither counts nor breaks.
 */
export function weeksKept({ plans, trainings, rolls, today }: WeeksDone): number {
  const current = mondayOf(today);
  const begun = plans.at(-1)?.monday ?? addDays(current, 7);
  let kept = 0;
  for (let monday = current; monday >= begun; monday = addDays(monday, -7)) {
    const plan = plans.find((each) => each.monday <= monday);
    if (!plan || plan.lifts + plan.rolls === 0) continue;
    if (sumOf(trainings, monday) >= plan.lifts && sumOf(rolls, monday) >= plan.rolls) kept += 1;
    else if (monday < current) return kept;
  }
  return kept;
}

const sumOf = (counts: ReadonlyMap<CalendarDate, number>, monday: CalendarDate) =>
  [0, 1, 2, 3, 4, 5, 6].reduce((sum, days) => sum + (counts.get(addDays(monday, days)) ?? 0), 0);
