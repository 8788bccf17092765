import { eq } from "drizzle-orm";
import { user } from "../../db/account";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { resetRateLimit } from "../../http/rate-limit";
import type { Auth } from "./auth";
import { refusalOf } from "./auth-refusal";
import { callAuth } from "./call-auth";
import { SIGN_IN_LINK_SECONDS } from "./lifetimes";
import { logRefusedSignIn } from "./log-refused-sign-in";
import { revokeMailedSignIns } from "./mailed-credentials";
import { withMinimumDuration } from "./minimum-duration";
import { CODE, consumePerAccount, consumePerAddress, SIGN_IN_ADDRESS } from "./rate-limits";
import type { Visit } from "./visit";

/** Wrong attempts allowed per mailed code. */
const TRIES = 3;
const REFUSAL_MS = 400;

type CodeKind = "sign-in" | "email-verification";

const windowOf = ({ env }: Ctx, kind: CodeKind, email: string) =>
  env.RATE_LIMITER.getByName(`code-window:${kind}:${email}`);

/**
 * Opens the window of attempts for a requested code. Later answers depend on this window only, whether or not the
 * address has an account: known and unknown addresses must not differ.
 */
export async function openCodeWindow(ctx: Ctx, kind: CodeKind, email: string): Promise<void> {
  await windowOf(ctx, kind, email).open(SIGN_IN_LINK_SECONDS * 1000, ctx.now.getTime());
}

/** Opens a session for a correct mailed code, and revokes the account's other links and codes. */
export async function signInByCodeOf(
  ctx: Ctx,
  visit: Visit,
  kind: CodeKind,
  email: string,
  open: (auth: Auth) => Promise<{ headers: Headers }>,
): Promise<Headers> {
  await consumePerAddress(ctx, visit, SIGN_IN_ADDRESS);
  await consumePerAccount(ctx, email, CODE);
  const started = Date.now();
  try {
    const state = await windowOf(ctx, kind, email).use(TRIES, ctx.now.getTime());
    if (state !== "used") throw refusalOf(400, state === "spent" ? "TOO_MANY_ATTEMPTS" : "OTP_EXPIRED");
    const { headers } = await callAuth(ctx, visit, open);
    await resetRateLimit(ctx.env, CODE, "account", email);
    const found = await ctx.db.select({ id: user.id }).from(user).where(eq(user.email, email)).get();
    if (found) await revokeMailedSignIns(ctx.db, { id: found.id, email });
    return headers;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    logRefusedSignIn(visit, "code", email);
    throw await withMinimumDuration(REFUSAL_MS - (Date.now() - started), Promise.resolve(error));
  }
}
