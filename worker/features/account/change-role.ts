import { and, eq, sql } from "drizzle-orm";
import type { Role, RoleChange } from "../../contract/account";
import { FORMER_MEMBER_ID, session, user } from "../../db/account";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { disconnect } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { revokeMailedCredentials } from "./mailed-credentials";

const RANK: Record<Role, number> = { user: 0, coach: 1, admin: 2 };

/** Changes a user's role. The last admin stays one; a user who loses rights is signed out everywhere. */
export async function changeRole(ctx: Ctx, id: string, change: RoleChange): Promise<{ id: string; role: Role }> {
  const { role } = change;
  const target = await ctx.db
    .select({ role: user.role, mayPublish: user.mayPublish, email: user.email })
    .from(user)
    .where(eq(user.id, id))
    .get();
  if (!target || id === FORMER_MEMBER_ID) throw notFound("User");
  const before = target.role;
  // Only coaches have this right; it is lost with the role.
  const mayPublish = role === "coach" && (change.mayPublish ?? target.mayPublish);
  if (before === role && mayPublish === target.mayPublish) return { id, role };

  // Checked in the statement that writes, so that two admins cannot demote each other at the same time.
  const keepsAnAdmin =
    before === "admin"
      ? sql`exists (select 1 from ${user} as other where other.role = 'admin' and other.banned = 0 and other.id <> ${id})`
      : sql`1`;
  const refusal =
    before === "admin"
      ? new AppError("conflict", "The last admin cannot be demoted.", { code: "last_admin" })
      : new AppError("conflict", "Somebody else has just changed this role. Look again.");
  const write = writing(ctx);
  const condition = and(eq(user.id, id), eq(user.role, before), keepsAnAdmin);
  write.must(ctx.db.update(user).set({ role, mayPublish, updatedAt: ctx.now }).where(condition), refusal);
  audit(write, "user.role", `user:${id}`, {
    from: before,
    to: role,
    ...(role === "coach" ? { mayPublish } : {}),
  });
  if (RANK[role] < RANK[before]) {
    write.add(ctx.db.delete(session).where(eq(session.userId, id)));
    write.add(revokeMailedCredentials(ctx.db, { id, email: target.email }));
    disconnect(write, id);
  }
  await write.commit();
  return { id, role };
}
