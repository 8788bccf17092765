import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

/** A placeholder of the content below the header. */
export function ProgramSkeleton() {
  return (
    <SkeletonGroup
      label="Loading weekly program"
      className="grid gap-12 lg:grid-cols-[min(19rem,40%)_minmax(0,1fr)] lg:gap-14 xl:gap-20"
    >
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
      <div className="grid content-start gap-6">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </SkeletonGroup>
  );
}
