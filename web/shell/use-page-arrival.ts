import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const HEADING_WAIT_MS = 10_000;

/** After going to another page: up to its top, and the focus to its heading, which screen readers then say. */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    // The first page is the browser's: it may restore a scroll position, and starts reading at the top by itself.
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname]);
}

/** The heading may come later than the page, with its code or its data; whoever has moved on by then is left alone. */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById("main");
  if (!main) return;
  const before = document.activeElement;
  const found = () => {
    const heading = main.querySelector("h1");
    if (!heading) return false;
    const untouched = document.activeElement === before || document.activeElement === document.body;
    if (untouched) {
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (found()) return;
  const observer = new MutationObserver(() => {
    if (found()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}
