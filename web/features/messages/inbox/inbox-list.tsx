import { Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { Conversation } from "../../../../worker/contract/messages";
import { MESSAGE_TYPE_NAMES, WAITING_HOURS } from "../../../../worker/contract/messages-limits";
import { exactTime, relativeTime } from "../../../lib/format/format";
import { useMinute } from "../../../lib/format/use-minute";
import { Avatar } from "../../../ui/avatar";
import { Badge } from "../../../ui/badge";
import { cx } from "../../../ui/cx";

type InboxListProps = {
  conversations: Conversation[];
  openId: string | null;
  memberAddress: (memberId: string) => string;
};

export function InboxList({ conversations, openId, memberAddress }: InboxListProps) {
  return (
    <ul className="divide-y divide-line border-line border-b">
      {conversations.map((conversation) => (
        <Row
          key={conversation.member.id}
          conversation={conversation}
          isOpen={conversation.member.id === openId}
          to={memberAddress(conversation.member.id)}
        />
      ))}
    </ul>
  );
}

/** Returns the id of a conversation's row, which is focused when the conversation is closed. */
export const rowId = (memberId: string) => `conversation-${memberId}`;

function Row({ conversation, isOpen, to }: { conversation: Conversation; isOpen: boolean; to: string }) {
  const { member, lastMessage, unread, topic, waitingSince, resolvedAt } = conversation;
  const now = useMinute();
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const waited = waitingSince ? Math.floor((now - Date.parse(waitingSince)) / 3_600_000) : 0;
  return (
    <li>
      <Link
        ref={row}
        id={rowId(member.id)}
        to={to}
        aria-current={isOpen ? "true" : undefined}
        className={cx(
          "relative flex gap-2.5 px-3 py-2.5 transition-colors hover:bg-raised focus-visible:-outline-offset-2",
          isOpen && "bg-raised before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-accent",
        )}
      >
        <Avatar initials={initialsOf(member)} src={member.profileImageUrl} size="sm" />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 text-sm">
          <span className="flex items-baseline gap-2">
            <span className={cx("min-w-0 flex-1 truncate", unread ? "font-bold" : "font-semibold")}>
              {nameOf(member)}
            </span>
            <time
              dateTime={lastMessage.createdAt}
              title={exactTime(lastMessage.createdAt)}
              className="shrink-0 text-muted text-xs tabular-nums"
            >
              {relativeTime(lastMessage.createdAt, Math.max(now, Date.parse(lastMessage.createdAt)))}
            </time>
          </span>
          <span className={cx("truncate", unread ? "text-ink" : "text-muted")}>
            {lastMessage.fromAdmin ? "Answered: " : ""}
            {lastMessage.content || MEDIA_WORDS[lastMessage.mediaType ?? "image"]}
          </span>
          <span className="flex flex-wrap gap-1.5 pt-0.5 empty:hidden">
            {unread > 0 ? <Badge tone="accent">{unread > 99 ? "99+" : unread} unread</Badge> : null}
            {waited >= WAITING_HOURS ? (
              <Badge tone="warning" icon={<Clock aria-hidden />}>
                Waiting {waited < 48 ? `${waited} h` : `${Math.floor(waited / 24)} days`}
              </Badge>
            ) : null}
            {topic === "general" ? null : <Badge>{MESSAGE_TYPE_NAMES[topic]}</Badge>}
            {resolvedAt ? <Badge tone="outline">Resolved</Badge> : null}
          </span>
        </span>
      </Link>
    </li>
  );
}

type Named = { firstName: string; lastName: string; email: string };

export const nameOf = ({ firstName, lastName, email }: Named) => `${firstName} ${lastName}`.trim() || email;

export const initialsOf = ({ firstName, lastName }: Named) =>
  `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase() || "U";

const MEDIA_WORDS = { image: "Photo", video: "Video", audio: "Voice note" };
