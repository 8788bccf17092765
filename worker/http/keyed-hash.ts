import type { Env } from "./env";
import { authSecret } from "./session-cookie";

/**
 * What only this product can compute of some words, as 64 hexadecimal digits. The first word says what it is for, so that
 * a hash for one purpose is worth nothing for another.
 */
export async function keyedHash(env: Env, purpose: string, ...words: string[]): Promise<string> {
  const bytes = new Uint8Array(await keyedBytes(env, purpose, ...words));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same as its 32 bytes. */
export async function keyedBytes(env: Env, purpose: string, ...words: string[]): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", await keyOf(env, "sign"), textOf(purpose, words));
}

/** Whether a hash that was handed out has come back, in a time that tells nothing of it. */
export async function isKeyedHash(env: Env, given: string, purpose: string, ...words: string[]): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(given)) return false;
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(given.slice(at * 2, at * 2 + 2), 16));
  return areKeyedBytes(env, bytes, purpose, ...words);
}

/** The same of its 32 bytes. */
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
