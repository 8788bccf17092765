import { Group } from "@visx/group";
import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { useState } from "react";
import { GridLines, isCount, PlaceAxis, roundTicks, ValueAxis } from "./chart-axes";
import { ChartCursor } from "./chart-cursor";
import { ChartFrame, type ChartHeading, EmptyChart } from "./chart-frame";
import { cx } from "./cx";

/** `date` is `YYYY-MM-DD`; `text` describes the value in full, such as "82.5 kg, 5 reps". */
export type LinePoint = { date: string; value: number; text: string };

type LineChartProps = {
  label: string;
  /** Unit of the values, such as "kg". */
  unit: string;
  /** Oldest first. */
  points: readonly LinePoint[];
  /** Replaces the sentence about first, last and highest value. */
  summary?: string;
  /** Text of an empty chart. */
  empty?: string;
  headingLevel?: ChartHeading;
  /** For several small charts that are read together. */
  small?: boolean;
};

/** A line chart over time, spaced by date. */
export function LineChart(props: LineChartProps) {
  const { label, unit, points, summary, empty = "Nothing to show yet.", headingLevel = 3, small = false } = props;
  const [picked, setPicked] = useState<number | null>(null);
  const last = points.at(-1);
  if (!last) {
    return (
      <EmptyChart label={label} headingLevel={headingLevel}>
        {empty}
      </EmptyChart>
    );
  }
  const at = Math.min(picked ?? points.length - 1, points.length - 1);
  const point = points[at] ?? last;
  const { ticks, x, y, xs } = placed(points);
  return (
    <ChartFrame
      label={label}
      summary={summary ?? summaryOf(points)}
      headingLevel={headingLevel}
      readout={`${day(point.date, true)}: ${point.text}`}
      heads={["Day", `${label} (${unit})`]}
      rows={points.map(({ date, text }) => ({ key: date, name: day(date, true), text })).reverse()}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 pt-2">
        <ValueAxis ticks={ticks} />
        <div className="relative">
          <svg aria-hidden className={cx("block w-full overflow-visible", small ? "h-28" : "h-44 sm:h-52")}>
            <GridLines ticks={ticks} />
            <line
              x1={percent(x(point))}
              x2={percent(x(point))}
              y1="0"
              y2="100%"
              className="stroke-line-strong forced-colors:stroke-[CanvasText]"
              strokeWidth="1"
              strokeDasharray="2 3"
            />
            {/* The line stretches with the box while stroke and dots keep their size, so nothing is measured. */}
            <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
              <LinePath
                data={[...points]}
                x={(each) => x(each) * 100}
                y={(each) => y(each) * 100}
                className="fill-transparent stroke-accent forced-colors:stroke-[CanvasText]"
                strokeWidth={2}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <Dots points={points} at={at} x={x} y={y} />
          </svg>
          <ChartCursor
            label={label}
            value={at}
            max={points.length - 1}
            valueText={`${day(point.date, true)}: ${point.text}`}
            onValue={setPicked}
            nearest={(share) => nearestOf(xs, share)}
          />
        </div>
        <PlaceAxis labels={dateLabels(points, x)} />
      </div>
    </ChartFrame>
  );
}

type DotsProps = {
  points: readonly LinePoint[];
  at: number;
  x: (point: LinePoint) => number;
  y: (point: LinePoint) => number;
};

function Dots({ points, at, x, y }: DotsProps) {
  return (
    <Group>
      {points.map((each, index) =>
        index !== at && points.length > MANY ? null : (
          <circle
            key={each.date}
            cx={percent(x(each))}
            cy={percent(y(each))}
            r={index === at ? 6 : 3.5}
            className={cx(
              "stroke-accent forced-colors:stroke-[CanvasText]",
              index === at ? "fill-accent forced-colors:fill-[Highlight]" : "fill-paper",
            )}
            strokeWidth="2"
          />
        ),
      )}
    </Group>
  );
}

/** With more points than this, dots would overlap. */
const MANY = 40;

const percent = (share: number) => `${share * 100}%`;

/** Returns the points' positions as fractions of the box from its top left. */
function placed(points: readonly LinePoint[]) {
  const values = points.map((point) => point.value);
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  // A single value is centred; otherwise there is some space below.
  const counted = isCount(values);
  const room = Math.max((greatest - least) * 0.1 || Math.abs(greatest) * 0.05 || 1, counted ? 1 : 0);
  const from = least >= 0 ? Math.max(0, least - room) : least - room;
  const to = greatest === least ? greatest + room : greatest;
  const rough = scaleLinear<number>({ domain: [from, to] }).ticks(4);
  const ticks = roundTicks(counted ? rough.filter(Number.isInteger) : rough, from, to);
  const up = scaleLinear<number>({ domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], range: [1, 0] });
  const times = points.map((point) => Date.parse(point.date));
  const along = scaleLinear<number>({ domain: [times[0] ?? 0, times.at(-1) ?? 0], range: [0.01, 0.99] });
  const x = (point: LinePoint) => (points.length === 1 ? 0.5 : along(Date.parse(point.date)));
  return { ticks, x, y: (point: LinePoint) => up(point.value), xs: points.map(x) };
}

function nearestOf(shares: readonly number[], share: number): number {
  const distances = shares.map((each) => Math.abs(each - share));
  return distances.indexOf(Math.min(...distances));
}

/** Labels of the first, middle and last day. */
function dateLabels(points: readonly LinePoint[], x: (point: LinePoint) => number) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  const years = first.date.slice(0, 4) !== last.date.slice(0, 4);
  if (points.length === 1) return [{ key: first.date, at: 0.5, text: day(first.date, true) }];
  return [
    { key: "first", at: 0, text: day(first.date, years) },
    { key: "last", at: 1, text: day(last.date, years) },
    ...points
      .filter((point) => Math.abs(x(point) - 0.5) < 0.15)
      .slice(0, 1)
      .map((point) => ({ key: point.date, at: x(point), text: day(point.date, years), className: "max-sm:hidden" })),
  ];
}

function summaryOf(points: readonly LinePoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  if (points.length === 1) return `One day so far: ${first.text} on ${day(first.date, true)}.`;
  const top = points.reduce((best, point) => (point.value > best.value ? point : best));
  return (
    `${points.length} days, from ${first.text} on ${day(first.date, true)} ` +
    `to ${last.text} on ${day(last.date, true)}. Highest: ${top.text} on ${day(top.date, true)}.`
  );
}

function day(date: string, withYear: boolean): string {
  const options: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", timeZone: "UTC" };
  if (withYear) options.year = "numeric";
  return new Intl.DateTimeFormat(undefined, options).format(new Date(`${date}T00:00:00Z`));
}
