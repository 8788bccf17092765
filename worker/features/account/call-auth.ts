import type { Ctx } from "../../http/context";
import type { Auth } from "./auth";
import { authFor, providerAuthFor } from "./auth-instance";
import { refusalOf } from "./auth-refusal";
import { withinRequest } from "./auth-scope";
import type { Visit } from "./visit";

/** Calls the auth library within this request, translating its errors. */
export function callAuth<T>(ctx: Ctx, visit: Visit, call: (auth: Auth) => Promise<T>): Promise<T> {
  return asked(ctx, async () => call(await authFor(ctx, visit.origin)));
}

/** Same for calls that need the OpenID providers. */
export function callProviderAuth<T>(ctx: Ctx, visit: Visit, call: (auth: Auth) => Promise<T>): Promise<T> {
  return asked(ctx, async () => call(await providerAuthFor(ctx, visit.origin)));
}

async function asked<T>(ctx: Ctx, call: () => Promise<T>): Promise<T> {
  try {
    return await withinRequest(ctx, call);
  } catch (error) {
    const { isAPIError } = await import("better-auth/api");
    throw (isAPIError(error) && refusalOf(error.statusCode, error.body?.code ?? codeInRedirect(error))) || error;
  }
}

// Some calls refuse by redirecting to an error page; the code is in its query.
function codeInRedirect(error: { statusCode: number; headers?: HeadersInit }): string | undefined {
  if (error.statusCode !== 302) return undefined;
  const location = new Headers(error.headers).get("location") ?? "";
  return new URLSearchParams(location.split("?")[1]).get("error") ?? undefined;
}
