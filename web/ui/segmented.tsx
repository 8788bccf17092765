import { type ReactNode, useId } from "react";
import { cx } from "./cx";

type SegmentedProps<Value extends string> = {
  /** The question that the options answer. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: string; icon?: ReactNode }>;
  /** Shows icons only; labels remain the accessible names. */
  iconsOnly?: boolean;
  className?: string;
};

/** A few exclusive options side by side: a view, a filter, the theme. Radio buttons underneath. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, options, iconsOnly = false, className } = props;
  const name = useId();
  return (
    <fieldset
      className={cx(
        "inline-flex min-w-0 max-w-full overflow-x-auto rounded-sm border border-line-strong bg-raised p-0.5",
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={SEGMENT} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={cx(iconsOnly && "sr-only")}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const SEGMENT =
  "relative inline-flex min-h-10 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-xs px-3 font-semibold text-muted text-sm whitespace-nowrap transition-colors hover:text-ink " +
  "has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 forced-colors:has-checked:outline-2 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]";
