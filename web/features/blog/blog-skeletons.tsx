import { Skeleton, SkeletonGroup, SkeletonText } from "../../ui/skeleton";
import { ARTICLE_GRID } from "./article-grid-class";

export function GridSkeleton() {
  return (
    <SkeletonGroup label="Loading articles" className={ARTICLE_GRID}>
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <div key={key} className="grid content-start gap-4">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-8 w-4/5" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function FeaturedSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the featured article"
      className="grid grid-cols-1 gap-6 lg:grid-cols-[1.5fr_1fr] lg:items-center lg:gap-14"
    >
      <Skeleton className="aspect-video w-full" />
      <div className="grid gap-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-4/5" />
        <SkeletonText lines={2} />
      </div>
    </SkeletonGroup>
  );
}
