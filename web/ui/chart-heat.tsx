import { useState } from "react";
import { PlaceAxis } from "./chart-axes";
import { ChartCursor } from "./chart-cursor";
import { ChartFrame, type ChartHeading, type ChartRow } from "./chart-frame";
import { cx } from "./cx";
import { useWide } from "./use-wide";

/** 0 is nothing; higher levels are larger as well, so that colour is not the only difference. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

export type HeatDay = {
  key: string;
  level: HeatLevel;
  /** Describes the day. A function, since of a year only one is shown at a time. */
  text: () => string;
};

/** Seven days from Monday; null for days outside the range. `label` is set where a month starts. */
export type HeatWeek = { key: string; label: string | null; days: readonly (HeatDay | null)[] };

type HeatChartProps = {
  label: string;
  /** Oldest first. A phone shows the last half year. */
  weeks: readonly HeatWeek[];
  /** Meaning of levels 1 to 4. */
  levels: readonly [string, string, string, string];
  summary: string;
  heads: readonly [string, string];
  rows: readonly ChartRow[];
  headingLevel?: ChartHeading;
};

/** A heat map of a year: weeks as columns, Monday on top. Arrow keys move by days vertically, by weeks horizontally. */
export function HeatChart(props: HeatChartProps) {
  const { label, levels, summary, heads, rows, headingLevel = 3 } = props;
  const weeks = useWide() ? props.weeks : props.weeks.slice(-WEEKS_ON_A_PHONE);
  const days = weeks.flatMap((week, column) => week.days.flatMap((day, row) => (day ? [{ ...day, column, row }] : [])));
  const [picked, setPicked] = useState<string | null>(null);
  const found = days.findIndex((day) => day.key === picked);
  const at = found < 0 ? days.length - 1 : found;
  const day = days[at];
  const text = day?.text() ?? "";
  const pick = (index: number) => setPicked(days[index]?.key ?? null);

  /** Returns the day at a position, or the nearest one, as the first and last week may be short. */
  function dayAt(x: number, y: number): number {
    const column = Math.floor(x * weeks.length);
    const row = Math.min(6, Math.max(0, Math.floor(y * 7)));
    const place = column * 7 + row - (days[0]?.row ?? 0);
    return Math.min(days.length - 1, Math.max(0, place));
  }

  return (
    <ChartFrame label={label} summary={summary} headingLevel={headingLevel} readout={text} heads={heads} rows={rows}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-1.5">
        <PlaceAxis labels={monthLabels(weeks)} />
        <div aria-hidden className="grid grid-rows-7 text-muted text-xs leading-none">
          {WEEKDAYS.map((name, row) => (
            <span key={name} className={cx("flex min-h-0 items-center", row % 2 === 1 && "invisible")}>
              {name}
            </span>
          ))}
        </div>
        <div className="relative">
          <svg
            aria-hidden
            viewBox={`0 0 ${weeks.length * STEP} ${7 * STEP}`}
            className="block h-auto w-full overflow-visible"
          >
            <HeatMarks places={days} />
            {day ? (
              <rect
                x={day.column * STEP}
                y={day.row * STEP}
                width={STEP}
                height={STEP}
                className="fill-transparent stroke-ink forced-colors:stroke-[Highlight]"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            ) : null}
          </svg>
          {day ? (
            <ChartCursor
              label={label}
              value={at}
              max={days.length - 1}
              valueText={text}
              onValue={pick}
              nearest={dayAt}
              onKey={(key) => (key in KEYS ? at + (KEYS[key] ?? 0) : undefined)}
            />
          ) : null}
        </div>
      </div>
      <HeatLegend levels={levels} />
    </ChartFrame>
  );
}

type HeatPlace = { column: number; row: number; level: HeatLevel };

/** Draws all days of a level as one path, since separate ones would be seven hundred elements. */
function HeatMarks({ places }: { places: readonly HeatPlace[] }) {
  return (
    <>
      <path d={squares(places, STEP - 2 * GAP)} className={EMPTY} />
      {MARKS.map(({ level, size, className }) => {
        const d = squares(
          places.filter((place) => place.level === level),
          size,
        );
        return d ? <path key={level} d={d} className={className} /> : null;
      })}
    </>
  );
}

/** Returns a path of squares centred in their cells. */
function squares(places: readonly HeatPlace[], size: number): string {
  const inset = (STEP - size) / 2;
  return places
    .map(({ column, row }) => `M${column * STEP + inset} ${row * STEP + inset}h${size}v${size}h${-size}z`)
    .join("");
}

function HeatLegend({ levels }: { levels: HeatChartProps["levels"] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-muted text-sm" aria-label="What the marks mean">
      {levels.map((text, index) => (
        <li key={text} className="flex items-center gap-2">
          <svg aria-hidden viewBox={`0 0 ${STEP} ${STEP}`} className="size-4.5">
            <HeatMarks places={[{ column: 0, row: 0, level: (index + 1) as HeatLevel }]} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

const WEEKS_ON_A_PHONE = 26;
const STEP = 16;
const GAP = 1;
const EMPTY = "fill-sunken forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]";

const MARKS: readonly { level: HeatLevel; size: number; className: string }[] = [
  { level: 1, size: 7, className: "fill-belt-blue forced-colors:fill-[CanvasText]" },
  { level: 2, size: 10, className: "fill-belt-purple forced-colors:fill-[CanvasText]" },
  { level: 3, size: 12, className: "fill-belt-brown forced-colors:fill-[CanvasText]" },
  { level: 4, size: 14, className: "fill-ink forced-colors:fill-[CanvasText]" },
];

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const KEYS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  PageUp: -28,
  PageDown: 28,
};

/** Leaves out labels of months too close to the next one. */
function monthLabels(weeks: readonly HeatWeek[]) {
  const apart = weeks.length > 30 ? 3 : 2;
  const months = weeks.flatMap(({ label, key }, column) => (label ? [{ key, label, column }] : []));
  return months
    .filter(({ column }, index) => (months[index + 1]?.column ?? weeks.length) - column >= apart)
    .map(({ key, label, column }) => ({ key, at: column / weeks.length, text: label, start: true }));
}
