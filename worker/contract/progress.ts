import { z } from "zod";
import { subscriptionSchema } from "./billing";
import { competitionSchema } from "./competitions";
import { completionEffortSchema } from "./completion-effort";
import { firstWeekRowSchema } from "./first-week";
import { columnTypeSchema, weeklyProgramSchema } from "./programs";
import { matSchema } from "./rolls";
import { COMPLETION_NOTES_MAX } from "./training-limits";
import { weekPlanSchema } from "./week-plan";
import { workoutSchema } from "./workouts";

/** `GET /api/user/progress`: newest first. */
export const progressEntrySchema = z.object({
  id: z.number().int(),
  workoutId: z.number().int().nullable(),
  dailyWorkoutId: z.number().int().nullable(),
  workoutType: columnTypeSchema.nullable(),
  title: z.string(),
  completedAt: z.iso.datetime(),
  localDate: z.iso.date(),
  /** Minutes; null when nobody measured. */
  duration: z.number().int().nullable(),
  /** How hard it was, from 1 to 10; null where the member has not said. */
  effort: z.number().int().nullable(),
});
export type ProgressEntry = z.infer<typeof progressEntrySchema>;

/** `GET /api/user/stats`, counted in the member's time zone. */
export const userStatsSchema = z.object({
  workoutsCompleted: z.number().int(),
  currentStreak: z.number().int(),
  /** Hours, to one decimal. */
  totalTime: z.number(),
  /** Workouts completed in the member's current calendar month. */
  monthlyWorkouts: z.number().int(),
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** What completing answers: the entry, and whether this call made it or an earlier one had. */
export const completionResultSchema = z.object({ entry: progressEntrySchema, alreadyCompleted: z.boolean() });
export type CompletionResult = z.infer<typeof completionResultSchema>;

const activityDaySchema = z.object({
  localDate: z.iso.date(),
  completions: z.number().int(),
  minutes: z.number().int(),
});
export type ActivityDay = z.infer<typeof activityDaySchema>;

/** `GET /api/user/activity`: the member's last 366 calendar days, oldest first; days without training are left out. */
export const activitySchema = z.object({
  from: z.iso.date(),
  /** The member's today. */
  to: z.iso.date(),
  days: z.array(activityDaySchema),
  /** Minutes per week, oldest first, every week in it; the last one is the member's current. */
  weeks: z.array(z.object({ monday: z.iso.date(), completions: z.number().int(), minutes: z.number().int() })),
});
export type Activity = z.infer<typeof activitySchema>;

/** `GET /api/dashboard`: what the dashboard and the member's home show beside the stats, each as its own call answers it. */
export const dashboardSchema = z.object({
  program: weeklyProgramSchema.nullable(),
  /** The first ones of the list; today's is first. */
  workouts: z.array(workoutSchema),
  /** The newest entries. */
  progress: z.array(progressEntrySchema),
  subscription: subscriptionSchema.nullable(),
  activity: activitySchema,
  /** Training days a week that the member means to reach; null without a target. */
  weeklyTarget: z.number().int().nullable(),
  /** Rolling beside training, of whoever logs it. */
  mat: matSchema.optional(),
  /** Of whoever logs rolls and has a plan of their week. */
  weekPlan: weekPlanSchema.optional(),
  /** The next ones of whoever has entered some, from yesterday on. */
  competitions: z.array(competitionSchema.pick({ id: true, name: true, date: true })).optional(),
  /** Of a new member who has not done their first week, or is to be told of it. */
  firstWeek: firstWeekRowSchema.optional(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** `PUT /api/user/progress/{id}/note`: what the member says of a training that is recorded; null takes it back. */
export const completionNoteSchema = z.object({
  notes: z.string().trim().max(COMPLETION_NOTES_MAX, `At most ${COMPLETION_NOTES_MAX} characters.`).nullable(),
  /** The notes are the member's own: the coach does not read them. */
  notesPrivate: z.boolean().default(false),
  /** From 1 to 10; left out it stays, null takes it back. */
  effort: completionEffortSchema,
});
export type CompletionNote = z.input<typeof completionNoteSchema>;
