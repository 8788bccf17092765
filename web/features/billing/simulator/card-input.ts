import type { SimulatedConfirm } from "../../../../worker/contract/billing";

export type CardInput = { number: string; expiry: string; cvc: string };
export type CardProblems = Partial<Record<keyof CardInput, string>>;

type Card = NonNullable<SimulatedConfirm["card"]>;

/** Groups digits in fours: `4242 4242 4242 4242`. */
export const groupedNumber = (typed: string) =>
  typed
    .replace(/\D/g, "")
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");

/** Formats an expiry: `12 / 34`. */
export function groupedExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2)}` : whole;
}

/** Returns the typed card, or its errors in the provider's words. */
export function readCard(
  { number, expiry, cvc }: CardInput,
  now = new Date(),
): { card: Card } | { problems: CardProblems } {
  const problems: CardProblems = {};
  const digits = number.replace(/\D/g, "");
  if (digits.length < 14) problems.number = "Your card number is incomplete.";
  else if (!passesLuhn(digits)) problems.number = "Your card number is invalid.";

  const [, month = "", year = ""] = /^(\d\d)(\d\d)$/.exec(expiry.replace(/\D/g, "")) ?? [];
  const expMonth = Number(month);
  const expYear = 2000 + Number(year);
  if (!month) problems.expiry = "Your card's expiration date is incomplete.";
  else if (expMonth < 1 || expMonth > 12) problems.expiry = "Your card's expiration date is invalid.";
  else if (new Date(expYear, expMonth) <= now) problems.expiry = "Your card's expiration date is in the past.";

  if (cvc.replace(/\D/g, "").length < 3) problems.cvc = "Your card's security code is incomplete.";
  return Object.keys(problems).length ? { problems } : { card: { number: digits, expMonth, expYear, cvc } };
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = place % 2 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
