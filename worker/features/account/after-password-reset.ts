import { eq } from "drizzle-orm";
import { user as users } from "../../db/account";
import { resetRateLimit } from "../../http/rate-limit";
import { closeSockets } from "../../platform/live";
import { currentCtx } from "./auth-scope";
import { revokeMailedCredentials } from "./mailed-credentials";
import { SIGN_IN } from "./rate-limits";

/**
 * Runs after a reset by mailed link, whose user owns the mailbox: clears the limit on wrong passwords, revokes mailed
 * links and codes, and closes the live sockets of the ended sessions.
 */
export async function afterPasswordReset(user: { id: string; email: string; emailVerified: boolean }): Promise<void> {
  const { db, env, now, later } = currentCtx();
  await resetRateLimit(env, SIGN_IN, "account", user.email);
  await revokeMailedCredentials(db, user);
  if (!user.emailVerified)
    await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, user.id));
  later(closeSockets(env, user.id));
}
