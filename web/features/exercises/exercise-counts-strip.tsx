import type { UseQueryResult } from "@tanstack/react-query";
import type { ExerciseCounts } from "../../../worker/contract/library";
import { FailedLine } from "../../shell/failed-line";
import { Skeleton } from "../../ui/skeleton";

export function ExerciseCountsStrip({ counts }: { counts: UseQueryResult<ExerciseCounts> }) {
  const { data, error } = counts;
  if (error && !data) return <FailedLine query={counts} fallback="The exercises could not be counted." />;
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
