import { useEffect, useRef } from "react";

/** Focuses the first new row when the last page removes the button. */
export function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const previous = before.current;
    before.current = count;
    if (previous === 0 || count <= previous || document.activeElement !== document.body) return;
    list.current?.children[previous]?.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
