const DOTLESS_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/** One key for every spelling that reaches the same mailbox: case, `+tag`, and the dots that Gmail ignores. */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).replace(/\+.*$/, "");
  return DOTLESS_DOMAINS.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
