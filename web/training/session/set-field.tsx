import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { readNumber } from "../typed-number";

export type SetFieldProps = {
  label: string;
  /** The set's name, for screen readers. */
  of: string;
  value: string;
  unit?: string;
  step: number;
  mode: "decimal" | "numeric" | "text";
  wrong: boolean;
  /** Converts between text and number; for text that is no number the buttons start from 0. */
  read?: (text: string) => number | null;
  write?: (value: number) => string;
  least?: number;
  onChange: (text: string) => void;
};

/** A number field with two large buttons, for sweaty thumbs. */
export function SetField(props: SetFieldProps) {
  const { label, of, value, unit, step, mode, wrong, read = readNumber, write = String, least = 0, onChange } = props;
  const id = useId();
  const move = (by: number) => {
    const next = Math.max(least, (read(value) || 0) + by);
    onChange(write(Math.round(next * 100) / 100));
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        <span className="sr-only"> of {of}</span>
      </label>
      <div className="flex items-stretch rounded-sm border border-line-strong bg-raised focus-within:border-focus">
        <button type="button" aria-label={`Less: ${label} of ${of}`} className={STEP} onClick={() => move(-step)}>
          <Minus aria-hidden className="size-6" strokeWidth={2} />
        </button>
        <input
          id={id}
          type="text"
          inputMode={mode}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={wrong || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="figures min-h-14 w-0 min-w-0 flex-1 bg-transparent text-center text-3xl outline-none aria-invalid:text-danger"
        />
        {unit ? (
          <span aria-hidden className="self-center pr-1 text-muted text-sm">
            {unit}
          </span>
        ) : null}
        <button type="button" aria-label={`More: ${label} of ${of}`} className={STEP} onClick={() => move(step)}>
          <Plus aria-hidden className="size-6" strokeWidth={2} />
        </button>
      </div>
    </div>
  );
}

const STEP =
  "grid w-14 shrink-0 place-items-center rounded-sm transition-colors hover:bg-sunken focus-visible:outline-focus";
