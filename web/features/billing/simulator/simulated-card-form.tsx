import { CreditCard, FlaskConical } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { Disclosure } from "../../../ui/disclosure";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { type CardInput, type CardProblems, groupedExpiry, groupedNumber, readCard } from "./card-input";
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
