import { z } from "zod";
import { shapesSchema } from "./remarks";

/** What the coach wants a member to think of at a lift. */
export const cueSchema = z.object({
  id: z.number().int(),
  exercise: z.string(),
  text: z.string(),
  /** The form check that it is about; null without one, and when it is not there any more. */
  messageId: z.number().int().nullable(),
  media: z.object({ mediaUrl: z.string(), mediaType: z.enum(["image", "video"]) }).nullable(),
  /** Of the clip, in seconds. */
  at: z.number(),
  shapes: shapesSchema,
  createdAt: z.iso.datetime(),
});
export type OpenCue = z.infer<typeof cueSchema>;

/** A cue beside the exercises of a training: of some of them, and of some of what may be done in their place. */
export const placedCueSchema = cueSchema.extend({
  exerciseIds: z.array(z.number().int()),
  substitutes: z.array(z.string()),
});
export type PlacedCue = z.infer<typeof placedCueSchema>;
