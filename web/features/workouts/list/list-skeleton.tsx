import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";

export function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="grid gap-4">
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="divide-y divide-line border-line border-y">
        {["first", "second", "third", "fourth", "fifth"].map((key) => (
          <div
            key={key}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 py-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-7"
          >
            <Skeleton className="aspect-square w-full sm:aspect-4/3" />
            <div className="grid content-center gap-2">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-7 w-3/5" />
              <Skeleton className="h-4 w-4/5 max-w-sm" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
