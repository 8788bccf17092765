import { useQuery } from "@tanstack/react-query";
import { api, call } from "../../lib/api";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { Stat } from "../../ui/stat";

/** Left out when they do not load: the dashboard says more, and says why. */
export function HomeStats() {
  const { data, isPending } = useQuery({
    queryKey: ["/api/user/stats"],
    queryFn: () => call(api.api.user.stats.$get()),
  });
  if (isPending) {
    return (
      <SkeletonGroup
        label="Loading your stats"
        className="grid grid-cols-2 gap-6 border-line border-y py-8 lg:grid-cols-3"
      >
        <Skeleton className="h-24 w-32" />
        <Skeleton className="h-24 w-32" />
        <Skeleton className="h-24 w-32" />
      </SkeletonGroup>
    );
  }
  if (!data) return null;
  return (
    <section aria-labelledby="stats" className="border-line border-y py-8">
      <h2 id="stats" className="sr-only">
        Your training so far
      </h2>
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-3">
        <Stat value={data.workoutsCompleted.toLocaleString()} label="Workouts completed" />
        <Stat
          value={data.currentStreak.toLocaleString()}
          unit={data.currentStreak === 1 ? "day" : "days"}
          label="Current streak"
        />
        <Stat value={data.totalTime.toLocaleString()} unit="h" label="Total time" />
      </div>
    </section>
  );
}
