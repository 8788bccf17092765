import type { Env } from "../../http/env";
import { keyedHash } from "../../http/keyed-hash";

const DOTLESS_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/** One key for every spelling that reaches the same mailbox: case, `+tag`, and the dots that Gmail ignores. */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).replace(/\+.*$/, "");
  return DOTLESS_DOMAINS.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/**
 * What stays of a mailbox whose account is deleted: enough to know it again when it signs up, and without the secret
 * no way to try which it was.
 */
export async function mailboxHash(env: Env, email: string): Promise<string> {
  return `hash:${await keyedHash(env, "mailbox 1", mailboxKey(email))}`;
}
