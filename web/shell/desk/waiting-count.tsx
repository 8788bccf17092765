import { useQuery } from "@tanstack/react-query";
import type { Attention } from "../../../worker/contract/attention";
import { ATTENTION_MOST } from "../../../worker/contract/attention-limits";
import { attentionQuery } from "../../data/members";
import { unreadQuery } from "../../data/unread";
import { cx } from "../../ui/cx";

/** Returns the attention counts by kind, fetched once for all places. Messages are counted live. */
export function useWaiting(): (kind: keyof Attention | undefined) => number {
  const { data } = useQuery(attentionQuery);
  const unread = useQuery({ ...unreadQuery, enabled: false }).data?.count;
  return (kind) => {
    if (!kind) return 0;
    if (kind === "missingVideos") return (data?.missingVideos ?? 0) + (data?.troubledLinks ?? 0);
    return (kind === "unreadMessages" ? unread : undefined) ?? data?.[kind] ?? 0;
  };
}

/** A count beside a place's name. */
export function WaitingCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span className={cx("text-xs tabular-nums", className)}>
      {count >= ATTENTION_MOST ? `${ATTENTION_MOST - 1}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
