import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

/** A placeholder of the content below the header. */
export function WorkoutSkeleton() {
  return (
    <SkeletonGroup
      label="Loading workout"
      className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)] lg:gap-14 xl:gap-20"
    >
      <div className="grid content-start gap-6">
        <Skeleton className="aspect-video w-full max-lg:hidden" />
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
      <Skeleton className="hidden h-56 w-full lg:block" />
    </SkeletonGroup>
  );
}
