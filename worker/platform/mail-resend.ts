const ENDPOINT = "https://api.resend.com/emails";
const TIMEOUT_MS = 10_000;

type Outgoing = { id: string; to: string; subject: string; text: string; html: string };

/**
 * Sends one mail through resend.com. Throws on any answer but 2xx. The row's id is the idempotency key, so a mail that
 * was sent and not marked is not sent twice (resend.com/docs/dashboard/emails/idempotency-keys).
 */
export async function sendByResend(account: { key: string; from: string | undefined }, mail: Outgoing): Promise<void> {
  if (!account.from) throw new Error("MAIL_FROM is not set: mail cannot be sent");
  const { to, subject, text, html } = mail;
  const response = await fetch(ENDPOINT, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${account.key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": mail.id,
    },
    body: JSON.stringify({ from: account.from, to: [to], subject, text, html }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`resend answered ${response.status}: ${answer.slice(0, 200)}`);
}
