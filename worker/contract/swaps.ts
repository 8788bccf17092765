import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { anyText, wholeNumber } from "./shared-schemas";
import { SWAP_REASONS } from "./swaps-limits";

const calendarDate = z.iso.date("This is not a date of the calendar.");

/** Library name of an exercise that replaces another. */
export const substituteNameSchema = z
  .string("Name the exercise.")
  .trim()
  .min(1, "Name the exercise.")
  .max(EXERCISE_LIMITS.name, `At most ${EXERCISE_LIMITS.name} characters.`);

export const swapReasonSchema = z.enum(SWAP_REASONS, `A reason is ${SWAP_REASONS.join(", ")}.`);

/** `PUT /api/exercises/{id}/swap`: replaces this exercise's lift; a null substitute ends the swap. */
export const setSwapSchema = z
  .object({
    /** The member's local date, by default today; sent by devices that were offline. */
    localDate: calendarDate.optional(),
    /** One of the coach's alternatives. */
    substitute: substituteNameSchema.nullable(),
    reason: swapReasonSchema.optional(),
    /** Applies from this day on, not on this day only. */
    standing: z.boolean("Say whether it is from now on.").default(false),
  })
  .refine(({ substitute, reason }) => substitute === null || reason !== undefined, {
    path: ["reason"],
    message: "Say why.",
  });
export type SetSwap = z.input<typeof setSwapSchema>;

export const swapSchema = z.object({
  id: wholeNumber,
  insteadOf: anyText,
  substitute: anyText,
  reason: swapReasonSchema,
  standing: z.boolean(),
  /** The day it applies to, or from which on. */
  localDate: calendarDate,
});
export type Swap = z.infer<typeof swapSchema>;

/** Answer of `PUT`: the swap now in effect. */
export const swapSetSchema = z.object({ swap: swapSchema.nullable() });

/** `GET /api/user/swaps`: standing swaps, newest first. */
export const swapsSchema = z.array(swapSchema);
