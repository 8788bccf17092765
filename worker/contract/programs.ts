import { z } from "zod";
import { DAY_MS, isoWeekday } from "./calendar";
import { competitionDaySchema, droppedExerciseSchema } from "./competitions";
import { completionEffortSchema } from "./completion-effort";
import { COLUMN_TYPES, WEEKDAYS } from "./drafts";
import { type ExerciseInput, exerciseInputSchema, exerciseSchema } from "./exercises";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { pageQuerySchema } from "./paging";
import { MOST_WEEKS_IMPORTED } from "./program-import-limits";
import {
  BULK_ACTIONS,
  BULK_MOST,
  CALENDAR_SPAN,
  COPIES_MOST,
  MOST_IN_SECTION,
  PROGRAM_LIMITS,
  PROGRAM_STATUSES,
} from "./programs-limits";
import { DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "./progress-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, instant } from "./texts";
import { COMPLETION_NOTES_MAX } from "./training-limits";
import { MARKS } from "./week-plan-limits";

export const columnTypeSchema = z.enum(COLUMN_TYPES);
const markSchema = z.enum(MARKS, "Choose must, should or could.");
const calendarDate = z.iso.date("This is not a date of the calendar.");
/** Limited because days are added to it: from the year 10000 on, dates have a format that pages cannot parse. */
const weekDate = calendarDate.refine(
  (date) => date >= "2000" && date < "2200",
  "This is not the date of a training week.",
);

const workoutSectionSchema = z.object({
  columnType: columnTypeSchema,
  /** Total number, including those a gated viewer does not receive. */
  exerciseCount: wholeNumber,
  exercises: z.array(exerciseSchema),
  /** The date of the viewer's latest completion of this section, in their zone. */
  lastCompletedOn: calendarDate.nullable(),
  /** Id of that completion, for `DELETE /api/user/progress/{id}`. */
  lastCompletionId: wholeNumber.nullable(),
  /** Exercises that the taper around the viewer's competition leaves out. */
  dropped: z.array(droppedExerciseSchema).optional(),
});
export type WorkoutSection = z.infer<typeof workoutSectionSchema>;

const dailyWorkoutSchema = z.object({
  id: wholeNumber,
  title: anyText,
  dayOfWeek: wholeNumber.min(1).max(WEEKDAYS.length),
  description: anyText.nullable(),
  notes: anyText.nullable(),
  /** The coach's mark; null uses the mark derived from the week's words and order. */
  mark: markSchema.nullable(),
  /** The number of comments; left out without any. */
  comments: wholeNumber.optional(),
  workoutSections: z.array(workoutSectionSchema),
  /** The day's changes near the viewer's competition. */
  competition: competitionDaySchema.optional(),
});
export type DailyWorkout = z.infer<typeof dailyWorkoutSchema>;

const programSummarySchema = z.object({
  id: wholeNumber,
  title: anyText,
  description: anyText.nullable(),
  weekNumber: wholeNumber.nullable(),
  isPublished: z.boolean(),
  startDate: calendarDate,
  endDate: calendarDate,
  createdAt: isoInstant,
});
export type ProgramSummary = z.infer<typeof programSummarySchema>;

/** `GET /api/weekly-programs/{id}` and `/current`. */
export const weeklyProgramSchema = programSummarySchema.extend({
  /** True if the viewer gets only the first exercises of each section and no video addresses. */
  gated: z.boolean(),
  /** The date of the viewer's sign-up, in their zone: earlier sessions do not count as missed. */
  memberSince: calendarDate,
  dailyWorkouts: z.array(dailyWorkoutSchema),
  /** Its days near the viewer's competition, with or without training. */
  competitionDays: z.array(competitionDaySchema).optional(),
});
export type WeeklyProgram = z.infer<typeof weeklyProgramSchema>;

/** Fields of a week for the coach only. */
const adminFields = {
  status: z.enum(PROGRAM_STATUSES),
  /** When a scheduled week is published. */
  publishAt: isoInstant.nullable(),
  /** Counts changes of the content: a save states the revision it is based on. */
  revision: wholeNumber,
  updatedAt: isoInstant,
  exerciseCount: wholeNumber,
  missingVideoCount: wholeNumber,
  /** The member whose private week it is; null for a week for everybody. */
  assignedTo: anyText.nullable(),
};

/** `GET /api/admin/weekly-programs`: a row of the coach's list. */
export const adminProgramSchema = programSummarySchema.extend({
  ...adminFields,
  deletedAt: isoInstant.nullable(),
});
export type AdminProgram = z.infer<typeof adminProgramSchema>;

/** `GET` and `PUT /api/admin/weekly-programs/{id}`: the whole week. */
export const adminWeeklyProgramSchema = weeklyProgramSchema.omit({ memberSince: true }).extend(adminFields);
export type AdminWeeklyProgram = z.infer<typeof adminWeeklyProgramSchema>;

export const adminProgramsQuerySchema = pageQuerySchema.extend({
  /** Searches title and description, ignoring case and accents; "week 7" matches the number. */
  search: anyText
    .trim()
    .max(PROGRAM_LIMITS.search, `Search for at most ${PROGRAM_LIMITS.search} characters.`)
    .optional(),
  /** Without it, all that are not deleted. */
  status: z.enum([...PROGRAM_STATUSES, "deleted"]).optional(),
});
export type AdminProgramsQuery = z.infer<typeof adminProgramsQuerySchema>;

const longText = (most: number) =>
  anyText
    .transform((text) => text.trim() || null)
    .pipe(anyText.max(most, atMost(most)).nullable())
    .nullable();

/** In a draft, exercises may lack a name; publishing requires one. */
const editedFieldsSchema = exerciseInputSchema.extend({
  name: anyText.trim().max(EXERCISE_LIMITS.name, atMost(EXERCISE_LIMITS.name)).default(""),
});
type EditedFields = z.output<typeof editedFieldsSchema>;
/** `id` refers to an exercise of this week; its omitted fields keep their values. */
type EditedExerciseInput = { id?: number | null | undefined } & Partial<ExerciseInput>;
export type EditedExercise = { id: number | null } & Partial<EditedFields>;

// Parsed by hand: a partial schema would turn omitted fields into null, and lose the stored text.
const editedExerciseSchema = z.custom<EditedExerciseInput>().transform((given, context): EditedExercise => {
  const refuse = (message: string, path: PropertyKey[] = []) => {
    context.issues.push({ code: "custom", input: given, message, path });
    return { id: null };
  };
  if (typeof given !== "object" || given === null || Array.isArray(given)) return refuse("This is not an exercise.");
  const { id = null, ...said } = given;
  if (id !== null && (!Number.isSafeInteger(id) || id < 1)) return refuse("This is not an exercise's id.", ["id"]);
  const parsed = editedFieldsSchema.safeParse(said);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(issue?.message ?? "This is not an exercise.", issue?.path ?? []);
  }
  const fields = Object.entries(parsed.data).filter(([field]) => said[field as keyof typeof said] !== undefined);
  return { id, ...(Object.fromEntries(fields) as Partial<EditedFields>) };
});

