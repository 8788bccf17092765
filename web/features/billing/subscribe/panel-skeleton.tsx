import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";

export function PanelSkeleton() {
  return (
    <SkeletonGroup label="Loading membership" className="grid gap-5">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-41 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-13 w-full" />
    </SkeletonGroup>
  );
}
