import { z } from "zod";
import { subscriptionSchema } from "./billing";
import { competitionSchema } from "./competitions";
import { completionEffortSchema } from "./completion-effort";
import { firstWeekRowSchema } from "./first-week";
import { columnTypeSchema, weeklyProgramSchema } from "./programs";
import { matSchema } from "./rolls";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { COMPLETION_NOTES_MAX } from "./training-limits";
import { weekPlanSchema } from "./week-plan";
import { workoutSchema } from "./workouts";

/** `GET /api/user/progress`: newest first. */
export const progressEntrySchema = z.object({
  id: wholeNumber,
  workoutId: wholeNumber.nullable(),
  dailyWorkoutId: wholeNumber.nullable(),
  workoutType: columnTypeSchema.nullable(),
  title: anyText,
  completedAt: isoInstant,
  localDate: z.iso.date(),
  /** Minutes; null if not measured. */
  duration: wholeNumber.nullable(),
  /** Perceived effort, 1 to 10; null if not given. */
  effort: wholeNumber.nullable(),
});
export type ProgressEntry = z.infer<typeof progressEntrySchema>;

/** `GET /api/user/stats`, computed in the member's time zone. */
export const userStatsSchema = z.object({
  workoutsCompleted: wholeNumber,
  currentStreak: wholeNumber,
  /** Hours, to one decimal. */
  totalTime: z.number(),
  /** Workouts completed in the member's current calendar month. */
  monthlyWorkouts: wholeNumber,
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** Answer of completing: the entry, and whether it existed before this call. */
export const completionResultSchema = z.object({ entry: progressEntrySchema, alreadyCompleted: z.boolean() });
export type CompletionResult = z.infer<typeof completionResultSchema>;

const activityDaySchema = z.object({
  localDate: z.iso.date(),
  completions: wholeNumber,
  minutes: wholeNumber,
});
export type ActivityDay = z.infer<typeof activityDaySchema>;

/** `GET /api/user/activity`: the member's last 366 calendar days, oldest first; days without training are left out. */
export const activitySchema = z.object({
  from: z.iso.date(),
  /** Today in the member's zone. */
  to: z.iso.date(),
  days: z.array(activityDaySchema),
  /** Minutes per week, oldest first, without gaps; the last is the current week. */
  weeks: z.array(z.object({ monday: z.iso.date(), completions: wholeNumber, minutes: wholeNumber })),
});
export type Activity = z.infer<typeof activitySchema>;

/** `GET /api/dashboard`: data of the dashboard and the member's home, each part as its own call returns it. */
export const dashboardSchema = z.object({
  program: weeklyProgramSchema.nullable(),
  /** The first workouts of the list; today's is first. */
  workouts: z.array(workoutSchema),
  /** The newest completions. */
  progress: z.array(progressEntrySchema),
  subscription: subscriptionSchema.nullable(),
  activity: activitySchema,
  /** Target of training days per week; null without one. */
  weeklyTarget: wholeNumber.nullable(),
  /** Rolls, for members who log them. */
  mat: matSchema.optional(),
  /** The week plan, for members who log rolls and have one. */
  weekPlan: weekPlanSchema.optional(),
  /** The member's next competitions, from yesterday on. */
  competitions: z.array(competitionSchema.pick({ id: true, name: true, date: true })).optional(),
  /** The state of a new member's first week, if they see its row. */
  firstWeek: firstWeekRowSchema.optional(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** `PUT /api/user/progress/{id}/note`: the member's note on a completion; null removes it. */
export const completionNoteSchema = z.object({
  notes: anyText.trim().max(COMPLETION_NOTES_MAX, `At most ${COMPLETION_NOTES_MAX} characters.`).nullable(),
  /** Notes that the coach cannot read. */
  notesPrivate: z.boolean().default(false),
  /** 1 to 10; omitted it stays, null removes it. */
  effort: completionEffortSchema,
});
export type CompletionNote = z.input<typeof completionNoteSchema>;
