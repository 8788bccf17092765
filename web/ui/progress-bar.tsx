import { cx } from "./cx";

type ProgressBarProps = {
  label: string;
  /** Omitted for progress of unknown length. */
  value?: number;
  max?: number;
  /** Replaces the percentage, for example "3 of 8 files". */
  valueText?: string;
  hideLabel?: boolean;
  className?: string;
};

export function ProgressBar({ label, value, max = 100, valueText, hideLabel = false, className }: ProgressBarProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  const text = valueText ?? (share === undefined ? undefined : `${Math.round(share * 100)}%`);
  return (
    <div className={cx("grid grid-cols-1 gap-2", className)}>
      <div aria-hidden className={cx("flex items-baseline justify-between gap-4 text-sm", hideLabel && "hidden")}>
        <span className="font-semibold">{label}</span>
        <span className="text-muted tabular-nums">{text}</span>
      </div>
      <div
        role="progressbar"
        tabIndex={-1}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === undefined ? undefined : value}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full border border-line-strong bg-sunken"
      >
        {share === undefined ? (
          <div className="h-full w-full animate-breathe bg-accent" />
        ) : (
          // A width attribute, not a style: prerendered pages have the CSP style-src 'self'.
          <svg aria-hidden className="block h-full w-full">
            <rect width={`${share * 100}%`} height="100%" className="fill-accent" />
          </svg>
        )}
      </div>
    </div>
  );
}
