import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";
import { Spinner } from "./spinner";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "sm" | "md" | "lg";

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean; busyLabel?: string; icon?: ReactNode };

/** Returns the classes of a button, for links that look like one. */
export function buttonClass({ variant = "primary", size = "md", block = false }: ButtonLook = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], block && "w-full");
}

/**
 * `busy` ignores presses but keeps the button focusable: a disabled one would drop the focus of whoever pressed it.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    busy = false,
    busyLabel,
    icon,
    className,
    children,
    onClick,
    type = "button",
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={busy ? "button" : type}
      aria-disabled={busy || undefined}
      className={cx(buttonClass({ variant, size, block }), className)}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? (
        // Keeps the width of the label that it replaces, from `data-idle` in the style sheet.
        <span data-idle={typeof children === "string" ? children : undefined} className="stands-in">
          {busyLabel}
        </span>
      ) : (
        <span>{children}</span>
      )}
    </button>
  );
}

const BASE =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-sm border text-center font-semibold select-none max-w-full wrap-break-word " +
  "transition-[background-color,border-color,color,transform] active:translate-y-px " +
  "disabled:cursor-not-allowed disabled:opacity-50 disabled:active:translate-y-0 aria-disabled:cursor-progress [&_svg]:size-[1.15em] [&_svg]:shrink-0";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border-line-strong bg-transparent text-ink hover:border-ink hover:bg-raised",
  quiet: "border-transparent bg-transparent text-ink hover:bg-sunken",
  danger: "border-transparent bg-danger text-on-danger hover:brightness-90",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3.5 text-sm sm:min-h-9 sm:px-3",
  md: "min-h-11 px-4.5 text-base",
  lg: "min-h-13 px-6 text-lg",
};
