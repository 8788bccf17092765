import { CreditCard, FlaskConical } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { SimulatedConfirm } from "../../../../worker/contract/billing";
import { Disclosure } from "../../../ui/disclosure";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { TEST_CARDS } from "./test-cards";

export type CardFormHandle = { read: () => ReturnType<typeof readCard> };

const EMPTY: CardInput = { number: "", expiry: "", cvc: "" };

/** The simulator's replacement of the provider's form: no number typed here is a real card. */
export function SimulatedCardForm({ ref }: { ref: Ref<CardFormHandle> }) {
  const [input, setInput] = useState(EMPTY);
  const [problems, setProblems] = useState<CardProblems>({});
  const fields = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    read: () => {
      const result = readCard(input);
      const found = "problems" in result ? result.problems : {};
      setProblems(found);
      const [first] = Object.keys(found);
      if (first) fields.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return result;
    },
  }));

  function change(field: keyof CardInput, value: string) {
    setInput({ ...input, [field]: value });
    setProblems({ ...problems, [field]: undefined });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex items-center gap-2.5 rounded-sm bg-warning-soft px-3 py-2.5 font-semibold text-sm text-warning">
        <FlaskConical aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
        Test mode: no real card is charged
      </p>
      <div ref={fields} className="grid grid-cols-2 gap-x-3 gap-y-4">
        <Field label="Card number" error={problems.number} className="col-span-2">
          <TextInput
            name="number"
            inputMode="numeric"
            autoComplete="off"
            placeholder="1234 1234 1234 1234"
            lead={<CreditCard />}
            value={input.number}
            onChange={(event) => change("number", groupedNumber(event.target.value))}
          />
        </Field>
        <Field label="Expiration date" error={problems.expiry}>
          <TextInput
            name="expiry"
            inputMode="numeric"
            autoComplete="off"
            placeholder="MM / YY"
            value={input.expiry}
            onChange={(event) => change("expiry", groupedExpiry(event.target.value))}
          />
        </Field>
        <Field label="Security code" error={problems.cvc}>
          <TextInput
            name="cvc"
            inputMode="numeric"
            autoComplete="off"
            placeholder="CVC"
            value={input.cvc}
            onChange={(event) => change("cvc", event.target.value.replace(/\D/g, "").slice(0, 4))}
          />
        </Field>
      </div>
      <TestCards
        onPick={(number) => {
          setInput({ number, expiry: "12 / 34", cvc: "123" });
          setProblems({});
        }}
      />
    </div>
  );
}

function TestCards({ onPick }: { onPick: (number: string) => void }) {
  return (
    <Disclosure summary="Test cards">
      <ul className="divide-y divide-line">
        {TEST_CARDS.map(({ number, effect }) => (
          <li key={number}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-1.5 text-left text-sm hover:text-accent"
              onClick={() => onPick(number)}
            >
              <span className="tabular-nums">{number}</span>
              <span className="text-muted">{effect}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type CardInput = { number: string; expiry: string; cvc: string };
type CardProblems = Partial<Record<keyof CardInput, string>>;

type Card = NonNullable<SimulatedConfirm["card"]>;

/** Groups digits in fours: `4242 4242 4242 4242`. */
const groupedNumber = (typed: string) =>
  typed
    .replace(/\D/g, "")
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");

/** Formats an expiry: `12 / 34`. */
function groupedExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2)}` : whole;
}

/** Returns the typed card, or its errors in the provider's words. */
function readCard({ number, expiry, cvc }: CardInput, now = new Date()): { card: Card } | { problems: CardProblems } {
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
