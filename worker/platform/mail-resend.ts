import { MailRefused } from "./mail-refused";

const ENDPOINT = "https://api.resend.com/emails";
const TIMEOUT_MS = 10_000;
/** Statuses that no retry changes: the mail is invalid, or the account may not send it. */
const NEVER = new Set([400, 413, 422]);

type Outgoing = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
};

/**
 * Sends one mail through resend.com. Throws `MailRefused` for any status but 2xx. The row's id is the idempotency key,
 * so a retry after a lost answer sends no second mail (resend.com/docs/dashboard/emails/idempotency-keys).
 */
export async function sendByResend(account: { key: string; from: string | undefined }, mail: Outgoing): Promise<void> {
  if (!account.from) throw new Error("MAIL_FROM is not set: mail cannot be sent");
  const { to, subject, text, html, unsubscribeUrl } = mail;
  const response = await fetch(ENDPOINT, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${account.key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": mail.id,
    },
    body: JSON.stringify({ from: account.from, to: [to], subject, text, html, ...oneClick(unsubscribeUrl) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await response.text();
  if (response.ok) return;
  throw new MailRefused(`resend answered ${response.status}: ${answer.slice(0, 200)}`, {
    forever: NEVER.has(response.status),
    retryAfterSeconds: Number(response.headers.get("retry-after")) || 0,
  });
}

// RFC 8058: the mail client unsubscribes by a POST to the address.
const oneClick = (url: string | null) =>
  url ? { headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } } : {};