const dayChangeSchema = z.object({
  dayOfWeek: wholeNumber.min(1).max(WEEKDAYS.length),
  /** Removes the day with all its exercises. */
  removed: z.literal(true).optional(),
  title: anyText
    .trim()
    .min(1, "Give the day a title.")
    .max(PROGRAM_LIMITS.title, atMost(PROGRAM_LIMITS.title))
    .optional(),
  description: longText(PROGRAM_LIMITS.description).optional(),
  notes: longText(PROGRAM_LIMITS.dayNotes).optional(),
  mark: markSchema.nullable().optional(),
  /** A listed section gets exactly these exercises, in this order. */
  workoutSections: z
    .array(
      z.object({
        columnType: columnTypeSchema,
        exercises: z
          .array(editedExerciseSchema)
          .max(MOST_IN_SECTION, `At most ${MOST_IN_SECTION} exercises in a section.`),
      }),
    )
    .max(3)
    .optional(),
});
export type DayChange = z.infer<typeof dayChangeSchema>;

/** `PUT /api/admin/weekly-programs/{id}`: omitted fields, days and sections stay. */
export const programChangeSchema = z
  .object({
    title: anyText.trim().min(1, "Give the program a title.").max(PROGRAM_LIMITS.title, atMost(PROGRAM_LIMITS.title)),
    description: anyText.trim().max(PROGRAM_LIMITS.description, atMost(PROGRAM_LIMITS.description)).nullable(),
    weekNumber: wholeNumber.min(1).max(PROGRAM_LIMITS.weekNumber).nullable(),
    startDate: weekDate,
    endDate: weekDate,
    isPublished: z.boolean(),
    /** Time of automatic publication; null cancels it. */
    publishAt: instant.nullable(),
    days: z
      .array(dayChangeSchema)
      .max(WEEKDAYS.length)
      .refine((days) => new Set(days.map((day) => day.dayOfWeek)).size === days.length, "Name each day once."),
    /** The state that was edited; 409 `stale_program` if a newer one is stored. */
    revision: wholeNumber,
  })
  .partial()
  .refine((p) => !p.startDate || !p.endDate || p.startDate <= p.endDate, {
    path: ["endDate"],
    message: "The program has to end on or after the day it starts.",
  });
export type ProgramChange = z.infer<typeof programChangeSchema>;
/** The same as sent by clients. */
export type ProgramChangeInput = z.input<typeof programChangeSchema>;

/** `PUT /api/admin/weekly-programs/{id}/assignment`: makes it one member's private week, or everybody's again. */
export const assignmentSchema = z.object({ memberId: anyText.min(1).max(64).nullable() });
export type Assignment = z.infer<typeof assignmentSchema>;

/** `POST /api/admin/users/{id}/programs`: creates a private draft as a copy of this week. */
export const privateProgramSchema = z.object({ programId: wholeNumber.positive() });

