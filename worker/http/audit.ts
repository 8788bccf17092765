import { type SQL, sql } from "drizzle-orm";
import { auditLog } from "../db/account";
import type { Db } from "../db/client";

type Entry = {
  at: Date;
  actorId: string | null;
  action: string;
  subject: string | SQL<string>;
  detail?: Record<string, unknown>;
};

/** A statement for the same batch as the write it records; `subject` may name what that batch has just made. */
export function auditRow(db: Db, entry: Entry) {
  return db.insert(auditLog).values({ id: crypto.randomUUID(), detail: null, ...entry });
}

/** The same for a conditional write: recorded only if the statement just before it in the batch has changed a row. */
export function auditRowIfChanged(db: Db, { at, actorId, action, subject, detail }: Entry) {
  return db
    .insert(auditLog)
    .select(sql`select ${crypto.randomUUID()}, ${at.getTime()}, ${actorId}, ${action}, ${subject},
    ${detail ? JSON.stringify(detail) : null} where changes() > 0`);
}
