import { useQuery } from "@tanstack/react-query";
import type { DeskToday } from "../../../../worker/contract/desk";
import { WAITING_MOST } from "../../../../worker/contract/desk-limits";
import { todayQuery } from "../../../data/desk";
import { FailedLine } from "../../../shell/failed-line";
import { SkeletonGroup } from "../../../ui/skeleton";
import { WaitingRow } from "./waiting-row";
import { WeekGlance } from "./week-glance";

/** Shows the coach's day: what waits, oldest first, each with its actions; then the week; then a quiet line. */
export function AdminToday() {
  const query = useQuery(todayQuery);
  const { data, error } = query;
  if (error && !data) return <FailedLine query={query} fallback="Your day could not be read." />;
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
