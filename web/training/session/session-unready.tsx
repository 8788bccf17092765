import { Button } from "../../ui/button";
import { SkeletonGroup } from "../../ui/skeleton";

type SessionUnreadyProps = { problem: string | null; retrying: boolean; onRetry: () => void };

/** Stands in for a session that is loading or failed to load. */
export function SessionUnready({ problem, retrying, onRetry }: SessionUnreadyProps) {
  if (!problem) return <SessionSkeleton />;
  return (
    <div data-session className="mx-auto grid min-h-dvh w-full max-w-3xl content-center justify-items-start gap-4 px-5">
      <h1 className="text-4xl">The training did not load</h1>
      <p role="alert">{problem}</p>
      <Button size="lg" busy={retrying} busyLabel="Trying again…" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function SessionSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the training"
      className="mx-auto grid min-h-dvh w-full max-w-3xl content-start gap-4 px-4 pt-4"
      bars={["h-14 w-full", "h-28 w-full", "h-10 w-3/4", "h-16 w-full", "h-16 w-full", "h-16 w-full"]}
    />
  );
}
