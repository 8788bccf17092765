import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { SHAPE_POINTS, type ShapeKind } from "../../../../worker/contract/messages-limits";
import type { Shape } from "../../../../worker/contract/remarks";
import { Drawing } from "../../../media/clip/drawing";
import { distance, type Frame, type Point, placed } from "../../../media/clip/shape-geometry";

type DrawingBoardProps = {
  frame: Frame;
  shapes: readonly Shape[];
  kind: ShapeKind;
  onShape: (shape: Shape) => void;
  onUndo: () => void;
};

const STEP = 0.02;
const LARGE_STEP = 0.1;
/** A press that moves further than this share of the frame is a drag from its start to its end. */
const DRAG = 0.03;
const CENTRE: Point = [0.5, 0.5];

/** Collects points by press, drag or keyboard until a shape is complete. */
export function DrawingBoard({ frame, shapes, kind, onShape, onUndo }: DrawingBoardProps) {
  const [points, setPoints] = useState<Point[]>([]);
  const [cursor, setCursor] = useState<Point>(CENTRE);
  const [byKey, setByKey] = useState(false);
  const [drawnKind, setDrawnKind] = useState(kind);
  if (drawnKind !== kind) {
    setDrawnKind(kind);
    setPoints([]);
  }

  function add(point: Point) {
    const next = [...points, point];
    if (next.length < SHAPE_POINTS[kind]) return setPoints(next);
    setPoints([]);
    onShape({ kind, points: next });
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setByKey(false);
    add(pointOf(event));
  }

  function release(event: PointerEvent<HTMLDivElement>) {
    const last = points.at(-1);
    const point = pointOf(event);
    if (last && distance(last, point) > DRAG) add(point);
  }

  function keyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const move = MOVES[event.key];
    if (move) setCursor(([x, y]) => [within(x + move[0] * step), within(y + move[1] * step)]);
    else if (event.key === "Enter") add(cursor);
    else if (event.key === "Escape" && points.length > 0) setPoints([]);
    else if (event.key === "Backspace") onUndo();
    else return;
    setByKey(true);
    event.preventDefault();
    event.stopPropagation();
  }

  const [x, y] = placed(cursor, frame);
  const arm = Math.max(frame.width, frame.height) / 30;
  return (
    <div
      role="application"
      aria-label="Drawing board"
      aria-roledescription="drawing board"
      aria-describedby="drawing-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes points by keyboard.
      tabIndex={0}
      data-own-keys
      onPointerDown={press}
      onPointerUp={release}
      onPointerMove={(event) => setCursor(pointOf(event))}
      onKeyDown={keyDown}
      className="absolute inset-0 cursor-crosshair touch-none focus-visible:-outline-offset-2"
    >
      <svg aria-hidden viewBox={`0 0 ${frame.width} ${frame.height}`} className="size-full">
        <Drawing shapes={shapes} frame={frame} />
        {points.length > 0 ? <Drawing shapes={[{ kind, points: [...points, cursor] }]} frame={frame} /> : null}
        {byKey ? (
          <path
            d={`M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`}
            className="stroke-accent"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </svg>
      <span role="status" className="sr-only">
        {byKey
          ? `${Math.round(cursor[0] * 100)} % across, ${Math.round(cursor[1] * 100)} % down. Point ${points.length + 1} of ${SHAPE_POINTS[kind]}.`
          : null}
      </span>
    </div>
  );
}

const MOVES: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// Four digits are finer than any screen, and short to send.
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [within((clientX - left) / width), within((clientY - top) / height)];
}
