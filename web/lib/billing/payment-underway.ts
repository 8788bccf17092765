const KEY = "longroll.payment-underway";
/** After that the bank is not about to answer any more, and paying is offered again. */
const GOOD_MS = 15 * 60_000;
const UNPAID: readonly string[] = ["incomplete", "past_due", "unpaid"];

/** The provider's form has taken a payment that the status does not know of yet. Kept by this window alone. */
export function notePaymentUnderway(): void {
  keep(String(Date.now()));
}

export function forgetPaymentUnderway(): void {
  keep(null);
}

/** Whether an unpaid status is most likely an old one: then nothing asks for the payment a second time. */
export function isPaymentUnderway(status: string | undefined): boolean {
  if (status === undefined || !UNPAID.includes(status)) return false;
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < GOOD_MS;
  } catch {
    return false;
  }
}

function keep(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch {
    // A browser that keeps nothing shows what the server says.
  }
}
