import { PAY_LINK_DAYS } from "../../../contract/billing-limits";
import { areKeyedBytes, keyedBytes } from "../../../http/keyed-hash";
import { fromBase64url, toBase64url } from "../../../platform/base64url";
import type { Scope } from "../scope";

type Claim = { userId: string; invoiceId: string };

const PURPOSE = "pay 1";
const TOKEN = /^([\w-]{1,64})\.(in_\w{1,200})\.(\d{1,12})\.([\w-]{43})$/;
const DAY_MS = 86_400_000;

/** Returns a token that allows its holder to pay one invoice for some days, and nothing else. */
export async function payToken({ env, now }: Pick<Scope, "env" | "now">, claim: Claim): Promise<string> {
  // Counted in days, so that all links of an invoice on one day are the same.
  const until = String(Math.floor(now.getTime() / DAY_MS) + PAY_LINK_DAYS);
  const signature = await keyedBytes(env, PURPOSE, claim.userId, claim.invoiceId, until);
  return `${claim.userId}.${claim.invoiceId}.${until}.${toBase64url(signature)}`;
}

/** Verifies a token; returns its claim, `expired`, or null if it is invalid. */
export async function readPayToken(
  { env, now }: Pick<Scope, "env" | "now">,
  token: string,
): Promise<Claim | "expired" | null> {
  const [, userId, invoiceId, until, signature] = TOKEN.exec(token) ?? [];
  if (!userId || !invoiceId || !until || !signature) return null;
  if (!(await areKeyedBytes(env, fromBase64url(signature), PURPOSE, userId, invoiceId, until))) return null;
  return now.getTime() >= (Number(until) + 1) * DAY_MS ? "expired" : { userId, invoiceId };
}
