import { z } from "zod";
import { anyText } from "./shared-schemas";

/** Every error body of the API. The status gives the class, `code` the case, `message` is for people. */
export const errorBodySchema = z.object({
  message: anyText,
  code: anyText.optional(),
  issues: z.array(z.object({ path: anyText, message: anyText })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type ErrorIssue = NonNullable<ErrorBody["issues"]>[number];
