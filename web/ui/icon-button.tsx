import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** Accessible name. */
  label: string;
  icon: ReactNode;
  tone?: "quiet" | "outline" | "danger";
};

export function IconButton({ label, icon, tone = "quiet", className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={cx(BASE, TONES[tone], className)}>
      {icon}
    </button>
  );
}

const BASE =
  "inline-grid size-11 shrink-0 place-items-center rounded-sm border transition-colors disabled:cursor-not-allowed disabled:opacity-50 " +
  "[&_svg]:size-5 [&_svg]:stroke-[1.75]";

const TONES = {
  quiet: "border-transparent text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink",
  outline: "border-line-strong text-ink hover:border-ink hover:bg-raised",
  danger: "border-transparent text-danger hover:bg-danger-soft",
};
