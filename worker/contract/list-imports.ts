import { z } from "zod";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

const instant = isoInstant;
const count = wholeNumber;

/** Common fields of imported lists: their rows, and until when the import can be undone. */
export const broughtInListSchema = z.object({
  id: anyText,
  fileName: anyText,
  createdAt: instant,
  undoneAt: instant.nullable(),
  undoUntil: instant,
  total: count,
  done: count,
  created: count,
  unchanged: count,
  refused: count,
});
export type BroughtInList = z.infer<typeof broughtInListSchema>;

type Row = { id: string; fileName: string; createdAt: Date; undoneAt: Date | null; total: number };

/** Returns the common fields from a list's row. */
export const listFacts = ({ id, fileName, createdAt, undoneAt, total }: Row, undoHours: number) => ({
  id,
  fileName,
  createdAt: createdAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
  undoUntil: new Date(createdAt.getTime() + undoHours * 3_600_000).toISOString(),
  total,
});
