import type { SignIn } from "../../contract/account";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { forgive } from "../../http/rate-limit";
import { askAuth } from "./ask-auth";
import { SIGN_IN, SIGN_IN_ADDRESS, spendAccount, spendAddress } from "./budgets";
import { noSoonerThan } from "./no-sooner-than";
import { noteRefusedSignIn } from "./note-refused-sign-in";
import type { Visit } from "./visit";

const REFUSAL_MS = 400;

/** Opens a session for the right password; resolves with its cookies. Budgets are spent before any hash is computed. */
export async function signIn(ctx: Ctx, visit: Visit, { email, password, rememberMe }: SignIn): Promise<Headers> {
  await spendAddress(ctx, visit, SIGN_IN_ADDRESS);
  await spendAccount(ctx, email, SIGN_IN);
  const started = Date.now();
  try {
    const { headers } = await askAuth(ctx, visit, (auth) =>
      auth.api.signInEmail({ body: { email, password, rememberMe }, headers: visit.headers, returnHeaders: true }),
    );
    await forgive(ctx.env, SIGN_IN, "account", email);
    return headers;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "INVALID_EMAIL_OR_PASSWORD") {
      noteRefusedSignIn(visit, "password", email);
    } else {
      // Only somebody with the right password gets as far as any other refusal.
      await forgive(ctx.env, SIGN_IN, "account", email);
    }
    throw await noSoonerThan(REFUSAL_MS - (Date.now() - started), Promise.resolve(error));
  }
}
