import { z } from "zod";
import { shapesSchema } from "./remarks";

/** A cue for a member's next time at a lift. */
export const cueSchema = z.object({
  id: z.number().int(),
  exercise: z.string(),
  text: z.string(),
  /** The form check it is about; null without one, or once it is deleted. */
  messageId: z.number().int().nullable(),
  media: z.object({ mediaUrl: z.string(), mediaType: z.enum(["image", "video"]) }).nullable(),
  /** In seconds of the clip. */
  at: z.number(),
  shapes: shapesSchema,
  createdAt: z.iso.datetime(),
});
export type OpenCue = z.infer<typeof cueSchema>;

/** A cue with the exercises and substitutes of a training that it applies to. */
export const placedCueSchema = cueSchema.extend({
  exerciseIds: z.array(z.number().int()),
  substitutes: z.array(z.string()),
});
export type PlacedCue = z.infer<typeof placedCueSchema>;
