import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../../http/context";
import { isKeyedHash, keyedHash } from "../../http/keyed-hash";
import { COOKIE_PREFIX, isEncrypted } from "../../http/session-cookie";
import { VERIFICATION_SECONDS } from "./lifetimes";

const NAME = `${COOKIE_PREFIX}.signing_up`;
const PURPOSE = "signing up 1";

/**
 * Tells the browser in which somebody signs up from every other: only there the mailed link also signs in. Elsewhere it
 * could be somebody else's link, whose account the reader would find themselves in. Set whether or not the address was known.
 */
export async function rememberSigningUp(c: Context<AppEnv>, email: string): Promise<void> {
  const until = c.var.now.getTime() + VERIFICATION_SECONDS * 1000;
  const value = `${until}.${await keyedHash(c.env, PURPOSE, String(until), email)}`;
  setCookie(c, NAME, value, { ...attributes(c), maxAge: VERIFICATION_SECONDS });
}

/** Whether this browser has signed up with an address, not longer ago than the link lives. */
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
