import { z } from "zod";

const count = z.number().int();

/** What an export packs: of each kind how many there were when it began, and how many are in. */
const exportTallySchema = z.array(z.object({ title: z.string(), total: count, done: count }));
export type ExportTally = z.infer<typeof exportTallySchema>;

/** `GET` and `POST /api/admin/exports`, `POST /api/admin/exports/{id}/parts`. */
const clubExportStateSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Until when it is kept. */
  until: z.iso.datetime(),
  tally: exportTallySchema,
  /** How many parts are packed, and their bytes. */
  parts: count,
  bytes: count,
  /** Nothing is left to pack: it can be downloaded. */
  ready: z.boolean(),
});
export type ClubExportState = z.infer<typeof clubExportStateSchema>;

/** `POST /api/admin/exports/{id}/parts`: packs the part of this number; one that is packed already is answered as it is. */
export const exportPartSchema = z.object({ number: count.min(0).max(1_000_000) });
