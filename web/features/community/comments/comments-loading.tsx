import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";

export function CommentsLoading() {
  return (
    <SkeletonGroup label="Loading comments" className="grid gap-4">
      {["first", "second"].map((key) => (
        <div key={key} className="flex gap-3">
          <Skeleton round className="size-8 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
