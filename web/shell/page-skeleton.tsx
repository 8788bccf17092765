import { Skeleton, SkeletonGroup, SkeletonText } from "../ui/skeleton";

/** Fills the screen, so that the footer does not move while a page's code loads. */
export function PageSkeleton() {
  return (
    <SkeletonGroup label="Loading page" className="page min-h-dvh animate-fade py-10 [animation-delay:150ms] sm:py-14">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-4 h-14 w-4/5 max-w-xl sm:h-18" />
      <SkeletonText lines={2} className="mt-6 max-w-prose" />
      <div className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="hidden h-40 w-full lg:block" />
      </div>
    </SkeletonGroup>
  );
}
