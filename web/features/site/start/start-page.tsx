import { useQuery } from "@tanstack/react-query";
import type { FirstRun } from "../../../../worker/contract/first-run";
import { firstRunQuery } from "../../../data/first-run";
import { isUnauthorized } from "../../../lib/http/request-error";
import { QueryError } from "../../../shell/query-error";
import { useAnchor } from "../../../shell/use-anchor";
import { Alert } from "../../../ui/alert";
import { PageHeader } from "../../../ui/page-header";
import { ProgressBar } from "../../../ui/progress-bar";
import { SkeletonGroup } from "../../../ui/skeleton";
import { StartActs, StartEnd } from "./start-acts";
import { StartStep } from "./start-step";
import { isDone, progressOf, STEPS } from "./start-words";

/** Shows what a new club needs before it opens; each step is tested for real. */
export function StartPage() {
  const query = useQuery(firstRunQuery);
  const { data, error } = query;
  useAnchor(data !== undefined);
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader title="Open Your Club" lead="What has to stand before members come, each thing tried for real." />
      {data ? (
        <Steps standing={data} />
      ) : error && !isUnauthorized(error) ? (
        <QueryError query={query} />
      ) : (
        <SkeletonGroup
          label="Looking at everything"
          className="grid max-w-3xl gap-6"
          bars={Array<string>(5).fill("h-28 w-full")}
        />
      )}
    </div>
  );
}

function Steps({ standing }: { standing: FirstRun }) {
  const { steps, isReady } = standing;
  const { many, of, says } = progressOf(standing);
  const open = steps.filter((step) => !isDone(step)).map(({ name }) => STEPS[name].title);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div role="status">
        {isReady ? (
          <Alert tone="success" title="Ready to open">
            Every step is done. Share the address of your site.
          </Alert>
        ) : (
          <Alert title="Not ready to open">Still missing: {open.join(", ")}.</Alert>
        )}
      </div>
      <ProgressBar label="Steps" value={many} max={of} valueText={says} hideLabel />
      <ol className="divide-y divide-line border-line border-y">
        {steps.map((step, at) => (
          <StartStep key={step.name} step={step} number={at + 1}>
            <StartActs step={step} standing={standing} />
          </StartStep>
        ))}
      </ol>
      <StartEnd standing={standing} />
    </div>
  );
}
