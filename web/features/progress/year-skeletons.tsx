import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

export function CalendarSkeleton() {
  return (
    <SkeletonGroup label="Loading your year" className="grid content-start gap-4">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="aspect-[26/9] w-full sm:aspect-[53/9]" />
      <Skeleton className="h-11 w-full max-w-lg" />
    </SkeletonGroup>
  );
}

export function MinutesSkeleton() {
  return (
    <SkeletonGroup label="Loading minutes per week" className="grid content-start gap-4">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="h-60 w-full" />
    </SkeletonGroup>
  );
}
