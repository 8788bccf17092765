import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { brand } from "../../contract/brand";
import { session, user } from "../../db/account";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { type Env, isLocal } from "../../http/env";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { revokeMailedCredentials } from "./mailed-credentials";
import { ADMIN_SETUP, consumePerAccount } from "./rate-limits";

type Granted = { message: string; role: "admin" };

const GRANTED: Granted = { message: "Admin access has been granted to your account.", role: "admin" };

/**
 * Makes the caller an admin if the local product has none, or if the settings name them. The condition is part of the
 * statement that writes, so that of concurrent callers only one can be first.
 */
export async function setUpAdmin(ctx: Ctx): Promise<Granted> {
  const member = memberOf(ctx.actor);
  const caller = member.user;
  await consumePerAccount(ctx, caller.id, ADMIN_SETUP);
  if (caller.role === "admin") return GRANTED;
  if (!caller.emailVerified) {
    throw new AppError("forbidden", "Confirm your e-mail address before asking for admin access.", {
      code: "EMAIL_NOT_VERIFIED",
    });
  }
  const allowed = grantCondition(ctx.env, caller.email);
  if (!allowed) throw refused();

  const write = writing(ctx);
  const refusal = refused();
  write.must(
    ctx.db
      .update(user)
      .set({ role: "admin", updatedAt: ctx.now })
      .where(and(eq(user.id, caller.id), eq(user.emailVerified, true), ne(user.role, "admin"), allowed)),
    refusal,
  );
  audit(write, "admin.grant", `user:${caller.id}`, { from: caller.role });
  // Other sessions were opened with fewer rights and must not gain more.
  write.add(ctx.db.delete(session).where(and(eq(session.userId, caller.id), ne(session.id, member.sessionId))));
  write.add(revokeMailedCredentials(ctx.db, caller));
  await write.commit().catch(async (error: unknown) => {
    if (error !== refusal || !(await isAdminNow(ctx, caller.id))) throw error;
  });
  return GRANTED;
}

/** A second click of the same user may have been faster. */
async function isAdminNow({ db }: Ctx, id: string): Promise<boolean> {
  return (await db.select({ role: user.role }).from(user).where(eq(user.id, id)).get())?.role === "admin";
}

// On a deploy only the settings decide: the first one there may be a stranger.
function grantCondition(env: Env, email: string): SQL | null {
  const named = (env.ADMIN_EMAILS ?? "").split(",").map((entry) => entry.trim().toLowerCase());
  if (named.includes(email.toLowerCase())) return sql`1`;
  if (!isLocal(env)) return null;
  return sql`not exists (select 1 from ${user} as other where other.role = 'admin')`;
}

function refused(): AppError {
  return new AppError(
    "forbidden",
    `This account may not take admin access. Ask an admin of ${brand.name} to grant it, or write to ${brand.support.email}.`,
  );
}
