import type { SignIn } from "../../contract/account";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { resetRateLimit } from "../../http/rate-limit";
import { callAuth } from "./call-auth";
import { logRefusedSignIn } from "./log-refused-sign-in";
import { withMinimumDuration } from "./minimum-duration";
import { consumePerAccount, consumePerAddress, SIGN_IN, SIGN_IN_ADDRESS } from "./rate-limits";
import type { Visit } from "./visit";

const REFUSAL_MS = 400;

/** Opens a session for the right password; resolves with its cookies. Rate limits are checked before hashing. */
export async function signIn(ctx: Ctx, visit: Visit, { email, password, rememberMe }: SignIn): Promise<Headers> {
  await consumePerAddress(ctx, visit, SIGN_IN_ADDRESS);
  await consumePerAccount(ctx, email, SIGN_IN);
  const started = Date.now();
  try {
    const { headers } = await callAuth(ctx, visit, (auth) =>
      auth.api.signInEmail({ body: { email, password, rememberMe }, headers: visit.headers, returnHeaders: true }),
    );
    await resetRateLimit(ctx.env, SIGN_IN, "account", email);
    return headers;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "INVALID_EMAIL_OR_PASSWORD") {
      logRefusedSignIn(visit, "password", email);
    } else {
      // Any other refusal requires the right password.
      await resetRateLimit(ctx.env, SIGN_IN, "account", email);
    }
    throw await withMinimumDuration(REFUSAL_MS - (Date.now() - started), Promise.resolve(error));
  }
}
