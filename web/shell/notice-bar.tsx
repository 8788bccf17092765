import type { ReactNode } from "react";
import { cx } from "../ui/cx";

/** A full-width line below the header. */
export function NoticeBar({ warning = false, children }: { warning?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        "border-line border-b text-sm forced-colors:border-current",
        warning ? "bg-warning-soft" : "bg-raised",
      )}
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2">{children}</div>
    </div>
  );
}
