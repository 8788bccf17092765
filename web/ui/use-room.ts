import { useCallback } from "react";

/**
 * For what stays in sight while the page scrolls: tells the style sheet how high it is, so that the page, focused
 * controls and other things that stay make room for it. A bar that scrolls along takes none.
 */
export function useRoom(name: "--alert-room" | "--bottom-bar") {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const root = document.documentElement;
      const tell = () => {
        // Rounded up: a bar of half a pixel more would lie over what begins there.
        const room = `${stays(element) ? Math.ceil(element.getBoundingClientRect().height) : 0}px`;
        if (root.style.getPropertyValue(name) === room) return;
        root.style.setProperty(name, room);
        // What was just pressed stays in sight when the page moves.
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

function stays(element: HTMLElement): boolean {
  const { position, bottom } = getComputedStyle(element);
  return position === "fixed" || (position === "sticky" && bottom !== "auto");
}
