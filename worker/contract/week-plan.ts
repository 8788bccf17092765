import { z } from "zod";
import { LIFTS_MOST, ROLL_EFFORTS } from "./week-plan-limits";

const planFields = {
  /** Days without one are without rolls. */
  rollDays: z
    .array(
      z.object({
        dayOfWeek: z.number().int().min(1, "A week begins on day 1.").max(7, "A week has seven days."),
        effort: z.enum(ROLL_EFFORTS, "Say whether the roll is light or hard."),
      }),
    )
    .max(7, "A week has seven days.")
    .refine((days) => new Set(days.map(({ dayOfWeek }) => dayOfWeek)).size === days.length, "Name each day once."),
  lifts: z
    .number("Give the sessions as a number.")
    .int("Give whole sessions.")
    .min(0, "At least 0 sessions a week.")
    .max(LIFTS_MOST, `At most ${LIFTS_MOST} sessions a week.`),
  /** `HH:mm` of the member's clock; null for no time. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Give the time as hours and minutes, such as 18:30.")
    .nullable(),
  /** Whether a push says at that time what is to be trained. */
  reminds: z.boolean().default(false),
};

/** `PUT /api/user/week-plan`: from this week on. */
export const weekPlanChangeSchema = z.object(planFields).refine(({ time, reminds }) => time !== null || !reminds, {
  path: ["time"],
  message: "Say when you train, to be reminded of it.",
});
export type WeekPlanChange = z.infer<typeof weekPlanChangeSchema>;

/** A member's plan of their week. */
export const weekPlanSchema = z.object({
  ...planFields,
  /** The member's day on which it was said: nothing that lies before is planned by it. */
  since: z.iso.date(),
  /** This week's sessions that the member has put somewhere; without a day they are left out. */
  moves: z.array(z.object({ dayId: z.number().int(), date: z.iso.date().nullable() })),
  /** How much was planned from each Monday on, the newest first: the weeks that were kept are counted by it. */
  plans: z.array(z.object({ monday: z.iso.date(), lifts: z.number().int(), rolls: z.number().int() })),
});
export type WeekPlan = z.infer<typeof weekPlanSchema>;

/** `GET /api/user/week-plan`: null without a plan. */
export const ownWeekPlanSchema = z.object({ plan: weekPlanSchema.nullable() });
export type OwnWeekPlan = z.infer<typeof ownWeekPlanSchema>;

/** `PUT /api/user/week-plan/moves/{id}`, of a day of this week; null leaves the session out of it. */
export const sessionMoveSchema = z.object({ date: z.iso.date("This is not a date of the calendar.").nullable() });
export type SessionMove = z.infer<typeof sessionMoveSchema>;
