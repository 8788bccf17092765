import { cx } from "../../ui/cx";
import type { Standing } from "./stations";

/** Shows progress as a piece of tape per exercise. Decorative; the overview says it in words. */
export function SessionBelt({ standing, at }: { standing: readonly Standing[]; at: number }) {
  return (
    <div aria-hidden className="flex gap-1">
      {standing.map(({ done, of }, index) => (
        <svg
          aria-hidden
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise is known by its place.
          key={index}
          className={cx("h-1.5 min-w-0 flex-1 rounded-full", index === at ? "bg-line-strong" : "bg-line")}
        >
          <rect width={`${of > 0 ? Math.min(1, done / of) * 100 : 0}%`} height="100%" className="fill-accent" />
        </svg>
      ))}
    </div>
  );
}
