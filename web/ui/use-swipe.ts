import { type TouchEvent, useRef } from "react";

const FAR_PX = 64;
/** Minimum ratio of width to height of a swipe; otherwise it is a scroll. */
const SLOPE = 2;

/** Detects one-finger swipes to the left and right, except on elements that scroll sideways. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      const ownGesture = event.target instanceof Element && event.target.closest("input, textarea, video, iframe");
      start.current =
        touch && event.touches.length === 1 && !ownGesture ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) < FAR_PX || Math.abs(dx) < Math.abs(dy) * SLOPE) return;
      if (dx < 0) onLeft();
      else onRight();
    },
  };
}
