import { and, eq } from "drizzle-orm";
import type { Confirmation, ConfirmationNeeds } from "../../contract/account";
import { FRESH_SESSION_MINUTES } from "../../contract/account-limits";
import { account, session } from "../../db/account";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { resetRateLimit } from "../../http/rate-limit";
import { callAuth } from "./call-auth";
import { consumePerAccount, PASSWORD_CHANGE } from "./rate-limits";
import type { Visit } from "./visit";

/**
 * Confirms that the member themselves is asking, not somebody at their unlocked device: by password, or, without one,
 * by a recent sign-in of any kind. Throws otherwise.
 */
export async function confirmIdentity(ctx: Ctx, visit: Visit, { password }: Confirmation): Promise<void> {
  const { id } = memberOf(ctx.actor).user;
  const { hash, isFresh } = await readSignIn(ctx);
  if (!hash) {
    if (isFresh) return;
    throw new AppError("forbidden", "It is a while since you signed in. Sign in again to do this.", {
      code: "SESSION_NOT_FRESH",
    });
  }
  if (!password) throw refused("PASSWORD_REQUIRED", "Enter your password.");
  await consumePerAccount(ctx, id, PASSWORD_CHANGE);
  const right = await callAuth(ctx, visit, async (auth) => (await auth.$context).password.verify({ hash, password }));
  if (!right) throw refused("INVALID_PASSWORD", "This is not your password.");
  await resetRateLimit(ctx.env, PASSWORD_CHANGE, "account", id);
}

/** Returns what `confirmIdentity` will require. */
export async function readConfirmationNeeds(ctx: Ctx): Promise<ConfirmationNeeds> {
  const { hash, isFresh } = await readSignIn(ctx);
  return { hasPassword: hash !== null, isFresh };
}

async function readSignIn(ctx: Ctx): Promise<{ hash: string | null; isFresh: boolean }> {
  const { sessionId } = memberOf(ctx.actor);
  const row = await ctx.db
    .select({ since: session.createdAt, hash: account.password })
    .from(session)
    .leftJoin(account, and(eq(account.userId, session.userId), eq(account.providerId, "credential")))
    .where(eq(session.id, sessionId))
    .get();
  const age = row ? ctx.now.getTime() - row.since.getTime() : Number.POSITIVE_INFINITY;
  return { hash: row?.hash ?? null, isFresh: age < FRESH_SESSION_MINUTES * 60_000 };
}

const refused = (code: string, message: string) =>
  new AppError("invalid", message, { code, issues: [{ path: "password", message }] });
