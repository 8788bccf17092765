import { z } from "zod";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { DRAFT_MOST } from "./unsaved-limits";

/** A user's own draft of a week, an article or a letter; null if there is none. */
export const unsavedSchema = z.object({ version: wholeNumber, content: anyText, updatedAt: isoInstant }).nullable();
export type Unsaved = z.infer<typeof unsavedSchema>;

/** `PUT …/draft`: `after` is the version it is based on, 0 for none; 409 `stale_draft` if it is not the latest. */
export const keepUnsavedSchema = (what: "week" | "article" | "letter") =>
  z.object({
    after: wholeNumber.min(0),
    /** The editor's state as JSON. */
    content: anyText.min(2).max(DRAFT_MOST, `This ${what} is too large to keep unsaved changes of. Save it.`),
  });
export type KeepUnsaved = z.infer<ReturnType<typeof keepUnsavedSchema>>;
