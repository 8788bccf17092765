import type { Env } from "./env";

/** Where the site is found from outside, for links that leave it: as it is set, else as it was asked. */
export function publicOrigin(env: Pick<Env, "PUBLIC_URL">, url: string): string {
  return new URL(env.PUBLIC_URL || url).origin;
}
