import { z } from "zod";
import { effortSchema } from "./completion-effort";
import { DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "./progress-limits";
import { instant } from "./texts";
import { COMPLETION_NOTES_MAX } from "./training-limits";

/** One time of rolling on the mat, as its member tells it. */
export const rollSchema = z.object({
  id: z.number().int(),
  localDate: z.iso.date(),
  rolledAt: z.iso.datetime(),
  minutes: z.number().int(),
  /** How hard it was, from 1 to 10. */
  effort: z.number().int(),
  gi: z.boolean(),
  /** Read by nobody else. */
  notes: z.string().nullable(),
});
export type Roll = z.infer<typeof rollSchema>;

/** `PUT /api/user/rolls/{id}`: all of it anew; without a day that stays. */
export const rollChangeSchema = z.object({
  minutes: z
    .number("Give the minutes as a number.")
    .int("Give whole minutes.")
    .min(DURATION_MIN_MINUTES, `At least ${DURATION_MIN_MINUTES} minute.`)
    .max(DURATION_MAX_MINUTES, `At most ${DURATION_MAX_MINUTES} minutes.`),
  effort: effortSchema,
  gi: z.boolean("Say whether it was in the gi."),
  notes: z.string().trim().max(COMPLETION_NOTES_MAX, `At most ${COMPLETION_NOTES_MAX} characters.`).nullish(),
  /** The member's calendar day. */
  localDate: z.iso.date("This is not a date of the calendar.").optional(),
});
export type RollChange = z.infer<typeof rollChangeSchema>;

/** `POST /api/user/rolls`, with an `Idempotency-Key` of the client's making. */
export const newRollSchema = rollChangeSchema.extend({
  /** When it was handed in, for a roll that was logged offline; now unless said. */
  completedAt: instant.optional(),
});
export type NewRoll = z.infer<typeof newRollSchema>;

const matDaySchema = z.object({ localDate: z.iso.date(), rolls: z.number().int(), minutes: z.number().int() });

/** A week in load: minutes times how hard they were, in the gym and on the mat. */
const loadWeekSchema = z.object({
  monday: z.iso.date(),
  gym: z.number().int(),
  mat: z.number().int(),
  /** Workouts that are not in it, because their minutes or how hard they were is not known. */
  unknown: z.number().int(),
});
export type LoadWeek = z.infer<typeof loadWeekSchema>;

/** `GET /api/user/mat`: what there is of rolling beside training; empty while it is not logged. */
export const matSchema = z.object({
  /** Whether the member logs rolls. Rolls of before stay when they stop. */
  on: z.boolean(),
  /** The newest ones. */
  rolls: z.array(rollSchema),
  /** Days with a roll of the calendar's year, oldest first. */
  days: z.array(matDaySchema),
  /** Oldest first, every week of them in it; the last one is the member's current. */
  weeks: z.array(loadWeekSchema),
});
export type Mat = z.infer<typeof matSchema>;
