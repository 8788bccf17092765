import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

export function PlanSkeleton() {
  return (
    <SkeletonGroup label="Loading your training plan" className="grid gap-4">
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="rounded-md border border-line bg-raised">
        <div className="grid gap-3 p-5 sm:p-7">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-11 w-4/5 max-w-md" />
          <Skeleton className="h-5 w-full max-w-prose" />
          <Skeleton className="mt-2 h-13 w-40" />
        </div>
        <div className="grid gap-px border-line border-t xl:grid-cols-5">
          {["mon", "tue", "wed", "thu", "fri"].map((day) => (
            <div key={day} className="flex gap-4 p-5 xl:min-h-56 xl:flex-col">
              <Skeleton className="h-8 w-12" />
              <Skeleton className="h-6 flex-1 xl:flex-none" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
