import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

/** As high as a day with three options, so that nothing below moves when it loads. */
export function TodaySkeleton() {
  return (
    <SkeletonGroup label="Loading today's training" className="overflow-hidden rounded-md border border-line bg-raised">
      <div className="grid md:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]">
        <Skeleton className="h-28 w-full sm:h-40 md:order-last md:h-full md:min-h-72" />
        <div className="grid grid-cols-1 content-start gap-4 p-5 sm:p-7">
          <div className="grid gap-1">
            <Skeleton className="h-5 w-36" />
            <p className="text-4xl">
              <Skeleton className="h-lh w-4/5" />
            </p>
          </div>
          <Skeleton className="h-17 w-full sm:h-14" />
          <Skeleton className="h-13 w-full md:max-w-sm" />
          <Skeleton className="-mt-1 h-5 w-48" />
          <div className="grid gap-2.5 border-line border-t pt-4">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      </div>
      <div className="h-15 border-line border-t" />
    </SkeletonGroup>
  );
}
