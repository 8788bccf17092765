import { SkeletonGroup } from "../../../ui/skeleton";

export function PanelSkeleton() {
  return (
    <SkeletonGroup
      label="Loading membership"
      className="grid gap-5"
      bars={["h-8 w-40", "h-41 w-full", "h-18 w-full", "h-13 w-full"]}
    />
  );
}
