import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { INBOX_FILTERS, MESSAGE_LIMITS, MESSAGE_TYPES } from "../../../../worker/contract/messages-limits";
import type { InboxFilters } from "../../../data/inbox";

/** The state in the address: filters, the open conversation and its view. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const filter = INBOX_FILTERS.find((each) => each === params.get("filter")) ?? "all";
  const type = MESSAGE_TYPES.find((each) => each === params.get("type")) ?? null;
  const search = (params.get("search") ?? "").slice(0, MESSAGE_LIMITS.search);
  const filters = useMemo<InboxFilters>(() => ({ filter, type, search }), [filter, type, search]);

  /** Returns the address with some values changed; null removes one. */
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
    /** Opened to reply. */
    answering: params.has("answer"),
    /** The member's details replace the conversation, where there is no room beside it. */
    about: params.has("about"),
    addressWith,
  };
}
