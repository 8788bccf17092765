import { TicketPercent } from "lucide-react";
import { useEffect, useRef } from "react";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";

type CouponFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The discount in words, once known. */
  effect: string | null;
  disabled: boolean;
};

export function CouponField({ value, onChange, error, effect, disabled }: CouponFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  return (
    <Field label="Coupon code" optional error={error} help={effect}>
      <TextInput
        ref={input}
        lead={<TicketPercent />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
