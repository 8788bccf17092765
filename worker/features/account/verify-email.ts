import { and, eq, gt, sql } from "drizzle-orm";
import type { Done, EmailCode, Verified } from "../../contract/account";
import { user, verification } from "../../db/account";
import type { Ctx } from "../../http/context";
import { requirePublicUrl } from "../../http/public-origin";
import { writing } from "../../write/writing";
import { refusalOf } from "./auth-refusal";
import { callAuth } from "./call-auth";
import { openCodeWindow, signInByCodeOf } from "./mailed-code";
import { confirmationName, confirmationOf, revokeMailedSignIns } from "./mailed-credentials";
import { consumePerAccount, consumePerAddress, MAIL_ADDRESS, SIGN_IN_ADDRESS, VERIFICATION_MAIL } from "./rate-limits";
import type { Visit } from "./visit";

/** Mails the confirmation again if needed; answer and response time are always the same. */
export async function mailVerification(ctx: Ctx, visit: Visit, email: string): Promise<Done> {
  requirePublicUrl(ctx.env);
  await consumePerAddress(ctx, visit, MAIL_ADDRESS);
  await consumePerAccount(ctx, email, VERIFICATION_MAIL);
  await openCodeWindow(ctx, "email-verification", email);
  await callAuth(ctx, visit, (auth) => auth.api.sendVerificationEmail({ body: { email } }));
  return { status: true };
}

/**
 * Confirms an address by its mailed link. Opens a session only in a browser that `hasSignedUp` with it; using the link
 * again repeats that the address is confirmed.
 */
export async function verifyByLink(
  ctx: Ctx,
  visit: Visit,
  token: string,
  hasSignedUp: (email: string) => Promise<boolean>,
): Promise<Verified & { headers?: Headers }> {
  await consumePerAddress(ctx, visit, SIGN_IN_ADDRESS);
  const found = await ctx.db
    .select({ id: user.id, email: user.email, verified: user.emailVerified })
    .from(verification)
    .innerJoin(user, eq(verification.value, sql`${confirmationOf("")} || ${user.id}`))
    .where(and(eq(verification.identifier, confirmationName(token)), gt(verification.expiresAt, ctx.now)))
    .get();
  if (!found) throw refusalOf(400, "INVALID_TOKEN");
  const { id, email, verified } = found;
  if (verified) return { status: true, signedIn: false };
  if (await hasSignedUp(email)) {
    const headers = await callAuth(ctx, visit, async (auth) => {
      const otp = await auth.api.createVerificationOTP({ body: { email, type: "email-verification" } });
      const done = await auth.api.verifyEmailOTP({ body: { email, otp }, headers: visit.headers, returnHeaders: true });
      return done.headers;
    });
    await revokeMailedSignIns(ctx.db, { id, email });
    return { status: true, signedIn: true, headers };
  }
  const write = writing(ctx);
  write.add(ctx.db.update(user).set({ emailVerified: true, updatedAt: ctx.now }).where(eq(user.id, id)));
  write.add(revokeMailedSignIns(ctx.db, { id, email }));
  await write.commit();
  return { status: true, signedIn: false };
}

/** Confirms an address by the mailed code, and opens a session. */
export function verifyByCode(ctx: Ctx, visit: Visit, body: EmailCode): Promise<Headers> {
  return signInByCodeOf(ctx, visit, "email-verification", body.email, (auth) =>
    auth.api.verifyEmailOTP({ body, headers: visit.headers, returnHeaders: true }),
  );
}
