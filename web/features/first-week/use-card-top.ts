import { type RefObject, useEffect, useRef } from "react";

/** What comes next is read from its top, by whoever hears it too. */
export function useCardTop(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
