import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { addressOf } from "../../../../worker/contract/addresses";
import type { FirstRunStep } from "../../../../worker/contract/first-run";
import { firstRunQuery } from "../../../data/first-run";
import { failureText } from "../../../lib/http/failure-text";
import { Link } from "../../../shell/link";
import { QueryError } from "../../../shell/query-error";
import { SkeletonGroup } from "../../../ui/skeleton";
import { StartEnd } from "./start-acts";
import { StepMark } from "./start-step";
import { isDone, progressOf, STEPS } from "./start-words";

/** Shows the opening steps of a club that has not opened yet, above the coach's day. */
export function StartGuide() {
  const query = useQuery(firstRunQuery);
  const { data, error } = query;
  const failed = data ? undefined : failureText(error);
  return (
    <section aria-labelledby="start" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="start">{data?.isReady ? "Ready to open" : "Open your club"}</h2>
        {data ? <p className="text-muted text-sm">{progressOf(data).says}.</p> : null}
      </div>
      {data ? (
        <>
          <ol className="grid grid-cols-1 gap-x-8 border-line border-t lg:grid-cols-2">
            {data.steps.map((step, at) => (
              <StepRow key={step.name} step={step} number={at + 1} />
            ))}
          </ol>
          <StartEnd standing={data} />
        </>
      ) : failed ? (
        <QueryError query={query}>{failed}</QueryError>
      ) : (
        <SkeletonGroup label="Looking at everything" bars={["h-80 w-full"]} />
      )}
    </section>
  );
}

function StepRow({ step, number }: { step: FirstRunStep; number: number }) {
  const open = step.checks.find(({ state }) => state !== "done");
  const done = isDone(step);
  return (
    <li className="border-line border-b">
      <Link
        to={addressOf("adminStart", { hash: step.name })}
        className="group grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 py-3"
      >
        <StepMark done={done} number={number} />
        <span className="min-w-0">
          <span className="block font-semibold transition-colors group-hover:text-accent">
            {STEPS[step.name].title}
            {done ? <span className="sr-only">, done</span> : null}
          </span>
          <span className="block text-muted text-sm">{open ? open.says : step.checks[0]?.says}</span>
        </span>
        <ChevronRight aria-hidden strokeWidth={1.75} className="size-5 text-muted" />
      </Link>
    </li>
  );
}
