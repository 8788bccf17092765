import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { SWAP_REASONS } from "./swaps-limits";

const calendarDate = z.iso.date("This is not a date of the calendar.");

/** The name of an exercise of the library that was or is to be done in place of another. */
export const substituteNameSchema = z
  .string("Name the exercise.")
  .trim()
  .min(1, "Name the exercise.")
  .max(EXERCISE_LIMITS.name, `At most ${EXERCISE_LIMITS.name} characters.`);

export const swapReasonSchema = z.enum(SWAP_REASONS, `A reason is ${SWAP_REASONS.join(", ")}.`);

/** `PUT /api/exercises/{id}/swap`: what is done in place of this exercise's lift; a substitute of null does the lift again. */
export const setSwapSchema = z
  .object({
    /** The member's calendar day, today unless said; a device that was offline says it. */
    localDate: calendarDate.optional(),
    /** One of those that the coach offers. */
    substitute: substituteNameSchema.nullable(),
    reason: swapReasonSchema.optional(),
    /** From this day on, not on this day alone. */
    standing: z.boolean("Say whether it is from now on.").default(false),
  })
  .refine(({ substitute, reason }) => substitute === null || reason !== undefined, {
    path: ["reason"],
    message: "Say why.",
  });
export type SetSwap = z.input<typeof setSwapSchema>;

export const swapSchema = z.object({
  id: z.number().int(),
  insteadOf: z.string(),
  substitute: z.string(),
  reason: swapReasonSchema,
  standing: z.boolean(),
  /** The day it is for, or since when. */
  localDate: calendarDate,
});
export type Swap = z.infer<typeof swapSchema>;

/** What `PUT` answers: the swap that now holds. */
export const swapSetSchema = z.object({ swap: swapSchema.nullable() });

/** `GET /api/user/swaps`: those from now on, the newest first. */
export const swapsSchema = z.array(swapSchema);
