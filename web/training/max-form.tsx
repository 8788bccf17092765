import { type FormEvent, type ReactNode, useState } from "react";
import { SET_LIMITS, type WeightUnit } from "../../worker/contract/training-limits";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { TextInput } from "../ui/text-input";

type MaxFormProps = {
  label: string;
  help?: string | undefined;
  unit: WeightUnit;
  load: number | null;
  busy: boolean;
  error: string | undefined;
  onSave: (load: number) => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** Form for one training max. */
export function MaxForm({ label, help, unit, load, busy, error, onSave, children }: MaxFormProps) {
  const [typed, setTyped] = useState(load === null ? "" : String(load));
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const value = Number(typed.trim().replace(",", "."));
    const wrong = !typed.trim()
      ? "Type a load."
      : !(value >= 0.5 && value <= SET_LIMITS.loadMax)
        ? `A maximum is a number from 0.5 to ${SET_LIMITS.loadMax}.`
        : undefined;
    setProblem(wrong);
    if (!wrong && !busy) onSave(Math.round(value * 100) / 100);
  };
  return (
    <form noValidate onSubmit={save} className="grid justify-items-start gap-2">
      <Field label={label} help={help} error={problem ?? error}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          className="w-36"
          trail={<span className="text-sm">{unit}</span>}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="secondary" busy={busy} busyLabel="Saving…">
          Save
        </Button>
        {children}
      </div>
    </form>
  );
}
