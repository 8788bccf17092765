import { useQuery } from "@tanstack/react-query";
import type { UserStats } from "../../../../worker/contract/progress";
import { statsQuery } from "../../../data/training";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { Stat } from "../../../ui/stat";

/** Shows the member's numbers. Hidden when they fail to load: the dashboard shows more, and the error. */
export function HomeStats() {
  const { data, isPending } = useQuery(statsQuery);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your stats">
        <div aria-hidden>
          <Figures />
        </div>
      </SkeletonGroup>
    );
  }
  if (!data) return null;
  return (
    <section aria-labelledby="stats">
      <h2 id="stats" className="sr-only">
        Your training so far
      </h2>
      <Figures stats={data} />
    </section>
  );
}

/** Without stats, shows bars in place of the numbers, so that nothing moves when they arrive. */
function Figures({ stats }: { stats?: UserStats }) {
  return (
    <div className="figure-row">
      {FIGURES.map(({ label, key, unit }) => (
        <Stat
          key={key}
          size="md"
          className="min-w-0 py-4 pr-1 not-first:pl-3 sm:py-6 sm:pr-3 sm:not-first:pl-8"
          value={stats?.[key].toLocaleString() ?? <Skeleton className="h-lh w-[1.2em]" />}
          unit={stats ? unit(stats[key]) : undefined}
          label={label}
        />
      ))}
    </div>
  );
}

const FIGURES = [
  { label: "Workouts completed", key: "workoutsCompleted", unit: () => "" },
  { label: "Current streak", key: "currentStreak", unit: (days: number) => (days === 1 ? "day" : "days") },
  { label: "Total time", key: "totalTime", unit: () => "h" },
] as const;
