import { keepText, keptText } from "../browser/kept-text";

const KEY = "longroll.payment-underway";
/** After this time the bank is not expected to confirm any more, and paying is offered again. */
const GOOD_MS = 15 * 60_000;
const UNPAID: readonly string[] = ["incomplete", "past_due", "unpaid"];

/** Notes, for this tab only, that the provider's form accepted a payment which the status does not show yet. */
export function notePaymentUnderway(): void {
  keepText("tab", KEY, String(Date.now()));
}

export function forgetPaymentUnderway(): void {
  keepText("tab", KEY, null);
}

/** Returns whether an unpaid status is probably out of date; then nothing asks for the payment again. */
export function isPaymentUnderway(status: string | undefined): boolean {
  if (status === undefined || !UNPAID.includes(status)) return false;
  return Date.now() - Number(keptText("tab", KEY) ?? 0) < GOOD_MS;
}
