import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../../http/context";
import { isKeyedHash, keyedHash } from "../../http/keyed-hash";
import { COOKIE_PREFIX, isEncrypted } from "../../http/session-cookie";
import { VERIFICATION_SECONDS } from "./lifetimes";

const NAME = `${COOKIE_PREFIX}.signing_up`;
const PURPOSE = "signing up 1";

/**
 * Marks the browser in which somebody signs up: only there does the confirmation link also sign in. In another browser,
 * the link could be a stranger's and sign the reader in to that account. Set for known addresses, too.
 */
export async function rememberSigningUp(c: Context<AppEnv>, email: string): Promise<void> {
  const until = c.var.now.getTime() + VERIFICATION_SECONDS * 1000;
  const value = `${until}.${await keyedHash(c.env, PURPOSE, String(until), email)}`;
  setCookie(c, NAME, value, { ...attributes(c), maxAge: VERIFICATION_SECONDS });
}

/** Returns whether this browser signed up with an address within the link's lifetime. */
export async function isSigningUp(c: Context<AppEnv>, email: string): Promise<boolean> {
  const cookie = isEncrypted(c.env, c.req.url) ? getCookie(c, NAME, "host") : getCookie(c, NAME);
  const [until = "", hash = ""] = (cookie ?? "").split(".");
  if (!(Number(until) > c.var.now.getTime())) return false;
  return isKeyedHash(c.env, hash, PURPOSE, until, email);
}

export function forgetSigningUp(c: Context<AppEnv>): void {
  setCookie(c, NAME, "", { ...attributes(c), maxAge: 0 });
}

function attributes(c: Context<AppEnv>) {
  const encrypted = isEncrypted(c.env, c.req.url);
  const attributes = { httpOnly: true, sameSite: "Lax", path: "/", secure: encrypted } as const;
  return encrypted ? { ...attributes, prefix: "host" as const } : attributes;
}
