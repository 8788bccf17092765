import { z } from "zod";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

const count = wholeNumber;

/** Progress by section: number of items when the export started, and number packed. */
const exportTallySchema = z.array(z.object({ title: anyText, total: count, done: count }));
export type ExportTally = z.infer<typeof exportTallySchema>;

/** `GET` and `POST /api/admin/exports`, `POST /api/admin/exports/{id}/parts`. */
const clubExportStateSchema = z.object({
  id: anyText,
  createdAt: isoInstant,
  /** When it is deleted. */
  until: isoInstant,
  tally: exportTallySchema,
  /** Number of packed parts, and their size in bytes. */
  parts: count,
  bytes: count,
  /** Everything is packed: it can be downloaded. */
  ready: z.boolean(),
});
export type ClubExportState = z.infer<typeof clubExportStateSchema>;

/** `POST /api/admin/exports/{id}/parts`: packs the part with this number; if already packed, returns the state. */
export const exportPartSchema = z.object({ number: count.min(0).max(1_000_000) });
