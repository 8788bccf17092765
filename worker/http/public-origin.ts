import { brand } from "../contract/brand";
import { AppError } from "./app-error";
import { type Env, isLocal } from "./env";

type Settings = Pick<Env, "PUBLIC_URL" | "APP_ENV">;

/** Where the site is found from outside: as it is set, else as it was asked. */
export function publicOrigin(env: Pick<Env, "PUBLIC_URL">, url: string): string {
  return new URL(env.PUBLIC_URL || url).origin;
}

/** For the links in mails. A deploy never takes what a request calls the host: whoever sends it chooses that. */
export function mailedOrigin(env: Settings, url: string): string {
  return publicOrigin(env, isLocal(env) ? url : brand.origin);
}

/** Before a mail whose link lets somebody in: with a wrong address, it would let in whoever has that. */
export function requirePublicUrl(env: Settings): void {
  if (!publicUrlProblem(env)) return;
  throw new AppError("unavailable", `This site cannot send such mail yet. Please write to ${brand.support.email}.`, {
    code: "public_url_missing",
  });
}

/** For whoever runs the site. */
export function publicUrlProblem(env: Settings): string | null {
  return env.PUBLIC_URL || isLocal(env)
    ? null
    : "PUBLIC_URL is not set, so no mail goes out that signs somebody in: npx wrangler secret put PUBLIC_URL";
}
