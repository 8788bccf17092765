import { type PointerEvent, type RefObject, useMemo, useRef, useState } from "react";

/** What a row's handle does with the pointer. The same object for as long as the section is there. */
export type RowDrag = {
  start: (key: string, event: PointerEvent<HTMLElement>) => void;
  over: (key: string, event: PointerEvent<HTMLElement>) => void;
  drop: () => void;
};

/**
 * Dragging a row by its handle, with a mouse, a pen or a finger: the row goes where the pointer is among its siblings. The
 * keyboard has ways of its own.
 */
export function useDraggedRow(list: RefObject<HTMLElement | null>, onMove: (key: string, to: number) => void) {
  const [key, setKey] = useState<string | null>(null);
  const now = useRef({ key, onMove });
  now.current = { key, onMove };
  const drag = useMemo(
    (): RowDrag => ({
      start: (own, event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setKey(own);
      },
      over: (own, event) => {
        if (now.current.key !== own || !list.current) return;
        const rows = [...list.current.children];
        const at = rows.findIndex((row) => row.contains(event.currentTarget));
        const before = rows[at - 1]?.getBoundingClientRect();
        const after = rows[at + 1]?.getBoundingClientRect();
        // Past the middle of a neighbour, so that two rows of unequal height do not change places to and fro.
        if (before && event.clientY < before.top + before.height / 2) now.current.onMove(own, at - 1);
        else if (after && event.clientY > after.top + after.height / 2) now.current.onMove(own, at + 1);
      },
      drop: () => setKey(null),
    }),
    [list],
  );
  return { key, drag };
}
