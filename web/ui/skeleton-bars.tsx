import { Skeleton, SkeletonGroup } from "./skeleton";

type SkeletonBarsProps = {
  /** Says that something is loading. */
  label: string;
  className?: string;
  /** The size of each bar, by class. */
  bars: readonly string[];
};

/** Placeholder bars below each other. */
export function SkeletonBars({ label, className = "grid gap-3", bars }: SkeletonBarsProps) {
  return (
    <SkeletonGroup label={label} className={className}>
      {bars.map((size, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name, and stay as they are.
        <Skeleton key={bar} className={size} />
      ))}
    </SkeletonGroup>
  );
}
