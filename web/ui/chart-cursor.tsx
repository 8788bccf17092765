import { type KeyboardEvent, type PointerEvent, useRef } from "react";

type ChartCursorProps = {
  /** Name of the range, such as "Minutes per week". */
  label: string;
  value: number;
  max: number;
  valueText: string;
  onValue: (value: number) => void;
  /** Returns the point nearest to a position; both are fractions of the box. */
  nearest: (x: number, y: number) => number;
  /** Returns the point a key leads to, for two-dimensional charts; undefined leaves it to the range. */
  onKey?: (key: string) => number | undefined;
};

/**
 * Lies over a chart and selects a point. A native range: one tab stop, arrow keys, Home and End, and its value is read
 * out as text. A pointer selects the point below it.
 */
export function ChartCursor({ label, value, max, valueText, onValue, nearest, onKey }: ChartCursorProps) {
  const box = useRef<HTMLDivElement>(null);

  function follow(event: PointerEvent) {
    const area = box.current?.getBoundingClientRect();
    if (!area?.width || !area.height) return;
    onValue(nearest((event.clientX - area.left) / area.width, (event.clientY - area.top) / area.height));
  }

  function moveByKey(event: KeyboardEvent) {
    const next = onKey?.(event.key);
    if (next === undefined) return;
    event.preventDefault();
    onValue(Math.min(max, Math.max(0, next)));
  }

  return (
    <div
      ref={box}
      onPointerMove={follow}
      onPointerDown={follow}
      className="absolute inset-0 touch-pan-y rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-6"
    >
      <input
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-label={`${label}: shown point`}
        aria-valuetext={valueText}
        onChange={(event) => onValue(Number(event.target.value))}
        onKeyDown={moveByKey}
        className="pointer-events-none absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
      />
    </div>
  );
}
