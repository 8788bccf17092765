import { useQuery } from "@tanstack/react-query";
import { unreadQuery } from "../data/unread";

/** How many messages wait, beside the link that leads to them. */
export function UnreadBadge() {
  // Asking is for whoever watches it.
  const { data: { count } = NONE } = useQuery({ ...unreadQuery, enabled: false });
  if (count === 0) return null;
  return (
    <span className="ml-1.5 grid min-w-5 place-items-center rounded-full bg-accent px-1.5 font-sans font-bold text-on-accent text-xs leading-5 tabular-nums">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}

const NONE = { count: 0 };
