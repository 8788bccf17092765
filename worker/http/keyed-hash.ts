import type { Env } from "./env";
import { authSecret } from "./session-cookie";

/**
 * What only this product can compute of some words, as 64 hexadecimal digits. The first word says what it is for, so that
 * a hash for one purpose is worth nothing for another.
 */
export async function keyedHash(env: Env, purpose: string, ...words: string[]): Promise<string> {
  const raw = new TextEncoder().encode(authSecret(env));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const text = new TextEncoder().encode([purpose, ...words].join("\n"));
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, text));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
