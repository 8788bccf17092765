import { useEffect, useRef } from "react";

/** Focuses the first new row when the last page removes the button. */
export function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const had = before.current;
    before.current = count;
    if (had === 0 || count <= had || document.activeElement !== document.body) return;
    list.current?.children[had]?.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
