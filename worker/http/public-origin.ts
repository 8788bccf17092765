import { brand } from "../contract/brand";
import { AppError } from "./app-error";
import { type Env, isLocal } from "./env";

type Settings = Pick<Env, "PUBLIC_URL" | "APP_ENV">;

/** Returns the public origin of the site: `PUBLIC_URL`, else the origin of the request. */
export function publicOrigin(env: Pick<Env, "PUBLIC_URL">, url: string): string {
  return new URL(env.PUBLIC_URL || url).origin;
}

/** Returns the origin for links in mail. A deploy never uses the request's host: its sender chooses that. */
export function mailedOrigin(env: Settings, url: string): string {
  return publicOrigin(env, isLocal(env) ? url : brand.origin);
}

/** Throws unless `PUBLIC_URL` is set. For mails with sign-in links: a wrong host would let its owner sign in. */
export function requirePublicUrl(env: Settings): void {
  if (!publicUrlProblem(env)) return;
  throw new AppError("unavailable", `This site cannot send such mail yet. Please write to ${brand.support.email}.`, {
    code: "public_url_missing",
  });
}

/** Returns the problem in words for the operator, or null. */
export function publicUrlProblem(env: Settings): string | null {
  return env.PUBLIC_URL || isLocal(env)
    ? null
    : "PUBLIC_URL is not set, so no mail goes out that signs somebody in: npx wrangler secret put PUBLIC_URL";
}
