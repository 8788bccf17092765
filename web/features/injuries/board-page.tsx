import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { localDate } from "../../../worker/contract/calendar";
import type { BoardInjury } from "../../../worker/contract/injuries";
import { boardQuery } from "../../data/injuries";
import { calendarDay } from "../../lib/format/format";
import { initialsOf } from "../../lib/format/initials";
import { browserTimeZone } from "../../lib/session/session";
import { QueryRows } from "../../shell/query-rows";
import { RowKeys } from "../../shell/row-keys";
import { movementsText, spotName } from "../../training/injuries/injury-words";
import { Avatar } from "../../ui/avatar";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PageHeader } from "../../ui/page-header";
import { Segmented } from "../../ui/segmented";
import { SkeletonGroup } from "../../ui/skeleton";
import { Word } from "./injury-word-list";
import { ReturnPlans } from "./return-plans";
import { sinceText } from "./since-text";

/** Lists all open injuries with their latest words, and edits the return plans. */
export function BoardPage() {
  const [params, setParams] = useSearchParams();
  const show = params.get("show") === "ended" ? "ended" : "open";
  const member = params.get("member") ?? "";
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="Injuries"
        lead="Who trains around what, the last word first. Members tell it to you alone: no assistant sees this page."
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segmented
          label="Which"
          value={show}
          onValueChange={(value) =>
            setParams(
              { ...(value === "ended" ? { show: value } : {}), ...(member ? { member } : {}) },
              { replace: true },
            )
          }
          options={[
            { value: "open", label: "Now" },
            { value: "ended", label: "Works again" },
          ]}
        />
        {member ? (
          <Link to={addressOf("adminInjuries")} className="link">
            Show all members
          </Link>
        ) : null}
      </div>
      <RowKeys />
      <Board key={`${show} ${member}`} show={show} member={member} />
      <ReturnPlans />
    </div>
  );
}

function Board({ show, member }: { show: "open" | "ended"; member: string }) {
  const query = useInfiniteQuery({ ...boardQuery(show, member), placeholderData: keepPreviousData });
  return (
    <QueryRows
      query={query}
      waiting={
        <SkeletonGroup
          label="Loading injuries"
          className="grid gap-5"
          bars={["h-24 w-full", "h-24 w-full", "h-24 w-full"]}
        />
      }
      empty={
        <EmptyState title={show === "open" ? "Nothing hurts" : "Nothing has ended yet"}>
          {member
            ? "This member has marked nothing here."
            : show === "open"
              ? "What members mark under Where It Hurts comes here."
              : "What works again comes here, with what was said of it last."}
        </EmptyState>
      }
      byKeys
      row={(item) => <BoardRow key={item.id} injury={item} />}
    />
  );
}

/** An injury as the coach sees it, with links to its member. */
function BoardRow({ injury }: { injury: BoardInjury }) {
  const { member, spot, movements, since, endedOn, lastWord } = injury;
  const name = [member.firstName, member.lastName].filter(Boolean).join(" ") || "Member";
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] md:items-start">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar initials={initialsOf(member)} src={member.image} />
        <div className="grid min-w-0">
          <Link
            to={addressOf("adminUser", { id: member.id })}
            className="wrap-anywhere font-semibold text-lg hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
          >
            {name}
          </Link>
          <p className="text-muted text-sm">
            {endedOn
              ? `${calendarDay(since, SHORT)} to ${calendarDay(endedOn, SHORT)}`
              : sinceText(since, localDate(new Date(), browserTimeZone()))}
          </p>
        </div>
      </div>
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{spotName(spot)}</strong>
          {movements.length > 0 ? (
            <span className="text-muted">. Does not work: {movementsText(movements)}</span>
          ) : null}
        </p>
        <Word word={lastWord} />
      </div>
      <Link
        to={addressOf("adminMessages", { query: { member: member.id } })}
        className={`${buttonClass({ variant: "secondary", size: "sm" })} justify-self-start`}
      >
        <MessageSquare aria-hidden strokeWidth={1.75} />
        <span>
          Message<span className="sr-only"> {name}</span>
        </span>
      </Link>
    </li>
  );
}

const SHORT = { month: "short", day: "numeric" } as const;
