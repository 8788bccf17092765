import type { ReactNode } from "react";
import { cx } from "./cx";

type StatProps = {
  value: ReactNode;
  label: ReactNode;
  unit?: ReactNode;
  note?: ReactNode;
  size?: "md" | "lg" | "xl";
  /** Equal-width digits, for changing or stacked figures. */
  tabular?: boolean;
  className?: string;
};

export function Stat({ value, label, unit, note, size = "lg", tabular = false, className }: StatProps) {
  return (
    <div className={cx("grid content-start gap-1", className)}>
      <p className={cx(tabular ? "figures" : "font-display font-extrabold", SIZES[size])}>
        {value}
        {unit ? <span className="inline-block pl-1 text-[0.5em] text-muted">{unit}</span> : null}
      </p>
      <p className="text-muted text-sm">{label}</p>
      {note ? <p className="text-sm">{note}</p> : null}
    </div>
  );
}

const SIZES = { md: "text-3xl", lg: "text-5xl", xl: "text-7xl" };
