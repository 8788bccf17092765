import { useEffect } from "react";

type Seen = { height: number; scale: number };

/** Bars of a browser come and go; a keyboard is higher than they are. */
const KEYBOARD_MIN = 150;

/** How many pixels of a page the keyboard of a phone covers. Who has zoomed in sees less of it as well, and types nothing. */
export function keyboardRoom(pageHeight: number, { height, scale }: Seen): number {
  const covered = Math.round(pageHeight - height);
  return scale > 1.05 || covered < KEYBOARD_MIN ? 0 : covered;
}

/** For what stands at the bottom of a page: tells the style sheet what the keyboard covers. The bar goes, and what is written stands above it. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const root = document.documentElement;
    const tell = () => {
      const room = keyboardRoom(window.innerHeight, seen);
      root.toggleAttribute("data-keyboard", room > 0);
      root.style.setProperty("--keyboard", `${room}px`);
    };
    tell();
    seen.addEventListener("resize", tell);
    return () => {
      seen.removeEventListener("resize", tell);
      root.removeAttribute("data-keyboard");
      root.style.removeProperty("--keyboard");
    };
  }, []);
}
