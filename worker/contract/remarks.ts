import { z } from "zod";
import { MESSAGE_LIMITS as LIMITS, MESSAGE_REFUSALS as REFUSALS, SHAPE_KINDS, SHAPE_POINTS } from "./messages-limits";
import { anyText } from "./shared-schemas";
import { atMost, writtenText } from "./texts";

/** A place on a picture or frame: shares of its width and height, from its upper left corner. */
const pointSchema = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

const shapeSchema = z
  .object({ kind: z.enum(SHAPE_KINDS), points: z.array(pointSchema).max(3) })
  .refine(({ kind, points }) => points.length === SHAPE_POINTS[kind], "This drawing is not complete.");
export type Shape = z.infer<typeof shapeSchema>;

/** A shape drawn on one moment. */
export const shapesSchema = z.array(shapeSchema).max(LIMITS.shapes, `At most ${LIMITS.shapes} drawings at one moment.`);

/** What an admin says about one moment of a form check, with what is drawn on it. A photo has the moment zero only. */
export const remarkSchema = z.object({
  /** Seconds. */
  at: z.number().min(0).max(LIMITS.moment),
  text: writtenText(LIMITS.remark, atMost(LIMITS.remark), REFUSALS.remark).pipe(anyText.min(1, REFUSALS.remark)),
  shapes: shapesSchema,
});
export type Remark = z.infer<typeof remarkSchema>;
