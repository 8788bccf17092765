import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { INBOX_FILTERS, MESSAGE_LIMITS, MESSAGE_TYPES } from "../../../../worker/contract/messages-limits";
import type { InboxFilters } from "../../../data/inbox";

/** What the address says: how the inbox is narrowed, which conversation is open, and what of it. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const filter = INBOX_FILTERS.find((each) => each === params.get("filter")) ?? "all";
  const type = MESSAGE_TYPES.find((each) => each === params.get("type")) ?? null;
  const search = (params.get("search") ?? "").slice(0, MESSAGE_LIMITS.search);
  const filters = useMemo<InboxFilters>(() => ({ filter, type, search }), [filter, type, search]);

  /** The address with some of it changed; null takes it out. */
  const addressWith = useCallback(
    (changes: Record<string, string | null>): string => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return `?${next}`;
    },
    [params],
  );
  const narrow = useCallback(
    (next: InboxFilters) =>
      setParams(addressWith({ ...next, filter: next.filter === "all" ? null : next.filter }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, addressWith],
  );
  return {
    filters,
    narrow,
    memberId: params.get("member"),
    text: params.get("text"),
    checkId: Number(params.get("check")) || null,
    /** The reply is what the address was opened for. */
    answering: params.has("answer"),
    /** What is known of the member takes the conversation's place, where there is no room beside it. */
    about: params.has("about"),
    addressWith,
  };
}
