import { Skeleton, SkeletonGroup, SkeletonText } from "../../ui/skeleton";

export function FeedSkeleton() {
  return (
    <SkeletonGroup label="Loading posts" className="divide-y divide-line border-line border-t">
      {["first", "second", "third"].map((key) => (
        <div key={key} className="grid gap-4 py-7">
          <div className="flex items-center gap-3">
            <Skeleton round className="size-11" />
            <div className="grid gap-2">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3.5 w-16" />
            </div>
          </div>
          <SkeletonText lines={3} />
          <div className="flex gap-2">
            <Skeleton className="h-11 w-26" />
            <Skeleton className="h-11 w-30" />
            <Skeleton className="h-11 w-22" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
