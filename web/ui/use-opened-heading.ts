import { useEffect, useRef } from "react";

/** Scrolls to and focuses the heading of a form that a choice has opened. */
export function useOpenedHeading(chosen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!chosen) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  return heading;
}
