import { Skeleton, SkeletonGroup, SkeletonText } from "../../ui/skeleton";

export function ArticleSkeleton() {
  return (
    <SkeletonGroup label="Loading article" className="page grid min-h-dvh content-start gap-10 pt-8 pb-16 sm:pt-12">
      <div className="grid gap-5">
        <Skeleton className="my-3 h-5 w-32" />
        <Skeleton className="mt-4 h-5 w-56" />
        <Skeleton className="h-16 w-full max-w-3xl sm:h-24" />
        <Skeleton className="h-16 w-3/5 max-w-xl sm:h-24" />
        <SkeletonText lines={2} className="max-w-prose" />
      </div>
      <Skeleton className="aspect-video w-full sm:aspect-21/9" />
      <SkeletonText lines={8} className="w-full max-w-prose justify-self-center" />
    </SkeletonGroup>
  );
}
