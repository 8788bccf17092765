import type { Overlay } from "../../../../worker/contract/competitions";
import { cx } from "../../../ui/cx";
import { DAYS } from "./overlay-words";

/** Draws the share of sets for each day from two weeks before to a week after. The list below says it in words. */
export function OverlayStrip({ parts }: { parts: Overlay }) {
  return (
    <div aria-hidden className="grid gap-1">
      <div className="flex h-20 items-end gap-px border-line border-b sm:gap-1">
        {DAYS.map((day) => {
          const part = parts.find(({ from, to }) => from <= day && day <= to);
          const height = part?.rest ? 0 : Math.min(120, part?.sets ?? 100);
          return (
            <div key={day} className="flex h-full flex-1 items-end">
              <div
                className={cx(
                  "w-full rounded-t-xs",
                  day === 0 ? "bg-accent" : part ? "bg-ink" : "bg-line-strong",
                  height === 0 && day !== 0 && "h-0.5!",
                )}
                style={{ height: day === 0 ? "100%" : `${(height / 120) * 100}%` }}
              />
            </div>
          );
        })}
      </div>
      <div className="flex justify-between text-muted text-xs">
        <span>14 days before</span>
        <span>a week after</span>
      </div>
    </div>
  );
}