/** The first day of a program. */
export const programStartSchema = weekDate.refine(
  (date) => isoWeekday(date) === 1,
  "Choose a Monday: that is the day a program begins.",
);

/** `POST /api/admin/weekly-programs`: creates an empty draft for a Monday's week. */
export const newProgramSchema = z.object({
  startDate: programStartSchema,
  title: anyText
    .trim()
    .max(PROGRAM_LIMITS.title, atMost(PROGRAM_LIMITS.title))
    .optional()
    .transform((title) => title || undefined),
});
export type NewProgram = z.output<typeof newProgramSchema>;

/** `POST /api/admin/weekly-programs/{id}/replace`: replaces an older week, which is deleted. */
export const replaceProgramSchema = z.object({ olderId: wholeNumber.positive() });

/**
 * `GET /api/admin/weekly-programs/free-monday`: the first Monday, from next week on, that starts so many free weeks.
 */
export const freeMondayQuerySchema = z.object({
  weeks: z.coerce.number().int().min(1).max(MOST_WEEKS_IMPORTED).default(1),
});
export const freeMondaySchema = z.object({ startDate: calendarDate });

/** `GET /api/admin/weekly-programs/overlaps`. */
export const overlapsQuerySchema = z.object({
  from: weekDate,
  to: weekDate,
  /** The week that is being checked. */
  except: z.coerce.number().int().positive().optional(),
});
export type OverlapsQuery = z.output<typeof overlapsQuerySchema>;
export const programOverlapSchema = z.object({
  id: wholeNumber,
  title: anyText,
  startDate: calendarDate,
  endDate: calendarDate,
  status: z.enum(PROGRAM_STATUSES),
});
export type ProgramOverlap = z.infer<typeof programOverlapSchema>;

/** `GET /api/admin/weekly-programs/calendar`: the weeks that overlap these days. */
export const calendarQuerySchema = z
  .object({ from: weekDate, to: weekDate })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= CALENDAR_SPAN * 7 * DAY_MS, {
    path: ["to"],
    message: `Ask for at most ${CALENDAR_SPAN} weeks.`,
  });
export type CalendarQuery = z.output<typeof calendarQuerySchema>;
export const calendarWeekSchema = adminProgramSchema.extend({
  /** Name of the member whose private week it is; null for a week for everybody. */
  memberName: anyText.nullable(),
});
export type CalendarWeek = z.infer<typeof calendarWeekSchema>;

/** `POST /api/admin/weekly-programs/copies`: copies the earliest to this Monday, the others at the same distance. */
export const copyProgramsSchema = z.object({
  ids: z
    .array(wholeNumber.positive())
    .min(1, "Choose at least one week.")
    .max(COPIES_MOST, `At most ${COPIES_MOST} weeks at once.`),
  startDate: programStartSchema,
});
export type CopyPrograms = z.infer<typeof copyProgramsSchema>;
export const copiedProgramsSchema = z.object({
  programs: z.array(programOverlapSchema.pick({ id: true, title: true, startDate: true, endDate: true })),
});
export type CopiedPrograms = z.infer<typeof copiedProgramsSchema>;

/** `POST /api/admin/weekly-programs/bulk`. */
export const bulkProgramsSchema = z.object({
  ids: z
    .array(wholeNumber.positive())
    .min(1, "Choose at least one week.")
    .max(BULK_MOST, `At most ${BULK_MOST} weeks at once.`),
  action: z.enum(BULK_ACTIONS),
});
export type BulkPrograms = z.infer<typeof bulkProgramsSchema>;

/** Changed weeks, and refused ones with the reason. */
export const bulkResultSchema = z.object({
  changed: z.array(wholeNumber),
  refused: z.array(z.object({ id: wholeNumber, title: anyText, message: anyText })),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

/** `GET /api/admin/weekly-programs/{id}/versions`: the week's states before each save, newest first. */
export const programVersionSchema = z.object({
  id: wholeNumber,
  replacedAt: isoInstant,
  /** Who made the save that replaced it. */
  replacedBy: anyText.nullable(),
  /** Paths of the parts that the save changed. */
  changed: z.array(anyText),
  exerciseCount: wholeNumber,
});
export type ProgramVersion = z.infer<typeof programVersionSchema>;

/** `POST /api/admin/weekly-programs/{id}/versions/{versionId}/restore`. */
export const restoreVersionSchema = z.object({ revision: wholeNumber });

/** `POST /api/daily-workouts/{id}/complete`. */
export const completeSectionSchema = z.object({
  workoutType: columnTypeSchema,
  /** Minutes, if the member measured them. */
  duration: wholeNumber.min(DURATION_MIN_MINUTES).max(DURATION_MAX_MINUTES).optional(),
  notes: anyText.trim().max(COMPLETION_NOTES_MAX, `At most ${COMPLETION_NOTES_MAX} characters.`).nullish(),
  /** Notes that the coach cannot read. */
  notesPrivate: z.boolean().optional(),
  /** Perceived effort, 1 to 10. */
  effort: completionEffortSchema,
  /** When it was finished, for offline completions; now by default. */
  completedAt: instant.optional(),
});
