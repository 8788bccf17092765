import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { Place } from "./editor-week";

/** A dragged row, or, with a null `key`, a whole section. */
type Dragged = { place: Place; key: string | null; label: string };
/** The drop position: before a row of a section. */
type Drop = { place: Place; at: number };

export type WeekDrag = { start: (dragged: Dragged, event: PointerEvent<HTMLElement>) => void };

type OnDrop = { onDrop: (dragged: Dragged, drop: Drop) => void; onDay: (dayOfWeek: number) => void };

/** Within this distance of the screen's edge the page scrolls. */
const EDGE_PX = 72;
const MARKER =
  "pointer-events-none fixed z-50 border-accent border-t-2 text-xs [&>span]:absolute [&>span]:top-0 [&>span]:left-2 [&>span]:max-w-64 [&>span]:truncate [&>span]:rounded-b-xs [&>span]:bg-accent [&>span]:px-1.5 [&>span]:py-0.5 [&>span]:text-on-accent";

/**
 * Drags rows and sections by their handles with mouse, pen or finger across the week; hovering over a day's tab shows
 * that day. Nothing moves before the drop, so one undo reverts it. The keyboard has its own ways.
 */
export function useWeekDrag(handlers: OnDrop): WeekDrag {
  const latest = useRef(handlers);
  latest.current = handlers;
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return useMemo(
    () => ({
      start: (dragged, event) => {
        if (event.button !== 0) return;
        end.current?.();
        end.current = follow(dragged, event.pointerId, latest);
      },
    }),
    [],
  );
}

/** Follows a pointer until it is released; the returned function ends that early. */
function follow(dragged: Dragged, pointerId: number, latest: { current: OnDrop }): () => void {
  const marker = Object.assign(document.createElement("div"), { className: MARKER, hidden: true });
  marker.append(Object.assign(document.createElement("span"), { textContent: dragged.label }));
  document.body.append(marker);
  const pointer = { x: 0, y: 0, moved: false };
  let drop: Drop | null = null;
  let frame = 0;
  const look = () => {
    drop = pointer.moved ? dropAt(pointer.x, pointer.y, dragged, marker) : null;
    const day = pointer.moved ? dayUnder(pointer.x, pointer.y) : null;
    if (day) latest.current.onDay(day);
  };
  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    const below = innerHeight - EDGE_PX - pointer.y;
    const by = !pointer.moved ? 0 : pointer.y < EDGE_PX ? pointer.y - EDGE_PX : below < 0 ? -below : 0;
    if (by === 0) return;
    scrollBy(0, by / 4);
    look();
  };
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    Object.assign(pointer, { x: event.clientX, y: event.clientY, moved: true });
    look();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    marker.remove();
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", release);
    window.removeEventListener("pointercancel", stop);
    window.removeEventListener("keydown", callOff);
  };
  const release = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    stop();
    if (drop) latest.current.onDrop(dragged, drop);
  };
  const callOff = (event: KeyboardEvent) => {
    if (event.key === "Escape") stop();
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", release);
  window.addEventListener("pointercancel", stop);
  window.addEventListener("keydown", callOff);
  scroll();
  return stop;
}

/** Returns the section under the pointer and the position between its rows, and shows the marker there. */
function dropAt(x: number, y: number, dragged: Dragged, marker: HTMLElement): Drop | null {
  const section = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  const [, day = "", columnType] = /^(\d)-(\w+)$/.exec(section?.dataset.place ?? "") ?? [];
  marker.hidden = !section;
  if (!section || !columnType) return null;
  const rows = [...section.querySelectorAll("[data-row]")].map((row) => row.getBoundingClientRect());
  const before = rows.findIndex(({ top, height }) => y < top + height / 2);
  const at = dragged.key === null ? 0 : before < 0 ? rows.length : before;
  const { left, width, top, bottom } = section.getBoundingClientRect();
  const line = dragged.key === null ? top : (rows[at]?.top ?? rows.at(-1)?.bottom ?? bottom);
  Object.assign(marker.style, { left: `${left}px`, width: `${width}px`, top: `${line - 1}px` });
  return { place: { dayOfWeek: Number(day), columnType: columnType as ColumnType }, at };
}

function dayUnder(x: number, y: number): number | null {
  const tab = document.elementFromPoint(x, y)?.closest("[role=tab]");
  return Number(tab?.querySelector<HTMLElement>("[data-day]")?.dataset.day) || null;
}
