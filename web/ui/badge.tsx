import type { ReactNode } from "react";
import { cx } from "./cx";

export type BadgeTone = "neutral" | "accent" | "success" | "warning" | "danger" | "outline";

export function Badge({
  children,
  tone = "neutral",
  icon,
  className,
}: {
  children: ReactNode;
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
}) {
  return (
    <span className={cx(BASE, TONES[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

const BASE =
  "inline-flex items-center gap-1.5 rounded-xs border px-2 py-0.5 font-semibold text-xs max-w-full wrap-break-word min-[30rem]:whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0";

const TONES: Record<BadgeTone, string> = {
  neutral: "border-transparent bg-sunken text-ink forced-colors:border-current",
  accent: "border-transparent bg-accent-soft text-accent forced-colors:border-current",
  success: "border-transparent bg-success-soft text-success forced-colors:border-current",
  warning: "border-transparent bg-warning-soft text-warning forced-colors:border-current",
  danger: "border-transparent bg-danger-soft text-danger forced-colors:border-current",
  outline: "border-line-strong text-muted",
};
