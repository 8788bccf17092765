import { z } from "zod";
import type { Env } from "../../http/env";
import { log } from "../../platform/log";

const providersSchema = z.array(
  z.object({
    id: z.string().regex(/^[a-z0-9-]{1,64}$/),
    name: z.string().min(1).max(64),
    discoveryUrl: z.url(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    /** For providers known to send the claim `email_verified` as the text "true". */
    emailVerifiedAsText: z.boolean().default(false),
    scopes: z.array(z.string()).default(["openid", "profile", "email"]),
  }),
);

export type OauthProvider = z.output<typeof providersSchema>[number];

let cached: { setting: string; providers: OauthProvider[] } | undefined;

/** Returns the configured providers. An invalid setting is logged and offers none; other methods keep working. */
export function oauthProviders(env: Env): OauthProvider[] {
  const setting = env.OAUTH_PROVIDERS?.trim();
  if (!setting) return [];
  if (cached?.setting !== setting) cached = { setting, providers: read(setting) };
  return cached.providers;
}

function read(setting: string): OauthProvider[] {
  try {
    return providersSchema.parse(JSON.parse(setting));
  } catch {
    // The setting contains secrets, so the log does not quote it.
    log.warn("setting_refused", { setting: "OAUTH_PROVIDERS", why: "It is no valid list of providers." });
    return [];
  }
}
