import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { IconButton } from "./icon-button";

type NumberStepperProps = {
  label: string;
  /** Unit shown after the number. */
  unit?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onValueChange: (value: number) => void;
};

/** A small whole number, set with buttons. */
export function NumberStepper({ label, unit, value, min, max, step = 1, onValueChange }: NumberStepperProps) {
  const id = useId();
  const set = (next: number) => onValueChange(Math.min(max, Math.max(min, Math.round(next))));
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {unit ? <span className="sr-only"> in {unit}</span> : null}
      </label>
      <div className="flex items-center rounded-sm border border-line-strong bg-raised focus-within:border-focus">
        <IconButton
          label={`Less: ${label}`}
          icon={<Minus aria-hidden />}
          disabled={value <= min}
          // To the next multiple of the step: by fifteens, 50 goes to 45.
          onClick={() => set(Math.ceil(value / step) * step - step)}
        />
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={String(value)}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, "").slice(0, 5);
            onValueChange(Math.min(max, Number(digits)));
          }}
          onBlur={() => set(value)}
          className="figures min-h-11 w-0 min-w-0 flex-1 bg-transparent text-center text-2xl outline-none"
        />
        {unit ? (
          <span aria-hidden className="-ml-2 pr-1 text-muted text-sm">
            {unit}
          </span>
        ) : null}
        <IconButton
          label={`More: ${label}`}
          icon={<Plus aria-hidden />}
          disabled={value >= max}
          onClick={() => set(Math.floor(value / step) * step + step)}
        />
      </div>
    </div>
  );
}
