import { Field } from "./field";
import { TextInput } from "./text-input";

type DayFieldProps = { label: string; min: string; max: string; value: string; onChange: (day: string) => void };

/** A required date field with bounds. */
export function DayField({ label, onChange, ...input }: DayFieldProps) {
  return (
    <Field label={label}>
      <TextInput type="date" required {...input} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
