import { useQuery } from "@tanstack/react-query";
import type { ProgressEntry } from "../../../worker/contract/progress";
import { exactTime, plural, relativeTime } from "../../lib/format";
import { shownMessage } from "../../lib/request-error";
import { OPTION_NAMES } from "../../lib/training-words";
import { ErrorState } from "../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { activityQuery } from "./dashboard-calls";

export function RecentActivity() {
  return (
    <section aria-labelledby="activity" className="grid grid-cols-1 content-start gap-4">
      <h2 id="activity" className="text-3xl">
        Recent Activity
      </h2>
      <Entries />
    </section>
  );
}

function Entries() {
  const { data, error, isPending, isFetching, refetch } = useQuery(activityQuery);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading recent activity" className="divide-y divide-line border-line border-y">
        {["first", "second", "third", "fourth", "fifth"].map((key) => (
          <div key={key} className="flex items-center justify-between gap-6 py-4">
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
            <Skeleton className="h-4 w-14" />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (!data) {
    return (
      <ErrorState headingLevel={3} onRetry={() => refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return (
      <p className="border-line border-y py-6 text-muted">
        Nothing yet. Complete a workout and it is kept here, with when you did it and how long it took.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: ProgressEntry }) {
  const facts = [
    entry.workoutType && OPTION_NAMES[entry.workoutType],
    entry.duration === null ? null : plural(entry.duration, "minute"),
  ].filter(Boolean);
  return (
    <li className="flex items-baseline justify-between gap-6 py-3.5">
      <div className="min-w-0">
        <p className="font-semibold">{entry.title}</p>
        {facts.length ? <p className="text-muted text-sm">{facts.join(", ")}</p> : null}
      </div>
      <time
        dateTime={entry.completedAt}
        title={exactTime(entry.completedAt)}
        className="shrink-0 text-muted text-sm tabular-nums"
      >
        {relativeTime(entry.completedAt)}
      </time>
    </li>
  );
}
