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
    /** For a provider that is known to write the claim `email_verified` as the text "true". */
    emailVerifiedAsText: z.boolean().default(false),
    scopes: z.array(z.string()).default(["openid", "profile", "email"]),
  }),
);

export type OauthProvider = z.output<typeof providersSchema>[number];

let cached: { setting: string; providers: OauthProvider[] } | undefined;

/** The providers of the setting. A setting that does not hold is logged and offers none: other ways in must go on. */
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
    // The setting holds secrets: the log says only that it is wrong.
    log.warn("setting_refused", { setting: "OAUTH_PROVIDERS", why: "It is no valid list of providers." });
    return [];
  }
}
