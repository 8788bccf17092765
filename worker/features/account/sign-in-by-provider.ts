import type { ProviderSignIn } from "../../contract/account";
import { safeReturnTo } from "../../contract/account-return-to";
import { addressOf } from "../../contract/addresses";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { requireProvider } from "./auth-instance";
import { callProviderAuth } from "./call-auth";
import { consumePerAddress, SIGN_IN_ADDRESS } from "./rate-limits";
import type { Visit } from "./visit";

/** Starts a sign-in at an OpenID provider: returns its address, and cookies that bind the callback. */
export async function signInByProvider(
  ctx: Ctx,
  visit: Visit,
  { provider, returnTo }: ProviderSignIn,
): Promise<{ url: string; headers: Headers }> {
  await consumePerAddress(ctx, visit, SIGN_IN_ADDRESS);
  const { id, name } = requireProvider(ctx, provider);
  const body = {
    provider: id,
    callbackURL: safeReturnTo(returnTo) ?? addressOf("dashboard"),
    newUserCallbackURL: safeReturnTo(returnTo) ?? addressOf("dashboard"),
    errorCallbackURL: addressOf("signIn"),
    disableRedirect: true,
    // Stored with the state, so that it is not valid for another provider's callback.
    additionalData: { provider: id },
  };
  try {
    const { headers, response } = await callProviderAuth(ctx, visit, (auth) =>
      auth.api.signInSocial({ body, headers: visit.headers, returnHeaders: true }),
    );
    if (response.url) return { url: response.url, headers };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "PROVIDER_NOT_FOUND") throw error;
  }
  const message = `${name} does not answer at the moment. Try again later, or sign in another way.`;
  throw new AppError("unavailable", message, { code: "provider_unavailable" });
}

/** Finishes a provider sign-in. The state must have been created for this provider. */
export function finishProviderSignIn(ctx: Ctx, visit: Visit, provider: string, request: Request): Promise<Response> {
  return callProviderAuth(ctx, visit, async (auth) => {
    const name = `auth-state:${new URL(request.url).searchParams.get("state")}`;
    const { internalAdapter } = await auth.$context;
    const state = await internalAdapter.findVerificationValue(name);
    const madeFor: unknown = state ? JSON.parse(state.value).provider : provider;
    if (madeFor === provider) return auth.handler(request);
    await internalAdapter.deleteVerificationByIdentifier(name);
    return Response.redirect(visit.origin + addressOf("signIn", { query: { error: "state_mismatch" } }), 302);
  });
}
