import { useEffect, useRef } from "react";

/** The heading of a form that was opened by a choice: it comes into sight and takes the focus. */
export function useOpenedHeading(chosen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!chosen) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  return heading;
}
