import { firstOption } from "../../worker/contract/day-options";
import { COLUMN_TYPES, type ColumnType } from "../../worker/contract/drafts";
import type { DailyWorkout } from "../../worker/contract/programs";

const KEY = "longroll.option";

/** The way somebody trained last on this device. Storage may be forbidden; then nothing is remembered. */
export function rememberedOption(): ColumnType | null {
  try {
    const kept = localStorage.getItem(KEY);
    return COLUMN_TYPES.find((option) => option === kept) ?? null;
  } catch {
    return null;
  }
}

/** The way to open a day in: near a competition the coach's, else the one of last time, where the day has it. */
export function openingOption({ workoutSections, competition }: DailyWorkout, asked?: string | null): ColumnType {
  const written = workoutSections.filter((section) => section.exerciseCount > 0);
  const of = (option: string | null | undefined) => written.find(({ columnType }) => columnType === option);
  return (of(asked) ?? of(competition?.option) ?? of(rememberedOption()) ?? written[0])?.columnType ?? firstOption();
}

export function rememberOption(option: ColumnType): void {
  try {
    localStorage.setItem(KEY, option);
  } catch {
    // Remembering is a convenience.
  }
}
