import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "./control-class";
import { cx } from "./cx";
import { useFieldControl } from "./field-context";

type SelectProps = ComponentProps<"select"> & {
  options?: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>;
};

/** The native select: on a phone it is better than any custom one. */
export function Select({ options, className, required, children, ...rest }: SelectProps) {
  const control = useFieldControl({ ...rest, required });
  return (
    <span className={cx("relative block", className)}>
      <select
        {...rest}
        {...control}
        className={cx(controlClass, "cursor-pointer appearance-none pr-10 forced-colors:appearance-auto")}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted forced-colors:hidden"
      />
    </span>
  );
}
