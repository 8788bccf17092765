import { auditLog } from "../db/account";
import type { Db } from "../db/client";

/** A statement for the same batch as the write it records. */
export function auditRow(
  db: Db,
  entry: { at: Date; actorId: string | null; action: string; subject: string; detail?: Record<string, unknown> },
) {
  return db.insert(auditLog).values({ id: crypto.randomUUID(), detail: null, ...entry });
}
