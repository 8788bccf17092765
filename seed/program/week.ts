import type { Written } from "../exercises.ts";

export type WrittenDay = {
  title: string;
  description: string;
  notes: string | null;
  noEquipment: Written[];
  equipment: Written[];
  coachProgram: Written[];
};

/** Monday to Friday. */
export type WrittenWeek = {
  title: string;
  description: string;
  weekNumber: number;
  days: [WrittenDay, WrittenDay, WrittenDay, WrittenDay, WrittenDay];
};
