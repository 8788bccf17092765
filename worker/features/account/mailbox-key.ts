import type { Env } from "../../http/env";
import { keyedHash } from "../../http/keyed-hash";

const DOTLESS_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/** Returns one key for all spellings of a mailbox: ignores case, `+tag`, and dots at Gmail. */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).replace(/\+.*$/, "");
  return DOTLESS_DOMAINS.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/**
 * Returns the hash kept of a deleted account's mailbox: it recognises the mailbox at a new sign-up, but without the
 * secret nobody can test addresses against it.
 */
export async function mailboxHash(env: Env, email: string): Promise<string> {
  return `hash:${await keyedHash(env, "mailbox 1", mailboxKey(email))}`;
}
