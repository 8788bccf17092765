import { z } from "zod";
import { DRAFT_MOST } from "./unsaved-limits";

/** One's own unsaved state of a week, an article or a letter; null where there is none. */
export const unsavedSchema = z
  .object({ version: z.number().int(), content: z.string(), updatedAt: z.iso.datetime() })
  .nullable();
export type Unsaved = z.infer<typeof unsavedSchema>;

/** `PUT …/draft`: `after` is the version it was written on, 0 for none; another is refused with 409 `stale_draft`. */
export const keepUnsavedSchema = (what: "week" | "article" | "letter") =>
  z.object({
    after: z.number().int().min(0),
    /** JSON of the editor's own. */
    content: z.string().min(2).max(DRAFT_MOST, `This ${what} is too large to keep unsaved changes of. Save it.`),
  });
export type KeepUnsaved = z.infer<ReturnType<typeof keepUnsavedSchema>>;
