import { useQuery } from "@tanstack/react-query";
import type { DeskToday } from "../../../../worker/contract/desk";
import { WAITING_MOST } from "../../../../worker/contract/desk-limits";
import { todayQuery } from "../../../data/desk";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { Button } from "../../../ui/button";
import { SkeletonGroup } from "../../../ui/skeleton";
import { WaitingRow } from "./waiting-row";
import { WeekGlance } from "./week-glance";

/** Shows the coach's day: what waits, oldest first, each with its actions; then the week; then a quiet line. */
export function AdminToday() {
  const { data, error, isFetching, refetch } = useQuery(todayQuery);
  if (error && !data) {
    return isUnauthorized(error) ? null : (
      <p role="alert" className="flex flex-wrap items-center gap-4 border-line border-y py-4 text-muted">
        {shownMessage(error, "Your day could not be read.")}
        <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Trying again…" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return data ? <Day today={data} /> : <Loading />;
}

function Day({ today: { waiting, weeks, trained } }: { today: DeskToday }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="today" className="grid grid-cols-1 content-start gap-2">
        <h2 id="today">Today</h2>
        {waiting.length ? (
          <ol className="divide-y divide-line border-line border-y">
            {waiting.map((thing) => (
              <WaitingRow key={`${thing.kind} ${thing.id}`} thing={thing} />
            ))}
          </ol>
        ) : (
          <p className="border-line border-y py-3 text-muted">Nothing waits for you. Enjoy the quiet.</p>
        )}
        {waiting.length < WAITING_MOST.all ? null : (
          <p className="text-muted text-sm">More will follow when these are done.</p>
        )}
      </section>
      <WeekGlance weeks={weeks} trained={trained} />
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup
      label="Reading your day"
      className="grid grid-cols-1 gap-2"
      bars={["h-6 w-24", "h-13 w-full", "h-13 w-full", "h-13 w-full", "h-13 w-full"]}
    />
  );
}
