import { useEffect, useRef, useState } from "react";

/** Calls `onNear` when an element comes near the viewport while `active`; returns its ref. */
export function useScrolledNear(active: boolean, onNear: () => void) {
  const [element, setElement] = useState<Element | null>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!element || !active) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: "600px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, active]);
  return setElement;
}
