import { useQuery } from "@tanstack/react-query";
import type { UserStats } from "../../../worker/contract/progress";
import { ErrorState } from "../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { statsQuery } from "./dashboard-calls";

export function StatsCards() {
  const { data, isPending, isFetching, refetch } = useQuery(statsQuery);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading stats" className="grid grid-cols-3 gap-6 border-line border-y py-5">
        {["workouts", "streak", "time"].map((key) => (
          <div key={key} className="grid gap-2">
            <Skeleton className="h-11 w-16 sm:h-16 sm:w-24" />
            <Skeleton className="h-5 w-4/5 max-w-36" />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (!data) {
    return (
      <ErrorState title="Stats" onRetry={() => refetch()} retrying={isFetching}>
        Unable to load stats. Please try again later.
      </ErrorState>
    );
  }
  return (
    <section aria-labelledby="stats">
      <h2 id="stats" className="sr-only">
        Your stats
      </h2>
      <dl className="grid grid-cols-3 divide-x divide-line border-line border-y">
        {figuresOf(data).map(({ label, value, unit }) => (
          <div
            key={label}
            className="flex min-w-0 flex-col-reverse justify-end gap-0.5 py-5 not-first:pl-4 sm:not-first:pl-8"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-display font-extrabold text-5xl">
              {value.toLocaleString()}
              {unit ? <span className="pl-1 text-[0.45em] text-muted">{unit}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function figuresOf({ workoutsCompleted, currentStreak, totalTime }: UserStats) {
  return [
    { label: "Workouts completed", value: workoutsCompleted, unit: null },
    { label: "Current streak", value: currentStreak, unit: currentStreak === 1 ? "day" : "days" },
    { label: "Total time", value: totalTime, unit: "h" },
  ];
}
