import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { boardQuery } from "../../data/injuries";
import { QueryRows } from "../../shell/query-rows";
import { RowKeys } from "../../shell/row-keys";
import { EmptyState } from "../../ui/empty-state";
import { PageHeader } from "../../ui/page-header";
import { Segmented } from "../../ui/segmented";
import { SkeletonGroup } from "../../ui/skeleton";
import { BoardRow } from "./board-row";
import { ReturnPlans } from "./return-plans";

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
