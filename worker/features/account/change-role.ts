import { and, eq, sql } from "drizzle-orm";
import type { Role, RoleChange } from "../../contract/account";
import { auditLog, FORMER_MEMBER_ID, session, user } from "../../db/account";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { closeSockets } from "../../platform/live";
import { auditIfChanged } from "./audit-if-changed";
import { revokeMailedCredentials } from "./mailed-credentials";

const RANK: Record<Role, number> = { user: 0, coach: 1, admin: 2 };

/** Gives somebody another role. The last admin keeps theirs; who loses power is signed out everywhere. */
export async function changeRole(ctx: Ctx, id: string, { role }: RoleChange): Promise<{ id: string; role: Role }> {
  const target = await ctx.db.select({ role: user.role, email: user.email }).from(user).where(eq(user.id, id)).get();
  if (!target || id === FORMER_MEMBER_ID) throw notFound("User");
  const before = target.role;
  if (before === role) return { id, role };

  const entry = { id: crypto.randomUUID(), actorId: memberOf(ctx.actor).user.id, userId: id };
  const changed = sql`exists (select 1 from ${auditLog} where ${eq(auditLog.id, entry.id)})`;
  const demoted = RANK[role] < RANK[before] ? changed : sql`0`;
  // Asked in the statement that writes: two admins who demote each other at once must not both succeed.
  const keepsAnAdmin =
    before === "admin"
      ? sql`exists (select 1 from ${user} as other where other.role = 'admin' and other.banned = 0 and other.id <> ${id})`
      : sql`1`;
  const [change] = await ctx.db.batch([
    ctx.db
      .update(user)
      .set({ role, updatedAt: ctx.now })
      .where(and(eq(user.id, id), eq(user.role, before), keepsAnAdmin)),
    auditIfChanged(ctx.db, { ...entry, at: ctx.now, action: "user.role", detail: { from: before, to: role } }),
    ctx.db.delete(session).where(and(eq(session.userId, id), demoted)),
    revokeMailedCredentials(ctx.db, { id, email: target.email }, demoted),
  ]);
  // Rows that triggers change are counted too.
  if (change.meta.changes === 0) {
    if (before === "admin") throw new AppError("conflict", "The last admin cannot be demoted.", { code: "last_admin" });
    throw new AppError("conflict", "Somebody else has just changed this role. Look again.");
  }
  if (RANK[role] < RANK[before]) ctx.later(closeSockets(ctx.env, id));
  return { id, role };
}
