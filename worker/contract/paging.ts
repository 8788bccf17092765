import { z } from "zod";
import { PAGE_DEFAULT, PAGE_MAX } from "./paging-limits";
import { anyText } from "./shared-schemas";

/** `?cursor=&limit=`: the limit is clamped, an invalid cursor is refused. */
export const pageQuerySchema = z.object({
  cursor: anyText
    .regex(/^\d{1,15}\.\d{1,12}$/, "This page link is not valid. Start again from the first page.")
    .optional(),
  limit: z.coerce
    .number()
    .catch(PAGE_DEFAULT)
    .transform((n) => Math.min(PAGE_MAX, Math.max(1, Math.trunc(n) || PAGE_DEFAULT)))
    .default(PAGE_DEFAULT),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
