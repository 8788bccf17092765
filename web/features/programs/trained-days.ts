import type { WeeklyProgram } from "../../../worker/contract/programs";
import { isTrained } from "../../lib/format/week-standing";

/** Counts the trained days of the week: one of a day's options is enough. */
export function trainedDays(program: WeeklyProgram): number {
  return program.dailyWorkouts.filter(isTrained).length;
}
