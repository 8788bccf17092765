import { brand } from "../../contract/brand";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { authSecret } from "../../http/session-cookie";
import type { Auth } from "./auth";
import { type OauthProvider, oauthProviders } from "./oauth-providers";

// A deploy has one or two origins; requests with made-up hosts must not fill the isolate's memory.
const KEPT = 4;
const cached = new Map<string, Auth>();

// Imported lazily: the library is a quarter of the Worker, and most isolates never need it.
const library = () => import("./auth");

/** Returns the auth library for an origin, cached per isolate: creating it costs more CPU than a sign-in's queries. */
export async function authFor(ctx: Ctx, origin: string): Promise<Auth> {
  const key = keyOf(ctx, origin);
  const { createAuth } = await library();
  return cached.get(key) ?? keep(key, createAuth(ctx.env, origin, []));
}

/**
 * Same with the OpenID providers. It fetches their metadata before it can answer, so it is a separate instance: a
 * provider that is down disables only its own sign-in, and the next caller retries.
 */
export async function providerAuthFor(ctx: Ctx, origin: string): Promise<Auth> {
  const providers = oauthProviders(ctx.env);
  const key = `${keyOf(ctx, origin)} ${ctx.env.OAUTH_PROVIDERS}`;
  const ready = cached.get(key);
  if (ready) return ready;
  const { createAuth } = await library();
  const auth = createAuth(ctx.env, origin, providers);
  const { socialProviders } = await auth.$context;
  return socialProviders.length === providers.length ? keep(key, auth) : auth;
}

// The name is part of the key because passkeys are registered under it.
const keyOf = ({ env }: Ctx, origin: string) => `${origin} ${authSecret(env)} ${brand.name}`;

export function requireProvider(ctx: Ctx, id: string): OauthProvider {
  const provider = oauthProviders(ctx.env).find((known) => known.id === id);
  if (!provider) throw new AppError("not_found", "This way to sign in is not offered.", { code: "PROVIDER_NOT_FOUND" });
  return provider;
}

function keep(key: string, auth: Auth): Auth {
  const oldest = cached.keys().next();
  if (cached.size >= KEPT && !oldest.done) cached.delete(oldest.value);
  cached.set(key, auth);
  return auth;
}
