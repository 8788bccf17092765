import { useQuery } from "@tanstack/react-query";
import type { Unread } from "../../worker/contract/messages";
import { unreadQuery } from "../data/unread";

/** The number of unread messages, or a dot for new posts, beside their link. */
export function UnreadBadge({ of }: { of: keyof Unread }) {
  // `UnreadWatch` does the fetching.
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  const count = data?.[of] ?? 0;
  if (count === 0) return null;
  if (of === "posts") {
    return (
      <span className="ml-1.5 inline-block size-2.5 rounded-full bg-accent outline-2 outline-paper forced-colors:bg-[Highlight]">
        <span className="sr-only">{count === 1 ? " 1 new post" : ` ${most(count)} new posts`}</span>
      </span>
    );
  }
  return (
    <span className="ml-1.5 grid min-w-5 place-items-center rounded-full bg-accent px-1.5 font-sans font-bold text-on-accent text-xs leading-5 tabular-nums">
      {most(count)}
      <span className="sr-only"> unread</span>
    </span>
  );
}

const most = (count: number) => (count > 99 ? "99+" : count);
