import { type RefObject, useLayoutEffect } from "react";
import { placeBeside } from "./place-beside";

/** Shows a native popover beside an element, and keeps it there while scrolling. */
export function usePlaceBeside(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  side: "below" | "right",
  align: "start" | "end",
): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || !anchor.current) return;
    const place = () => anchor.current && placeBeside(element, anchor.current, side, align);
    element.showPopover();
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [popup, anchor, side, align]);
}
