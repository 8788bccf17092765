import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cx } from "./cx";

type RadioProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; help?: ReactNode };

export function Radio({ label, help, className, ...rest }: RadioProps) {
  const labelId = useId();
  const helpId = useId();
  return (
    <label
      className={cx(
        "flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60",
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        // The help is a description; inside the label it would be read out twice.
        aria-labelledby={help ? labelId : undefined}
        aria-describedby={help ? helpId : rest["aria-describedby"]}
        className="mt-0.5 size-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-raised transition-colors checked:border-[6.5px] checked:border-accent hover:border-ink checked:hover:border-accent-strong forced-colors:appearance-auto"
      />
      <span>
        <span id={labelId}>{label}</span>
        {help ? (
          <span id={helpId} className="block text-muted text-sm">
            {help}
          </span>
        ) : null}
      </span>
    </label>
  );
}
