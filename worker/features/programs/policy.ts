import { and, eq, isNull, type SQL } from "drizzle-orm";
import { weeklyProgram } from "../../db/programs";
import type { Actor } from "../../http/actor";

/** Which programs exist for somebody: drafts are there for admins only, deleted ones for nobody. */
export function visibleTo(actor: Actor): SQL | undefined {
  const admin = actor.kind === "member" && actor.user.role === "admin";
  return admin
    ? isNull(weeklyProgram.deletedAt)
    : and(isNull(weeklyProgram.deletedAt), eq(weeklyProgram.isPublished, true));
}
