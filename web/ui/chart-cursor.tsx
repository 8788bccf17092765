import { type KeyboardEvent, type PointerEvent, useRef } from "react";

type ChartCursorProps = {
  /** What is gone through, such as "Minutes per week". */
  label: string;
  value: number;
  max: number;
  valueText: string;
  onValue: (value: number) => void;
  /** The point nearest to a place, both as shares of the box. */
  nearest: (x: number, y: number) => number;
  /** Where a key leads, for charts that go in two directions; undefined leaves it to the range. */
  onKey?: (key: string) => number | undefined;
};

/**
 * Lies over a chart and picks the point in hand. A native range: one stop for Tab, arrow keys, Home and End, and its value
 * is read out in words. A pointer takes the point it is over.
 */
export function ChartCursor({ label, value, max, valueText, onValue, nearest, onKey }: ChartCursorProps) {
  const box = useRef<HTMLDivElement>(null);

  function follow(event: PointerEvent) {
    const area = box.current?.getBoundingClientRect();
    if (!area?.width || !area.height) return;
    onValue(nearest((event.clientX - area.left) / area.width, (event.clientY - area.top) / area.height));
  }

  function steer(event: KeyboardEvent) {
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
        onKeyDown={steer}
        className="pointer-events-none absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
      />
    </div>
  );
}
