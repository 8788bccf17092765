import { cx } from "./cx";

/** Round values from below the least to above the greatest, evenly apart. */
export function roundTicks(ticks: number[], least: number, greatest: number): number[] {
  const [first = 0, second = 1] = ticks;
  const step = second - first || 1;
  const from = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((greatest - from) / step - 1e-9));
  // Adding steps up would collect rounding errors, and show them.
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
}

/** Of what is counted there are no halves. */
export const isCount = (values: readonly number[]) => values.every(Number.isInteger);

/** The values beside a plot. Each row has no height, so that its middle is on its line. */
export function ValueAxis({ ticks, className }: { ticks: readonly number[]; className?: string }) {
  return (
    <div aria-hidden className={cx("flex flex-col-reverse justify-between text-muted text-xs tabular-nums", className)}>
      {ticks.map((tick) => (
        <span key={tick} className="flex h-0 items-center justify-end">
          {tick.toLocaleString()}
        </span>
      ))}
    </div>
  );
}

export function GridLines({ ticks }: { ticks: readonly number[] }) {
  const last = ticks.length - 1;
  return ticks.map((tick, index) => {
    const y = `${last > 0 ? 100 - (index / last) * 100 : 100}%`;
    return (
      <line
        key={tick}
        x1="0"
        x2="100%"
        y1={y}
        y2={y}
        className={cx("forced-colors:stroke-[GrayText]", index === 0 ? "stroke-line-strong" : "stroke-line")}
        strokeWidth="1"
      />
    );
  });
}

type AxisLabel = {
  key: string;
  at: number;
  text: string;
  /** The text begins at its place instead of standing over it. */
  start?: boolean;
  className?: string | undefined;
};

/** Labels below a plot, each at its share of the width; the outermost stay inside. */
export function PlaceAxis({ labels, className }: { labels: readonly AxisLabel[]; className?: string }) {
  return (
    <svg aria-hidden className={cx("block h-5 w-full overflow-visible", className)}>
      {labels.map(({ key, at, text, start, className: own }) => (
        <text
          key={key}
          x={`${at * 100}%`}
          y="15"
          textAnchor={start || at < 0.02 ? "start" : at > 0.98 ? "end" : "middle"}
          className={cx("fill-muted text-xs tabular-nums forced-colors:fill-[CanvasText]", own)}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
