import { eq, sql } from "drizzle-orm";
import { auditLog, user } from "../../db/account";
import type { Db } from "../../db/client";

type Entry = { id: string; at: Date; actorId: string; action: string; userId: string; detail: Record<string, unknown> };

/** An audit row about a user for the batch of a conditional write: added only if the statement just before changed a row. */
export function auditIfChanged(db: Db, { id, at, actorId, action, userId, detail }: Entry) {
  const entry = db
    .select({
      id: sql`${id}`.as("id"),
      at: sql`${at.getTime()}`.as("at"),
      actorId: sql`${actorId}`.as("actor_id"),
      action: sql`${action}`.as("action"),
      subject: sql`${`user:${userId}`}`.as("subject"),
      detail: sql`${JSON.stringify(detail)}`.as("detail"),
    })
    .from(user)
    .where(sql`${eq(user.id, userId)} and changes() = 1`);
  return db.insert(auditLog).select(entry);
}
