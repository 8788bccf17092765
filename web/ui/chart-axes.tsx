import { cx } from "./cx";

/** Returns evenly spaced round values that enclose the range. */
export function roundTicks(ticks: number[], least: number, greatest: number): number[] {
  const [first = 0, second = 1] = ticks;
  const step = second - first || 1;
  const from = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((greatest - from) / step - 1e-9));
  // Multiplied rather than summed, as rounding errors would accumulate and show.
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
}

/** Returns whether values are counts, whose axis has no fractions. */
export const isCount = (values: readonly number[]) => values.every(Number.isInteger);

/** The value axis. Rows have no height, so that each label is centred on its line. */
export function ValueAxis({ ticks }: { ticks: readonly number[] }) {
  return (
    <div aria-hidden className="flex flex-col-reverse justify-between text-muted text-xs tabular-nums">
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
  /** Aligns the start of the text, not its middle, with its position. */
  start?: boolean;
  className?: string | undefined;
};

/** Labels below a plot, placed by their share of the width; the outermost stay inside. */
export function PlaceAxis({ labels }: { labels: readonly AxisLabel[] }) {
  return (
    <svg aria-hidden className="col-start-2 block h-5 w-full overflow-visible">
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
