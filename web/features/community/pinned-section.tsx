import { Pin } from "lucide-react";
import { useId } from "react";
import type { PinnedMessage } from "../../../worker/contract/community";
import { Badge } from "../../ui/badge";
import { WrittenText } from "../../ui/written-text";
import { memberName } from "./member-words";
import { PostedTime } from "./posted-time";

/** Shows the coach's pinned messages; nothing without any, and errors do not block the feed. */
export function PinnedSection({ messages }: { messages: PinnedMessage[] }) {
  const heading = useId();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h2 id={heading} className="flex items-center gap-2.5 text-2xl">
        <Pin aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
        Important Information
      </h2>
      <ul className="divide-y divide-line border-accent border-t-3">
        {messages.map(({ id, title, content, admin, createdAt }) => (
          <li key={id} className="grid gap-2 py-5">
            <h3 className="text-xl">{title}</h3>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
              <Badge tone="accent">Admin</Badge>
              <span className="font-semibold text-ink">{memberName(admin)}</span>
              <PostedTime at={createdAt} />
            </p>
            <WrittenText>{content}</WrittenText>
          </li>
        ))}
      </ul>
    </section>
  );
}
