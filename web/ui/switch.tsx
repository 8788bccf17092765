import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  help?: ReactNode;
  hideLabel?: boolean;
};

/** For settings that take effect at once; use a checkbox for choices that wait for a save button. */
export function Switch({ label, help, hideLabel, className, ...rest }: SwitchProps) {
  const helpId = useId();
  return (
    <label
      className={cx(
        "flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60",
        className,
      )}
    >
      <span className={cx(hideLabel && "sr-only")}>
        {label}
        {help ? (
          <span id={helpId} className="block text-muted text-sm">
            {help}
          </span>
        ) : null}
      </span>
      <span className="relative grid h-7 w-12 shrink-0">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own checked state; aria-checked could only contradict it.
          role="switch"
          aria-describedby={help ? helpId : rest["aria-describedby"]}
          className="peer col-start-1 row-start-1 appearance-none rounded-full border-[1.5px] border-line-strong bg-sunken transition-colors checked:border-accent checked:bg-accent hover:border-ink forced-colors:appearance-auto"
        />
        <span
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 ml-1.25 size-4.5 self-center rounded-full bg-muted transition-[transform,background-color] peer-checked:translate-x-5 peer-checked:bg-on-accent forced-colors:hidden"
        />
      </span>
    </label>
  );
}
