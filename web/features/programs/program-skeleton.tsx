import { Skeleton, SkeletonGroup, SkeletonText } from "../../ui/skeleton";

export function ProgramSkeleton() {
  return (
    <SkeletonGroup label="Loading weekly program" className="page min-h-dvh py-8 sm:py-12">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="mt-6 h-12 w-4/5 max-w-xl sm:h-18" />
      <SkeletonText lines={2} className="mt-4 max-w-prose" />
      <Skeleton className="mt-6 h-24 w-full" />
      <div className="mt-10 grid gap-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid content-start gap-4">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
        <div className="grid content-start gap-6">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-11 w-2/3" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
