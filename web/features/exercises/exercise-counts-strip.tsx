import type { UseQueryResult } from "@tanstack/react-query";
import type { ExerciseCounts } from "../../../worker/contract/library";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";

export function ExerciseCountsStrip({ counts }: { counts: UseQueryResult<ExerciseCounts> }) {
  const { data, error, isFetching, refetch } = counts;
  if (error && !data) {
    return isUnauthorized(error) ? null : (
      <p role="alert" className="flex flex-wrap items-center gap-4 border-line border-y py-4 text-muted">
        {shownMessage(error, "The exercises could not be counted.")}
        <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Trying again…" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <dl className="figure-row">
      {KINDS.map(({ kind, label, tone }) => (
        <div key={kind} className="flex flex-col-reverse justify-end py-4 not-first:pl-4 sm:not-first:pl-6">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className={`font-display font-extrabold text-4xl ${data?.[kind] ? tone : ""}`}>
            {data?.[kind].toLocaleString() ?? <Skeleton className="h-lh w-[1em]" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const KINDS = [
  { kind: "total", label: "Total Exercises", tone: "" },
  { kind: "withVideo", label: "With Video", tone: "" },
  { kind: "missing", label: "Missing Video", tone: "text-accent" },
] as const;
