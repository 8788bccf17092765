import type { ReactNode } from "react";
import { cx } from "./cx";

/** A placeholder bar; set its size by class. */
export function Skeleton({ className = "h-4 w-full", round = false }: { className?: string; round?: boolean }) {
  const shape = round ? "rounded-full" : "rounded-xs";
  return <span aria-hidden className={cx("block animate-breathe bg-line forced-colors:border", shape, className)} />;
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={cx("grid gap-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={cx("h-4", line === lines - 1 && lines > 1 ? "w-3/5" : "w-full")} />
      ))}
    </span>
  );
}

type SkeletonGroupProps = {
  label: string;
  /** The classes of bars, one below the other. */
  bars?: readonly string[];
  children?: ReactNode;
  className?: string;
};

/** Groups placeholders with a text that something is loading. */
export function SkeletonGroup({ label, bars = [], children, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {[...bars.entries()].map(([place, bar]) => (
        <Skeleton key={place} className={bar} />
      ))}
      {children}
    </div>
  );
}
