import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useState } from "react";
import { GridLines, isCount, PlaceAxis, roundTicks, ValueAxis } from "./chart-axes";
import { ChartCursor } from "./chart-cursor";
import { ChartFrame, type ChartHeading, EmptyChart } from "./chart-frame";
import { cx } from "./cx";

/** `text` describes the bar in full, such as "Week of Nov 3: 140 minutes"; `label` is short and unique. */
export type ChartBar = {
  label: string;
  value: number;
  text: string;
  /** The bar of the current period, which is still growing. */
  current?: boolean;
};

type BarChartProps = {
  label: string;
  /** Unit of the values, such as "minutes". */
  unit: string;
  /** Oldest first. */
  bars: readonly ChartBar[];
  /** Replaces the sentence about the greatest and the latest value. */
  summary?: string;
  /** Text of a chart without values. */
  empty?: string;
  /** Header of the table's first column. */
  barName?: string;
  headingLevel?: ChartHeading;
  /** For several small charts that are read together. */
  small?: boolean;
  className?: string;
};

/** A bar chart that starts at zero. */
export function BarChart(props: BarChartProps) {
  const { label, unit, bars, empty = "Nothing to show yet." } = props;
  const { barName = "Period", headingLevel = 3, small = false, className } = props;
  const [picked, setPicked] = useState<number | null>(null);
  const at = Math.min(picked ?? bars.length - 1, bars.length - 1);
  const bar = bars[at];
  const greatest = Math.max(0, ...bars.map((each) => each.value));
  if (!bar || greatest === 0) {
    return (
      <EmptyChart label={label} headingLevel={headingLevel} className={className}>
        {empty}
      </EmptyChart>
    );
  }
  const ticks = ticksOf(bars, greatest);
  const up = scaleLinear<number>({ domain: [0, ticks.at(-1) ?? 1], range: [0, 100] });
  const along = scaleBand<number>({ domain: bars.map((_, index) => index), range: [0, 100], padding: 0.28 });
  const left = (index: number) => along(index) ?? 0;
  return (
    <ChartFrame
      label={label}
      summary={props.summary ?? summaryOf(bars)}
      headingLevel={headingLevel}
      readout={bar.text}
      heads={[barName, `${label} (${unit})`]}
      rows={bars.map((each) => ({ key: each.label, name: each.label, text: each.value.toLocaleString() })).reverse()}
      className={className}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 pt-2">
        <ValueAxis ticks={ticks} />
        <div className="relative">
          <svg aria-hidden className={cx("block w-full overflow-visible", small ? "h-28" : "h-44 sm:h-52")}>
            <GridLines ticks={ticks} />
            {bars.map((each, index) => (
              <Bar
                key={each.label}
                x={`${left(index)}%`}
                width={`${along.bandwidth()}%`}
                y={`${100 - up(each.value)}%`}
                height={`${up(each.value)}%`}
                className={
                  each.current
                    ? "fill-accent forced-colors:fill-[Highlight]"
                    : "fill-ink forced-colors:fill-[CanvasText]"
                }
              />
            ))}
            <Bar
              x={`${left(at)}%`}
              width={`${along.bandwidth()}%`}
              y="100%"
              height="5"
              className="fill-focus forced-colors:fill-[Highlight]"
            />
          </svg>
          <ChartCursor
            label={label}
            value={at}
            max={bars.length - 1}
            valueText={bar.text}
            onValue={setPicked}
            nearest={(share) => Math.min(bars.length - 1, Math.max(0, Math.floor(share * bars.length)))}
          />
        </div>
        <PlaceAxis
          labels={bars.map((each, index) => ({
            key: each.label,
            at: (left(index) + along.bandwidth() / 2) / 100,
            text: each.label,
            className: labelClass(bars.length - 1 - index, bars.length),
          }))}
        />
      </div>
    </ChartFrame>
  );
}

function ticksOf(bars: readonly ChartBar[], greatest: number): number[] {
  const rough = scaleLinear<number>({ domain: [0, greatest] }).ticks(4);
  const counted = isCount(bars.map(({ value }) => value));
  return roundTicks(counted ? rough.filter(Number.isInteger) : rough, 0, greatest);
}

/** Returns the class that hides labels which do not fit, counting from the last, so that the latest is shown. */
function labelClass(fromLast: number, count: number): string | undefined {
  if (fromLast % Math.ceil(count / 6) !== 0) return "hidden";
  return fromLast % (2 * Math.ceil(count / 6)) === 0 ? undefined : "max-sm:hidden";
}

function summaryOf(bars: readonly ChartBar[]): string {
  const last = bars.at(-1);
  if (!last) return "";
  const top = bars.reduce((best, bar) => (bar.value > best.value ? bar : best));
  return top === last ? `Highest: ${top.text}.` : `Highest: ${top.text}. Latest: ${last.text}.`;
}
