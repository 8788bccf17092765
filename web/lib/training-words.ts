import type { ColumnType } from "../../worker/contract/drafts";

/** The three ways to train a day, as members read them. */
export const OPTION_NAMES: Record<ColumnType, string> = {
  no_equipment: "No Equipment",
  equipment: "Equipment",
  coach_program: "Coach's Program",
};

/** By `dayOfWeek`, Monday is 1. */
export const TRAINING_DAYS = [
  { dayOfWeek: 1, name: "Monday", short: "Mon" },
  { dayOfWeek: 2, name: "Tuesday", short: "Tue" },
  { dayOfWeek: 3, name: "Wednesday", short: "Wed" },
  { dayOfWeek: 4, name: "Thursday", short: "Thu" },
  { dayOfWeek: 5, name: "Friday", short: "Fri" },
] as const;
