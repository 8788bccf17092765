import type { LiveState } from "../../lib/live/live-socket";
import { cx } from "../../ui/cx";

/** Shows how many members are here, or that the connection is down. */
export function LiveStatus({ state, present }: { state: LiveState; present: number | null }) {
  const here = state === "open" && present !== null;
  return (
    // Only a lost connection is announced. The width fits the longest text, so that nothing moves the page.
    <p
      aria-live={here ? "off" : "polite"}
      className="flex min-h-6 min-w-64 items-center gap-2.5 text-muted text-sm tabular-nums lg:justify-end"
    >
      <span
        aria-hidden
        className={cx(
          "size-2.5 rounded-full border forced-colors:border-current",
          state === "open" ? "border-transparent bg-success" : "border-line-strong",
          state === "away" && "animate-breathe",
        )}
      />
      {here ? presentText(present) : STATE_TEXTS[state]}
    </p>
  );
}

/** `present` includes the reader. */
function presentText(present: number): string {
  const others = Math.max(0, present - 1);
  if (others === 0) return "Nobody else is here right now";
  return `${others.toLocaleString()} training ${others === 1 ? "partner" : "partners"} here`;
}

const STATE_TEXTS: Record<LiveState, string> = {
  closed: "Connecting…",
  connecting: "Connecting…",
  open: "Live",
  away: "Not live at the moment. Trying again…",
};
