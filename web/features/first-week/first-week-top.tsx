import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { cx } from "../../ui/cx";

/** Shows the progress, and a link out: answers are stored. */
export function FirstWeekTop({ at, of }: { at: number; of: number }) {
  return (
    <div className="sticky top-(--alert-room,0px) z-30 border-line border-b bg-paper pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex min-h-16 max-w-xl items-center gap-4 pr-2 pl-5">
        <p className="min-w-0 font-semibold text-sm">
          First week
          {of > 0 && at < of ? (
            <span className="font-normal text-muted tabular-nums">
              <span className="sr-only">, card</span> {at + 1} of {of}
            </span>
          ) : null}
        </p>
        <span aria-hidden className="flex min-w-0 flex-1 gap-1">
          {Array.from({ length: of }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that a step is.
              key={place}
              className={cx(
                "h-1.5 flex-1 rounded-full transition-colors",
                place < at ? "bg-accent" : place === at ? "bg-ink" : "bg-line",
              )}
            />
          ))}
        </span>
        <Link
          to={addressOf("dashboard")}
          aria-label="Leave, and go on later"
          className="grid size-12 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-6" strokeWidth={1.75} />
        </Link>
      </div>
    </div>
  );
}
