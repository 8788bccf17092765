import type { WeeklyProgram } from "../../../worker/contract/programs";
import { isTrained } from "../../lib/format/week-standing";

/** How many days of the week have earned their stripe: one of the options is enough. */
export function trainedDays(program: WeeklyProgram): number {
  return program.dailyWorkouts.filter(isTrained).length;
}
