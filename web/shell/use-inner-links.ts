import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { needsFreshDocument } from "./fresh-document";

/** Makes links in server-made HTML navigate within the app. */
export function useInnerLinks(holder: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = holder.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link?.href || !plain || event.defaultPrevented || link.origin !== window.location.origin) return;
      // API addresses and anchors are left to the browser.
      if (link.getAttribute("href")?.startsWith("#") || link.pathname.startsWith("/api/")) return;
      if (needsFreshDocument(link.pathname)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [holder, navigate]);
}
