import { type Env, isLocal } from "./env";

/** A session ends this long after sign-in, however much it is used; a trigger enforces the same. */
export const SESSION_MOST_MS = 180 * 86_400_000;

export const COOKIE_PREFIX = "longroll";

/** Prefix of cookie names. Cookies with `__Host-` cannot be set by another host of the domain or without encryption. */
export const cookiePrefix = (encrypted: boolean) => `${encrypted ? "__Host-" : ""}${COOKIE_PREFIX}`;
const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token=`;
const MOST_LETTERS = 512;

/** Used by the local product only; a deploy without AUTH_SECRET refuses to answer. */
const LOCAL_SECRET = "longroll-local-secret-for-this-machine-only";

export function authSecret(env: Env): string {
  if (env.AUTH_SECRET && env.AUTH_SECRET.length >= 32) return env.AUTH_SECRET;
  if (__LOCAL_TOOLS__ && isLocal(env)) return LOCAL_SECRET;
  throw new Error("AUTH_SECRET is not set, or is shorter than 32 characters");
}

/** Returns whether the site's cookies use the names and flags of HTTPS; the auth library asks the same. */
export function isEncrypted(env: Pick<Env, "PUBLIC_URL">, url: string): boolean {
  return (env.PUBLIC_URL || url).startsWith("https:");
}

/** Returns the session token of a cookie header, or null without one or if its signature is not valid. */
export async function readSessionToken(cookies: string | null, env: Env, encrypted = false): Promise<string | null> {
  const value = sessionCookie(cookies ?? "", encrypted);
  return value ? verifiedToken(value, authSecret(env)) : null;
}

/** Returns the token in a cookie's value, or null if its signature is not valid. */
export async function verifiedToken(value: string, secret: string): Promise<string | null> {
  try {
    // The auth library writes encodeURIComponent(token + "." + base64(HMAC-SHA256(secret, token))).
    const signed = decodeURIComponent(value);
    const dot = signed.lastIndexOf(".");
    if (dot < 1) return null;
    const token = signed.slice(0, dot);
    const signature = Uint8Array.from(atob(signed.slice(dot + 1)), (ch) => ch.charCodeAt(0));
    const key = await hmacKey(secret);
    return (await crypto.subtle.verify("HMAC", key, signature, new TextEncoder().encode(token))) ? token : null;
  } catch {
    return null;
  }
}

/**
 * Returns the session cookie's value, or null. Another host of the domain, or an attacker on an open network, can plant
 * a cookie, but not one with the `__Host-` prefix: over HTTPS only that counts, and of two cookies neither does.
 */
export function sessionCookie(cookies: string, encrypted: boolean): string | null {
  const start = `${cookiePrefix(encrypted)}.session_token=`;
  const [own, another] = cookies.split(/;\s*/).filter((cookie) => cookie.startsWith(start));
  const value = own?.slice(start.length) ?? "";
  return another === undefined && value.length <= MOST_LETTERS ? value : null;
}

/** Returns whether a response starts, changes or ends a browser's session. */
export const setsSession = (headers: Headers): boolean =>
  headers.getSetCookie().some((cookie) => cookie.includes(SESSION_COOKIE));

/** Returns whether a request carries a session cookie at all, valid or not. */
export const hasSessionCookie = (cookies: string | null, env: Pick<Env, "PUBLIC_URL">, url: string): boolean =>
  Boolean(sessionCookie(cookies ?? "", isEncrypted(env, url)));

let cached: { secret: string; key: Promise<CryptoKey> } | undefined;

function hmacKey(secret: string): Promise<CryptoKey> {
  if (cached?.secret !== secret) {
    const raw = new TextEncoder().encode(secret);
    cached = { secret, key: crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]) };
  }
  return cached.key;
}
