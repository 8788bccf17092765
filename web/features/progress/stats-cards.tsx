import { useQuery } from "@tanstack/react-query";
import type { UserStats } from "../../../worker/contract/progress";
import { statsQuery } from "../../data/training";
import { QueryError } from "../../shell/query-error";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

export function StatsCards() {
  const query = useQuery(statsQuery);
  const { data, isPending } = query;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading stats">
        <Figures />
      </SkeletonGroup>
    );
  }
  if (!data) {
    return (
      <QueryError query={query} title="Stats">
        Unable to load stats. Please try again later.
      </QueryError>
    );
  }
  return (
    <section aria-labelledby="stats">
      <h2 id="stats" className="sr-only">
        Your stats
      </h2>
      <Figures stats={data} />
    </section>
  );
}

/** Without stats, shows bars in place of the numbers, so that nothing moves when they arrive. */
function Figures({ stats }: { stats?: UserStats }) {
  return (
    <dl aria-hidden={stats ? undefined : true} className="figure-row">
      {FIGURES.map(({ label, key, unit }) => (
        <div
          key={key}
          className="flex min-w-0 flex-col-reverse justify-end gap-0.5 py-5 pr-1 not-first:pl-3 sm:pr-3 sm:not-first:pl-8"
        >
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-display font-extrabold text-4xl sm:text-5xl">
            {stats ? (
              <>
                {stats[key].toLocaleString()}
                <span className="inline-block pl-1 text-[0.45em] text-muted">{unit(stats[key])}</span>
              </>
            ) : (
              <Skeleton className="h-lh w-[1.2em]" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const FIGURES = [
  { label: "Workouts completed", key: "workoutsCompleted", unit: () => "" },
  { label: "Current streak", key: "currentStreak", unit: (days: number) => (days === 1 ? "day" : "days") },
  { label: "Total time", key: "totalTime", unit: () => "h" },
] as const;
