import { eq } from "drizzle-orm";
import { user as users } from "../../db/account";
import { resetRateLimit } from "../../http/rate-limit";
import { closeSockets } from "../../platform/live";
import { currentCtx } from "./auth-scope";
import { revokeMailedCredentials } from "./mailed-credentials";
import { SIGN_IN } from "./rate-limits";

/**
 * A reset link came by mail: whoever used it owns the mailbox, and owes nothing for the passwords guessed before. The
 * sessions end with the old password, and their live sockets with them.
 */
export async function afterPasswordReset(user: { id: string; email: string; emailVerified: boolean }): Promise<void> {
  const { db, env, now, later } = currentCtx();
  await resetRateLimit(env, SIGN_IN, "account", user.email);
  await revokeMailedCredentials(db, user);
  if (!user.emailVerified)
    await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, user.id));
  later(closeSockets(env, user.id));
}
