import type { Env } from "./env";
import { authSecret } from "./session-cookie";

/**
 * Returns the HMAC-SHA-256 of some words under the auth secret, as 64 hexadecimal digits. `purpose` separates domains:
 * a hash made for one purpose is not valid for another.
 */
export async function keyedHash(env: Env, purpose: string, ...words: string[]): Promise<string> {
  const bytes = new Uint8Array(await keyedBytes(env, purpose, ...words));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the same HMAC as 32 raw bytes. */
export async function keyedBytes(env: Env, purpose: string, ...words: string[]): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", await keyOf(env, "sign"), textOf(purpose, words));
}

/** Returns whether `given` is the hash of these words, comparing in constant time. */
export async function isKeyedHash(env: Env, given: string, purpose: string, ...words: string[]): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(given)) return false;
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(given.slice(at * 2, at * 2 + 2), 16));
  return areKeyedBytes(env, bytes, purpose, ...words);
}

/** Same check for the 32 raw bytes. */
export async function areKeyedBytes(
  env: Env,
  given: Uint8Array<ArrayBuffer>,
  purpose: string,
  ...words: string[]
): Promise<boolean> {
  return crypto.subtle.verify("HMAC", await keyOf(env, "verify"), given, textOf(purpose, words));
}

const textOf = (purpose: string, words: string[]) => new TextEncoder().encode([purpose, ...words].join("\n"));

function keyOf(env: Env, use: "sign" | "verify"): Promise<CryptoKey> {
  const raw = new TextEncoder().encode(authSecret(env));
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}
