import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";

export function WeekLoading() {
  return (
    <SkeletonGroup label="Loading the week" className="grid gap-6">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-10 w-1/2" />
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-10 w-full" />
      ))}
    </SkeletonGroup>
  );
}
