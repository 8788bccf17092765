import { z } from "zod";
import { shapesSchema } from "./remarks";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

/** A cue for a member's next time at a lift. */
export const cueSchema = z.object({
  id: wholeNumber,
  exercise: anyText,
  text: anyText,
  /** The form check it is about; null without one, or once it is deleted. */
  messageId: wholeNumber.nullable(),
  media: z.object({ mediaUrl: anyText, mediaType: z.enum(["image", "video"]) }).nullable(),
  /** In seconds of the clip. */
  at: z.number(),
  shapes: shapesSchema,
  createdAt: isoInstant,
});
export type OpenCue = z.infer<typeof cueSchema>;

/** A cue with the exercises and substitutes of a training that it applies to. */
export const placedCueSchema = cueSchema.extend({
  exerciseIds: z.array(wholeNumber),
  substitutes: z.array(anyText),
});
export type PlacedCue = z.infer<typeof placedCueSchema>;
