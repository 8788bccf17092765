import { type Env, isLocal } from "./env";

/** However much it is used, a session ends so long after it began; a trigger keeps the same. */
export const SESSION_MOST_MS = 180 * 86_400_000;

export const COOKIE_PREFIX = "longroll";

/** How the names of cookies begin: those with `__Host-` no other host of the domain can set, nor anybody without encryption. */
export const cookiePrefix = (encrypted: boolean) => `${encrypted ? "__Host-" : ""}${COOKIE_PREFIX}`;
const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token=`;
const MOST_LETTERS = 512;

/** Only for the embedded product; a deploy without AUTH_SECRET refuses to answer. */
const LOCAL_SECRET = "longroll-local-secret-for-this-machine-only";

export function authSecret(env: Env): string {
  if (env.AUTH_SECRET && env.AUTH_SECRET.length >= 32) return env.AUTH_SECRET;
  if (__LOCAL_TOOLS__ && isLocal(env)) return LOCAL_SECRET;
  throw new Error("AUTH_SECRET is not set, or is shorter than 32 characters");
}

/** Whether cookies of the site are named and sent as those of an encrypted one; the auth library asks the same. */
export function isEncrypted(env: Pick<Env, "PUBLIC_URL">, url: string): boolean {
  return (env.PUBLIC_URL || url).startsWith("https:");
}

/** The session token of a cookie header, or null when there is none or its signature is not ours. */
export async function readSessionToken(cookies: string | null, env: Env, encrypted = false): Promise<string | null> {
  const value = sessionCookie(cookies ?? "", encrypted);
  return value ? verifiedToken(value, authSecret(env)) : null;
}

/** The token in a cookie's value, or null when the signature is not ours. */
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
 * Another host of the same domain, or somebody on an open network, can plant a cookie here, though not one with the
 * prefix of encrypted sites. So only that one counts there; and of two, which could be somebody else's, none does.
 */
export function sessionCookie(cookies: string, encrypted: boolean): string | null {
  const start = `${cookiePrefix(encrypted)}.session_token=`;
  const [own, another] = cookies.split(/;\s*/).filter((cookie) => cookie.startsWith(start));
  const value = own?.slice(start.length) ?? "";
  return another === undefined && value.length <= MOST_LETTERS ? value : null;
}

/** Whether an answer begins, changes or ends the session of a browser. */
export const setsSession = (headers: Headers): boolean =>
  headers.getSetCookie().some((cookie) => cookie.includes(SESSION_COOKIE));

/** Whether a request brings one at all, whatever it is worth. */
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
