import { useCallback } from "react";

/**
 * Sets a CSS variable to the height of a fixed bar, so that the page, focused controls and other bars leave room for
 * it; 0 while the bar is not fixed.
 */
export function useRoom(name: "--alert-room" | "--bottom-bar") {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const root = document.documentElement;
      const tell = () => {
        // Rounded up: half a pixel of the bar would cover what starts there.
        const room = `${isFixedToViewport(element) ? Math.ceil(element.getBoundingClientRect().height) : 0}px`;
        if (root.style.getPropertyValue(name) === room) return;
        root.style.setProperty(name, room);
        // Keeps what was just pressed in view when the page moves.
        if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: "nearest" });
      };
      const observer = new ResizeObserver(tell);
      observer.observe(element);
      window.addEventListener("resize", tell);
      return () => {
        observer.disconnect();
        window.removeEventListener("resize", tell);
        root.style.removeProperty(name);
      };
    },
    [name],
  );
}

function isFixedToViewport(element: HTMLElement): boolean {
  const { position, bottom } = getComputedStyle(element);
  return position === "fixed" || (position === "sticky" && bottom !== "auto");
}
