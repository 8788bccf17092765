import { Check } from "lucide-react";
import type { ReactNode } from "react";

type ChoiceProps = {
  type: "checkbox" | "radio";
  name: string;
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A choice of the size of a thumb. */
export function Choice({ type, name, label, help, checked, onChange }: ChoiceProps) {
  return (
    <label className="group/choice relative flex min-h-15 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-raised px-4 py-3 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2">
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="sr-only"
      />
      <span className="grid min-w-0 flex-1">
        <span className="wrap-anywhere font-semibold text-lg leading-snug">{label}</span>
        {help ? <span className="text-muted text-sm">{help}</span> : null}
      </span>
      <Check
        aria-hidden
        strokeWidth={2.5}
        className="size-5.5 shrink-0 text-accent opacity-0 transition-opacity group-has-checked/choice:opacity-100"
      />
    </label>
  );
}
