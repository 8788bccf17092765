import {
  CalendarClock,
  CalendarPlus,
  Clapperboard,
  CreditCard,
  Link2Off,
  type LucideIcon,
  MessageCircle,
  PhoneCall,
  ScanSearch,
  ShieldAlert,
} from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import type { WaitingThing } from "../../../../worker/contract/desk";
import type { WaitingKind } from "../../../../worker/contract/desk-limits";
import { instantIn } from "../../../../worker/contract/site-time";
import { calendarDay, exactTime, relativeTime } from "../../../lib/format/format";
import { ForPublishers } from "../../../shell/for-publishers";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { usePublish, useSchedule } from "../../../training/weeks/use-program-changes";
import { Button, buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";

/** One waiting item with its actions. */
export function WaitingRow({ thing }: { thing: WaitingThing }) {
  const { kind, at, title, detail } = thing;
  const { icon: Icon, what } = KINDS[kind];
  const isWeek = kind === "week" || kind === "no_week";
  const more = isWeek && detail ? `For ${calendarDay(detail)}` : detail;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-2">
      <Icon aria-hidden strokeWidth={1.75} className="size-5 text-muted" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="min-w-0 font-semibold">{title}</span>
          <span className="text-muted">
            {what} ·{" "}
            <time dateTime={at} title={exactTime(at)}>
              {relativeTime(at)}
            </time>
          </span>
        </p>
        {more ? <p className="truncate text-muted text-sm">{more}</p> : null}
      </div>
      <div className={cx("flex flex-wrap gap-2", kind === "week" && "max-sm:col-span-2 max-sm:col-start-2")}>
        {kind === "week" ? (
          <ForPublishers>
            <PublishWeek week={thing} />
          </ForPublishers>
        ) : (
          <Action thing={thing} />
        )}
      </div>
    </li>
  );
}

/** Publishes a week from the row: now, or scheduled for its Monday. */
function PublishWeek({ week: { id, title, detail } }: { week: WaitingThing }) {
  const publish = usePublish(Number(id));
  const schedule = useSchedule(() => undefined);
  const toastFailure = useFailureToast();
  const monday = detail && instantIn(`${detail}T05:00`, brand.timeZone);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={publish.isPending}
        busyLabel="Publishing…"
        onClick={() => publish.mutate(true)}
      >
        Publish now<span className="sr-only"> {title}</span>
      </Button>
      {monday && monday.getTime() > Date.now() ? (
        <Button
          size="sm"
          busy={schedule.isPending}
          busyLabel="Scheduling…"
          onClick={() =>
            schedule.mutate(
              { id: Number(id), publishAt: monday.toISOString() },
              { onError: (error) => toastFailure(error, "The week was not scheduled. Please try again.") },
            )
          }
        >
          Publish Monday 5:00<span className="sr-only"> {title}</span>
        </Button>
      ) : null}
    </>
  );
}

function Action({ thing }: { thing: WaitingThing }) {
  const { action = "Open", to = () => addressOf("admin") } = KINDS[thing.kind];
  return (
    <Link to={to(thing.id)} className={buttonClass({ variant: "secondary", size: "sm" })}>
      {action}
      <span className="sr-only"> {thing.title}</span>
    </Link>
  );
}

type Kind = { icon: LucideIcon; what: string; action?: string; to?: (id: string) => string };

const answer = (member: string) => addressOf("adminMessages", { query: { member, answer: "1" } });

const KINDS: Record<WaitingKind, Kind> = {
  message: { icon: MessageCircle, what: "waits for an answer", action: "Answer", to: answer },
  form_check: { icon: ScanSearch, what: "sent a form check", action: "Review", to: answer },
  report: { icon: ShieldAlert, what: "was reported", action: "Decide", to: () => addressOf("adminModeration") },
  consultation: {
    icon: PhoneCall,
    what: "asks for a consultation",
    action: "Read",
    to: () => addressOf("adminConsultations", { query: { status: "new" } }),
  },
  past_due: {
    icon: CreditCard,
    what: "is past due",
    action: "Look",
    to: (id) => addressOf("adminUser", { id }),
  },
  week: { icon: CalendarClock, what: "is not published" },
  no_week: { icon: CalendarPlus, what: "", action: "Upload one", to: () => addressOf("weeklyUpload") },
  videos: {
    icon: Clapperboard,
    what: "lacks videos",
    action: "Add them",
    to: (id) => addressOf("weeklyProgramEdit", { id }),
  },
  link: {
    icon: Link2Off,
    what: "has a video that does not play",
    action: "Fix",
    to: () => addressOf("exerciseVideos", { query: { view: "links" } }),
  },
};
