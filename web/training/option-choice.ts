import { firstOption } from "../../worker/contract/day-options";
import { COLUMN_TYPES, type ColumnType } from "../../worker/contract/drafts";
import type { DailyWorkout } from "../../worker/contract/programs";

const KEY = "longroll.option";

/** Returns the option last trained on this device; null if storage is forbidden. */
export function rememberedOption(): ColumnType | null {
  try {
    const stored = localStorage.getItem(KEY);
    return COLUMN_TYPES.find((option) => option === stored) ?? null;
  } catch {
    return null;
  }
}

/** Returns the option to open a day with: near a competition the coach's, else the last one if the day has it. */
export function openingOption({ workoutSections, competition }: DailyWorkout, asked?: string | null): ColumnType {
  const written = workoutSections.filter((section) => section.exerciseCount > 0);
  const of = (option: string | null | undefined) => written.find(({ columnType }) => columnType === option);
  return (of(asked) ?? of(competition?.option) ?? of(rememberedOption()) ?? written[0])?.columnType ?? firstOption();
}

export function rememberOption(option: ColumnType): void {
  try {
    localStorage.setItem(KEY, option);
  } catch {
    // Storage may be forbidden; remembering is only a convenience.
  }
}
