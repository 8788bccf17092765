import type { ReactNode } from "react";
import { MESSAGE_TYPE_NAMES, type MessageType } from "../../../worker/contract/messages-limits";
import { dateFormat } from "../../lib/format/date-format";
import { exactTime } from "../../lib/format/format";
import { Badge } from "../../ui/badge";
import { cx } from "../../ui/cx";
import { WrittenText } from "../../ui/written-text";

type BubbleProps = {
  own: boolean;
  author: string;
  messageType: MessageType;
  content: string;
  /** ISO 8601. */
  at: string;
  /** Media, remarks and actions. */
  children?: ReactNode;
  /** Its state: sent, read, failed. */
  status?: ReactNode;
  wide?: boolean;
  /** A stored message's id, by which addresses refer to it. */
  id?: number;
};

/** A message: one's own on the right, the other side's on the left. */
export function Bubble({ own, author, messageType, content, at, children, status, wide = false, id }: BubbleProps) {
  return (
    <article
      aria-label={`${author}, ${exactTime(at)}`}
      data-message={id}
      className={cx(
        "grid min-w-0 grid-cols-1 gap-1",
        wide ? "w-full max-w-xl" : "max-w-[88%]",
        own ? "ml-auto justify-items-end" : "mr-auto justify-items-start",
      )}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold">{author}</span>
        {messageType === "general" ? null : <Badge tone="accent">{MESSAGE_TYPE_NAMES[messageType]}</Badge>}
      </p>
      <div
        className={cx(
          "grid min-w-0 max-w-full grid-cols-1 gap-3 rounded-md px-4 py-3",
          wide && "w-full",
          own ? "bg-ink text-paper [&_.link]:text-paper" : "border border-line bg-paper",
        )}
      >
        {content ? <WrittenText>{content}</WrittenText> : null}
        {children}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs tabular-nums">
        <time dateTime={at} title={exactTime(at)}>
          {dateFormat({ timeStyle: "short" }).format(new Date(at))}
        </time>
        {status}
      </p>
    </article>
  );
}
