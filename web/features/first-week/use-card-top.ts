import { type RefObject, useEffect, useRef } from "react";

/** Focuses and scrolls to the top of a new card. */
export function useCardTop(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
