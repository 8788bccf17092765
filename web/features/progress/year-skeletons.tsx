import { SkeletonGroup } from "../../ui/skeleton";

export function CalendarSkeleton() {
  return (
    <SkeletonGroup
      label="Loading your year"
      className="grid content-start gap-4"
      bars={["h-10 w-40", "h-5 w-full max-w-md", "aspect-[26/9] w-full sm:aspect-[53/9]", "h-11 w-full max-w-lg"]}
    />
  );
}

export function MinutesSkeleton() {
  return (
    <SkeletonGroup
      label="Loading minutes per week"
      className="grid content-start gap-4"
      bars={["h-10 w-56", "h-5 w-full max-w-md", "h-60 w-full"]}
    />
  );
}
