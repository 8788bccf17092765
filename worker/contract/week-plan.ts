import { z } from "zod";
import { anyText, wholeNumber } from "./shared-schemas";
import { LIFTS_MOST, ROLL_EFFORTS } from "./week-plan-limits";

const planFields = {
  /** Days not listed have no rolls. */
  rollDays: z
    .array(
      z.object({
        dayOfWeek: wholeNumber.min(1, "A week begins on day 1.").max(7, "A week has seven days."),
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
  /** `HH:mm` in the member's zone; null for no time. */
  time: anyText.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Give the time as hours and minutes, such as 18:30.").nullable(),
  /** Whether a push reminds the member at that time. */
  reminds: z.boolean().default(false),
};

/** `PUT /api/user/week-plan`: applies from this week on. */
export const weekPlanChangeSchema = z.object(planFields).refine(({ time, reminds }) => time !== null || !reminds, {
  path: ["time"],
  message: "Say when you train, to be reminded of it.",
});
export type WeekPlanChange = z.infer<typeof weekPlanChangeSchema>;

/** A member's plan of their week. */
export const weekPlanSchema = z.object({
  ...planFields,
  /** The member's local date when it was set; earlier days are not planned by it. */
  since: z.iso.date(),
  /** This week's moved sessions; a null date skips the session. */
  moves: z.array(z.object({ dayId: wholeNumber, date: z.iso.date().nullable() })),
  /** Planned amounts from each Monday on, newest first; used to count kept weeks. */
  plans: z.array(z.object({ monday: z.iso.date(), lifts: wholeNumber, rolls: wholeNumber })),
});
export type WeekPlan = z.infer<typeof weekPlanSchema>;

/** `GET /api/user/week-plan`: null without a plan. */
export const ownWeekPlanSchema = z.object({ plan: weekPlanSchema.nullable() });
export type OwnWeekPlan = z.infer<typeof ownWeekPlanSchema>;

/** `PUT /api/user/week-plan/moves/{id}`: moves a session within this week; null skips it. */
export const sessionMoveSchema = z.object({ date: z.iso.date("This is not a date of the calendar.").nullable() });
export type SessionMove = z.infer<typeof sessionMoveSchema>;
