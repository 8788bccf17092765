import type { SQL } from "drizzle-orm";
import { auditLog } from "../db/account";
import type { Db } from "../db/client";

/** A statement for the same batch as the write it records; `subject` may name what that batch has just made. */
export function auditRow(
  db: Db,
  entry: {
    at: Date;
    actorId: string | null;
    action: string;
    subject: string | SQL<string>;
    detail?: Record<string, unknown>;
  },
) {
  return db.insert(auditLog).values({ id: crypto.randomUUID(), detail: null, ...entry });
}
