import { z } from "zod";
import { effortSchema } from "./completion-effort";
import { DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "./progress-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { instant } from "./texts";
import { COMPLETION_NOTES_MAX } from "./training-limits";

/** One session of rolling, as the member reports it. */
export const rollSchema = z.object({
  id: wholeNumber,
  localDate: z.iso.date(),
  rolledAt: isoInstant,
  minutes: wholeNumber,
  /** Perceived effort, 1 to 10. */
  effort: wholeNumber,
  gi: z.boolean(),
  /** Visible to the member only. */
  notes: anyText.nullable(),
});
export type Roll = z.infer<typeof rollSchema>;

/** `PUT /api/user/rolls/{id}`: replaces the roll; an omitted date stays. */
export const rollChangeSchema = z.object({
  minutes: z
    .number("Give the minutes as a number.")
    .int("Give whole minutes.")
    .min(DURATION_MIN_MINUTES, `At least ${DURATION_MIN_MINUTES} minute.`)
    .max(DURATION_MAX_MINUTES, `At most ${DURATION_MAX_MINUTES} minutes.`),
  effort: effortSchema,
  gi: z.boolean("Say whether it was in the gi."),
  notes: anyText.trim().max(COMPLETION_NOTES_MAX, `At most ${COMPLETION_NOTES_MAX} characters.`).nullish(),
  /** The member's local date. */
  localDate: z.iso.date("This is not a date of the calendar.").optional(),
});
export type RollChange = z.infer<typeof rollChangeSchema>;

/** `POST /api/user/rolls`, with a client-generated `Idempotency-Key`. */
export const newRollSchema = rollChangeSchema.extend({
  /** When it was recorded, for rolls logged offline; now by default. */
  completedAt: instant.optional(),
});
export type NewRoll = z.infer<typeof newRollSchema>;

const matDaySchema = z.object({ localDate: z.iso.date(), rolls: wholeNumber, minutes: wholeNumber });

/** Training load of a week, in minutes times effort, in the gym and on the mat. */
const loadWeekSchema = z.object({
  monday: z.iso.date(),
  gym: wholeNumber,
  mat: wholeNumber,
  /** Workouts not counted, because their minutes or effort are unknown. */
  unknown: wholeNumber,
});
export type LoadWeek = z.infer<typeof loadWeekSchema>;

/** `GET /api/user/mat`: the member's rolls; empty unless they log them. */
export const matSchema = z.object({
  /** Whether the member logs rolls. Earlier rolls stay when they stop. */
  on: z.boolean(),
  /** The newest rolls. */
  rolls: z.array(rollSchema),
  /** Days with a roll in the last year, oldest first. */
  days: z.array(matDaySchema),
  /** Oldest first, without gaps; the last is the current week. */
  weeks: z.array(loadWeekSchema),
});
export type Mat = z.infer<typeof matSchema>;
