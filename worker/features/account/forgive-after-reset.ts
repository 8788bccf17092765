import { eq } from "drizzle-orm";
import { user as users } from "../../db/account";
import { forgive } from "../../http/rate-limit";
import { currentCtx } from "./auth-scope";
import { SIGN_IN } from "./budgets";

/** A reset link came by mail: whoever used it owns the mailbox, and owes nothing for the passwords guessed before. */
export async function forgiveAfterReset(user: { id: string; email: string; emailVerified: boolean }): Promise<void> {
  const { db, env, now } = currentCtx();
  await forgive(env, SIGN_IN, "account", user.email);
  if (!user.emailVerified)
    await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, user.id));
}
