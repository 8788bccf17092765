import { z } from "zod";
import { DRAFT_MOST } from "./unsaved-limits";

/** A user's own draft of a week, an article or a letter; null if there is none. */
export const unsavedSchema = z
  .object({ version: z.number().int(), content: z.string(), updatedAt: z.iso.datetime() })
  .nullable();
export type Unsaved = z.infer<typeof unsavedSchema>;

/** `PUT …/draft`: `after` is the version it is based on, 0 for none; 409 `stale_draft` if it is not the latest. */
export const keepUnsavedSchema = (what: "week" | "article" | "letter") =>
  z.object({
    after: z.number().int().min(0),
    /** The editor's state as JSON. */
    content: z.string().min(2).max(DRAFT_MOST, `This ${what} is too large to keep unsaved changes of. Save it.`),
  });
export type KeepUnsaved = z.infer<ReturnType<typeof keepUnsavedSchema>>;
