import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

export type AlertTone = "info" | "success" | "warning" | "danger";

type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** For messages that appear after the page has loaded, so that they are announced. */
  live?: boolean;
  className?: string;
};

export function Alert({ tone = "info", title, children, action, live = false, className }: AlertProps) {
  const Icon = ICONS[tone];
  const role = live ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div
      role={role}
      className={cx("flex flex-wrap items-start gap-x-3 gap-y-3 rounded-md border p-4", TONES[tone], className)}
    >
      <Icon aria-hidden className={cx("mt-0.5 size-5 shrink-0", ICON_TONES[tone])} strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-48">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-sm">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const TONES: Record<AlertTone, string> = {
  info: "border-line bg-raised",
  success: "border-transparent bg-success-soft forced-colors:border-current",
  warning: "border-transparent bg-warning-soft forced-colors:border-current",
  danger: "border-transparent bg-danger-soft forced-colors:border-current",
};

const ICON_TONES: Record<AlertTone, string> = {
  info: "text-muted",
  success: "text-success",
  warning: "text-warning",
  danger: "text-danger",
};
