import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "./cx";
import { useFieldControl } from "./field-context";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "ref"> & {
  label: ReactNode;
  help?: ReactNode;
  hideLabel?: boolean;
  indeterminate?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
};

export function Checkbox({
  label,
  help,
  hideLabel,
  indeterminate = false,
  className,
  required,
  ref,
  ...rest
}: CheckboxProps) {
  const helpId = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const control = useFieldControl({ ...rest, required, "aria-describedby": help ? helpId : rest["aria-describedby"] });
  // `indeterminate` exists as a property only; HTML has no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label
      className={cx(
        "flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60",
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-5.5 shrink-0">
        <input
          {...rest}
          {...control}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          type="checkbox"
          className="peer col-start-1 row-start-1 appearance-none rounded-xs border-[1.5px] border-line-strong bg-raised transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-ink aria-invalid:border-danger forced-colors:appearance-auto"
        />
        {indeterminate ? (
          <Minus aria-hidden className={MARK} strokeWidth={3} />
        ) : (
          <Check aria-hidden className={MARK} strokeWidth={3} />
        )}
      </span>
      <span className={cx(hideLabel && "sr-only")}>
        {label}
        {help ? (
          <span id={helpId} className="block text-muted text-sm">
            {help}
          </span>
        ) : null}
      </span>
    </label>
  );
}

const MARK =
  "pointer-events-none col-start-1 row-start-1 size-4 place-self-center text-on-accent opacity-0 transition-opacity peer-checked:opacity-100 peer-indeterminate:opacity-100 forced-colors:hidden";
