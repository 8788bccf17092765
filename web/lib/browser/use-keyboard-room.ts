import { useEffect } from "react";

type Seen = { height: number; scale: number };

/** Minimum height of a keyboard in pixels; browser bars that come and go are lower. */
const KEYBOARD_MIN = 150;

/** Returns how many pixels of the page the on-screen keyboard covers. When zoomed in, nobody is typing: 0. */
export function keyboardRoom(pageHeight: number, { height, scale }: Seen): number {
  const covered = Math.round(pageHeight - height);
  return scale > 1.05 || covered < KEYBOARD_MIN ? 0 : covered;
}

/** Sets a CSS variable to the height that the keyboard covers, so that fixed elements at the bottom stay above it. */
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
