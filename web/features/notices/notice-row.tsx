import {
  CalendarDays,
  CreditCard,
  Dumbbell,
  type LucideIcon,
  Mail,
  MessageSquare,
  ShieldAlert,
  Users,
} from "lucide-react";
import { Link } from "react-router-dom";
import type { Notice } from "../../../worker/contract/notices";
import { type NoticeTopic, TOPIC_OF } from "../../../worker/contract/notices-limits";
import { exactTime, relativeTime } from "../../lib/format/format";
import { userInitial } from "../../shell/user-initial";
import { Avatar } from "../../ui/avatar";
import { cx } from "../../ui/cx";

type NoticeRowProps = { notice: Notice; now: number; onOpen: () => void };

/** A notice; pressing it opens what it is about. */
export function NoticeRow({ notice, now, onOpen }: NoticeRowProps) {
  const { text, detail, at, isRead, person, kind } = notice;
  const Icon = ICONS[TOPIC_OF[kind]];
  return (
    <Link to={notice.path} onClick={onOpen} className={ROW}>
      {person ? (
        <Avatar initials={userInitial(person)} src={person.profileImageUrl} className="size-10 text-base" />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken">
          <Icon aria-hidden strokeWidth={1.75} className="size-5" />
        </span>
      )}
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className={cx("leading-snug", !isRead && "font-semibold")}>{text}</span>
        {detail ? <span className="line-clamp-2 text-muted text-sm">{detail}</span> : null}
        <time dateTime={at} title={exactTime(at)} className="text-muted text-xs">
          {relativeTime(at, Math.max(now, Date.parse(at)))}
        </time>
      </span>
      {isRead ? null : (
        <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
    </Link>
  );
}

const ICONS: Record<NoticeTopic, LucideIcon> = {
  messages: MessageSquare,
  programs: CalendarDays,
  community: Users,
  letters: Mail,
  membership: CreditCard,
  moderation: ShieldAlert,
  training: Dumbbell,
};

const ROW = "flex items-start gap-3 px-4 py-3.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2";
