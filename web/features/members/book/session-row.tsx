import { Check, Heart, MessageSquare, Undo2 } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { optionName } from "../../../../worker/contract/day-options";
import type { BookSession } from "../../../../worker/contract/training-book";
import type { BookFilters } from "../../../data/training-book";
import { calendarDay, plural } from "../../../lib/format/format";
import { fullName } from "../../../lib/format/member-words";
import { MemberLink } from "../../../shell/member-link";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { ReplyForm } from "./reply-form";
import { SessionExercises } from "./session-exercises";

type SessionRowProps = {
  session: BookSession;
  replying: boolean;
  onReplying: (open: boolean) => void;
  onSeen: (seen: boolean) => void;
  onCheer: () => void;
  onNarrow: (filters: Partial<BookFilters>) => void;
};

/** A session as a row: member and training, logged sets, and actions. */
export function SessionRow({ session, replying, onReplying, onSeen, onCheer, onNarrow }: SessionRowProps) {
  const { id, member, title, week, seen, cheered, replied } = session;
  const heading = useId();
  const name = fullName(member);
  return (
    <li className="border-line border-b">
      <article
        data-session={id}
        tabIndex={-1}
        aria-labelledby={heading}
        className={cx(
          "grid grid-cols-1 gap-x-8 gap-y-3 py-5 focus:outline-none lg:grid-cols-[15rem_minmax(0,1fr)]",
          "border-l-2 border-transparent pl-4 focus-within:border-accent focus:border-accent -ml-4",
        )}
      >
        <div className="grid grid-cols-1 content-start gap-1.5">
          <h2 id={heading} className="font-sans font-semibold text-base normal-case leading-snug tracking-normal">
            <MemberLink id={member.id} className="hover:text-accent">
              {name}
            </MemberLink>
            <span className={cx("block", seen && "text-muted")}>{title}</span>
          </h2>
          <p className="text-muted text-sm">
            {factsOf(session)}
            {week ? (
              <Link
                to={addressOf("adminTrainingWeek", { id: week.id })}
                className="block hover:text-accent hover:underline"
              >
                {week.title}
              </Link>
            ) : null}
          </p>
          <Marks session={session} onNarrow={onNarrow} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          {session.notes.map((note) => (
            <blockquote key={note} className="border-accent border-l-2 pl-3">
              <p className="wrap-break-word whitespace-pre-wrap">{note}</p>
            </blockquote>
          ))}
          <SessionExercises session={session} onLift={(lift) => onNarrow({ lift })} />
          {replying ? <ReplyForm session={session} onClose={() => onReplying(false)} /> : null}
          <SessionActions
            seen={seen}
            onSeen={onSeen}
            title={title}
            name={name}
            replying={replying}
            onReplying={onReplying}
            replied={replied}
            cheered={cheered}
            onCheer={onCheer}
          />
        </div>
      </article>
    </li>
  );
}

type SessionActionsProps = {
  seen: boolean;
  onSeen: (seen: boolean) => void;
  title: string;
  name: string;
  replying: boolean;
  onReplying: (open: boolean) => void;
  replied: boolean;
  cheered: boolean;
  onCheer: () => void;
};

function SessionActions({
  seen,
  onSeen,
  title,
  name,
  replying,
  onReplying,
  replied,
  cheered,
  onCheer,
}: SessionActionsProps) {
  return (
    <div className="-ml-2 flex flex-wrap gap-1">
      <Button
        variant="quiet"
        size="sm"
        icon={seen ? <Undo2 aria-hidden strokeWidth={1.75} /> : <Check aria-hidden strokeWidth={1.75} />}
        onClick={() => onSeen(!seen)}
      >
        {seen ? "Not seen" : "Seen"}
        <span className="sr-only">
          : {title} of {name}
        </span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={replying}
        icon={<MessageSquare aria-hidden strokeWidth={1.75} />}
        onClick={() => onReplying(!replying)}
      >
        {replied ? "Replied" : "Reply"}
        <span className="sr-only"> to {name}</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-disabled={cheered || undefined}
        icon={<Heart aria-hidden strokeWidth={1.75} className={cheered ? "fill-current text-accent" : ""} />}
        onClick={() => cheered || onCheer()}
      >
        {cheered ? "Liked" : "Like"}
        <span className="sr-only">
          : {title} of {name}
        </span>
      </Button>
    </div>
  );
}

function factsOf({ localDate, option, finished }: BookSession): string {
  return [
    calendarDay(localDate, { weekday: "short", month: "short", day: "numeric" }),
    option && optionName(option),
    finished ? finished.duration && plural(finished.duration, "minute") : "not finished",
    finished?.effort && `how hard: ${finished.effort} of 10`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function Marks({ session, onNarrow }: Pick<SessionRowProps, "session" | "onNarrow">) {
  const { effort, exercises, short, hurts, seen } = session;
  const records = exercises.reduce((sum, { records: own }) => sum + (own.length > 0 ? 1 : 0), 0);
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {hurts ? (
        <li>
          <button type="button" onClick={() => onNarrow({ only: "hurts" })}>
            <Badge tone="danger">Hurts</Badge>
          </button>
        </li>
      ) : null}
      {short ? (
        <li>
          <button type="button" onClick={() => onNarrow({ only: "short" })}>
            <Badge tone="warning">Fell short</Badge>
          </button>
        </li>
      ) : null}
      {records ? (
        <li>
          <Badge tone="success">{plural(records, "record")}</Badge>
        </li>
      ) : null}
      {effort.felt !== null ? (
        <li>
          <Badge tone="outline">
            RPE {effort.felt}
            {effort.meant === null ? null : `, meant ${effort.meant}`}
          </Badge>
        </li>
      ) : null}
      {seen ? (
        <li>
          <Badge>Seen</Badge>
        </li>
      ) : null}
    </ul>
  );
}
