import { eq } from "drizzle-orm";
import { user as users } from "../../db/account";
import { forgive } from "../../http/rate-limit";
import { hangUp } from "../../platform/live";
import { currentCtx } from "./auth-scope";
import { SIGN_IN } from "./budgets";
import { endMailedWays } from "./mailed-ways";

/**
 * A reset link came by mail: whoever used it owns the mailbox, and owes nothing for the passwords guessed before. The
 * sessions end with the old password, and their live sockets with them.
 */
export async function afterPasswordReset(user: { id: string; email: string; emailVerified: boolean }): Promise<void> {
  const { db, env, now, later } = currentCtx();
  await forgive(env, SIGN_IN, "account", user.email);
  await endMailedWays(db, user);
  if (!user.emailVerified)
    await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, user.id));
  later(hangUp(env, user.id));
}
