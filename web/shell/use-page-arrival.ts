import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const HEADING_WAIT_MS = 10_000;

/** After navigation: scrolls to the top and focuses the heading, which screen readers announce. */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    // The browser handles the first page: it may restore the scroll position, and screen readers start at its top.
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname]);
}

/** The heading may appear after the page, with its code or data; if the focus has moved by then, it stays. */
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
