import { RotateCw } from "lucide-react";
import { useFailures, useHealth, useRefreshHealth } from "../../data/health";
import { NotLoaded } from "../../shell/not-loaded";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { PageHeader } from "../../ui/page-header";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { DeadLetters } from "./dead-letters";
import { Failures } from "./failures";
import { HealthParts } from "./health-parts";
import { QueueTable } from "./queue-table";

export function HealthPage() {
  const health = useHealth();
  const failures = useFailures();
  const refresh = useRefreshHealth();
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="System Health"
        lead="What the product stands on, what was left undone, and what went wrong."
        actions={
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden strokeWidth={1.75} />}
            busy={health.isFetching && !health.isPending}
            busyLabel="Checking…"
            onClick={() => void refresh()}
          >
            Check again
          </Button>
        }
      />
      <Content health={health} failures={failures} />
    </div>
  );
}

type ContentProps = { health: ReturnType<typeof useHealth>; failures: ReturnType<typeof useFailures> };

/** Waits for both, because late content would push the rest down. */
function Content({ health, failures }: ContentProps) {
  const { data, isFetching, refetch } = health;
  if (health.isPending || failures.isPending) return <Loading />;
  if (!data) return <NotLoaded query={health} />;
  return (
    <div className="grid grid-cols-1 gap-14">
      <HealthParts report={data} />
      {data.queues && data.deadLetters ? (
        <>
          <QueueTable queues={data.queues} />
          <DeadLetters letters={data.deadLetters} queues={data.queues} />
        </>
      ) : (
        <ErrorState title="The queues could not be read" onRetry={() => void refetch()} retrying={isFetching}>
          The database did not answer.
        </ErrorState>
      )}
      <Failures list={failures} />
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Checking every part" className="grid gap-14">
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        {["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map((key) => (
          <Skeleton key={key} className="h-14 w-full" />
        ))}
      </div>
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  );
}
