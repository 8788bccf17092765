import { z } from "zod";

/** Every error body of the API. The status gives the class, `code` the case, `message` is for people. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type ErrorIssue = NonNullable<ErrorBody["issues"]>[number];
