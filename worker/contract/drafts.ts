/**
 * What a coach's document says, before it is stored. Produced by `worker/documents`, stored by `imports`. `null` always
 * means that the document does not say.
 */

import type { Mark } from "./week-plan-limits";

export const COLUMN_TYPES = ["no_equipment", "equipment", "coach_program"] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

export const TIERS = ["A-Tier", "B-Tier", "C-Tier", "D-Tier", "E-Tier", "F-Tier", "G-Tier", "H-Tier"] as const;
export type Tier = (typeof TIERS)[number];

/** Monday is 1, Sunday is 7. A week has Monday to Friday; Saturday and Sunday only if something is planned. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** Names indexed by `Weekday`. */
export const DAY_NAMES: readonly string[] = [
  "",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** One exercise as written. Doses stay text: `reps: "3-5"`, `load: "72.5%"`, `tempo: "30X0"`. */
export type ExerciseDraft = {
  name: string;
  exerciseCode: string | null;
  tier: Tier | null;
  category: string | null;
  sets: string | null;
  reps: string | null;
  setRep: string | null;
  tempo: string | null;
  load: string | null;
  rest: string | null;
  duration: string | null;
  description: string | null;
  notes: string | null;
  videoUrl: string | null;
};

export type SectionDraft = { columnType: ColumnType; exercises: ExerciseDraft[] };

export type DayDraft = {
  dayOfWeek: Weekday;
  title: string | null;
  description: string | null;
  notes: string | null;
  /** The coach's mark, for a stored week; imported documents have none. */
  mark?: Mark | null | undefined;
  sections: SectionDraft[];
};

export type WeekDraft = {
  title: string | null;
  description: string | null;
  weekNumber: number | null;
  days: DayDraft[];
};

export type WorkoutDraft = {
  title: string | null;
  description: string | null;
  /** Minutes. */
  estimatedDuration: number | null;
  exercises: ExerciseDraft[];
};

/** A remark for the coach about the reading. An `error` makes the reading invalid, a `warning` does not. */
export type DocumentNote = {
  severity: "error" | "warning";
  /** Stable machine-readable code: `missing_day`, `missing_section`, `unsafe_link`, `date_read_as_range`, … */
  code: string;
  /** A sentence for the coach that says what and where. */
  message: string;
  /** Path of the part concerned, such as `days.3.equipment` or `exercises.4.videoUrl`. */
  field: string;
  /** Position in the file: "sheet Tuesday · B14", "table 2 · row 3", "paragraph 12". Omitted for the whole. */
  place?: string;
  /** 1-based row of the table or sheet, if any. */
  row?: number;
};

export type Reading<Draft> = { draft: Draft; notes: DocumentNote[] };
