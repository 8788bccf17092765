import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { LIFT_CUE_LIMITS as LIMITS } from "./lift-cues-limits";
import { filmedSetSchema } from "./messages";
import { MESSAGE_LIMITS } from "./messages-limits";
import { cueSchema } from "./placed-cues";
import { remarkSchema, shapesSchema } from "./remarks";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, writtenText } from "./texts";

export const liftCueSchema = cueSchema.extend({ tickedAt: isoInstant.nullable() });
export type LiftCue = z.infer<typeof liftCueSchema>;

/** `POST /api/admin/users/{id}/lift-cues`, with an `Idempotency-Key`. A lift has at most two open cues. */
export const newLiftCueSchema = z.object({
  /** The lift, by any of its names. */
  exercise: z
    .string("Name the lift.")
    .trim()
    .min(1, "Name the lift.")
    .max(EXERCISE_LIMITS.name, `At most ${EXERCISE_LIMITS.name} characters.`),
  text: writtenText(LIMITS.text, atMost(LIMITS.text), "Say in words what to think of.").pipe(
    anyText.min(1, "Say in words what to think of."),
  ),
  /** A form check of this member. */
  messageId: wholeNumber.positive().nullish(),
  at: z.number().min(0).max(MESSAGE_LIMITS.moment).default(0),
  shapes: shapesSchema.default([]),
});
export type NewLiftCue = z.input<typeof newLiftCueSchema>;

/** `PUT /api/user/lift-cues/{id}` and `PUT /api/admin/lift-cues/{id}`: ticks a cue off, or reopens it. */
export const liftCueTickSchema = z.object({ ticked: z.boolean("Say whether it is done with.") });

/** `GET /api/admin/form-checks/{messageId}`: what a review of a form check shows. */
export const checkedLiftSchema = z.object({
  filmed: filmedSetSchema.nullable(),
  /** Earlier clips of this member, of the same lift if it is known. Newest first. */
  earlier: z.array(
    z.object({
      messageId: wholeNumber,
      mediaUrl: anyText,
      filmed: filmedSetSchema.nullable(),
      createdAt: isoInstant,
    }),
  ),
  /** The member's open cues, newest first. */
  cues: z.array(liftCueSchema.extend({ isOfLift: z.boolean() })),
  /** Remarks of earlier replies to it. */
  said: z.array(remarkSchema),
});
export type CheckedLift = z.infer<typeof checkedLiftSchema>;
