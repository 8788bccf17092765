import { type RefObject, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import type { useMessages } from "../../data/messages";

/** Scrolls to the message in the address, fetching earlier pages as needed. */
export function useSoughtMessage(box: RefObject<HTMLElement | null>, messages: ReturnType<typeof useMessages>): void {
  const [params] = useSearchParams();
  const named = Number(params.get("message"));
  const shown = useRef(0);
  const { data, hasNextPage, isFetching, fetchNextPage } = messages;
  useEffect(() => {
    if (!(named > 0) || shown.current === named || !data) return;
    const found = box.current?.querySelector<HTMLElement>(`[data-message="${named}"]`);
    if (found) {
      shown.current = named;
      found.scrollIntoView({ block: "center" });
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
    } else if (hasNextPage && !isFetching && (data[0]?.id ?? 0) > named) void fetchNextPage();
  }, [box, named, data, hasNextPage, isFetching, fetchNextPage]);
}
