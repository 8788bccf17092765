import { brand } from "../worker/contract/brand.ts";

/** Patterns of secrets, matched by value: a prefix alone, such as `sk_`, may be in code. */
const SECRETS: Record<string, RegExp> = {
  "a secret key of Stripe's": /\b[sr]k_(?:live|test)_\w{8}/,
  "a webhook's secret": /\bwhsec_[\w+/]{8}/,
  "a key of Resend's": /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{8}/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\n|\s)*[A-Za-z0-9+/]{16}/,
  "a token of Cloudflare's or GitHub's": /\b(?:gh[pousr]_\w{36}|v1\.0-[0-9a-f]{24}-)/,
  "a link to a source map": /[#@] sourceMappingURL=/,
};
const SETTING = /\b(?:process|import\.meta)\.env\b/;
const MAILBOX = /[\w.%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/g;
/** File names that look like addresses, such as `icon@2x.png`. */
const NO_MAILBOX = /\.(?:js|css|png|svg|ts|tsx)$/;
const OWN_MAILBOXES: readonly string[] = [brand.support.email];

/** Returns what a built file leaks. `file` is its path relative to `dist`. */
export function leaksIn(file: string, text: string): string[] {
  const found = Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
  if (file.endsWith(".map")) found.push("a source map");
  // The Worker's packages may read settings, which never leave the Worker.
  if (!file.startsWith("client")) return found;
  if (SETTING.test(text)) found.push("a setting of the build");
  const mailboxes = (text.match(MAILBOX) ?? []).filter((each) => !NO_MAILBOX.test(each) && !isShown(each));
  return [...found, ...new Set(mailboxes)];
}

/** The site's own address, and example addresses. */
const isShown = (mailbox: string) =>
  OWN_MAILBOXES.includes(mailbox) || /@(?:[\w-]+\.)*example\.(?:com|org)$/.test(mailbox);
