import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { api, call } from "../../lib/api";
import { calendarDay } from "../../lib/format";
import { shownMessage } from "../../lib/request-error";
import { buttonClass } from "../../ui/button";
import { CoverArt } from "../../ui/cover-art";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

export function HomeProgram() {
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: ["/api/weekly-programs/current"],
    queryFn: () => call(api.api["weekly-programs"].current.$get()),
  });
  if (isPending) {
    return (
      <SkeletonGroup label="Loading this week's program">
        <Skeleton className="h-96 w-full md:h-72" />
      </SkeletonGroup>
    );
  }
  if (error) {
    return (
      <ErrorState title="This week's program did not load" onRetry={() => refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <EmptyState
        title="No training plan"
        action={
          <Link to={PAGES.coaching} className={buttonClass({ variant: "secondary" })}>
            See coaching
          </Link>
        }
      >
        There is no program for this week yet. It shows up here as soon as the coach has published it.
      </EmptyState>
    );
  }
  return (
    <section
      aria-labelledby="this-week"
      className="grid overflow-hidden rounded-md border border-line bg-raised md:min-h-72 md:grid-cols-[1.15fr_1fr]"
    >
      <div className="order-2 flex flex-col items-start justify-between gap-8 p-6 sm:p-8 md:order-1">
        <div className="grid gap-2">
          <p className="font-semibold text-accent text-sm">
            {data.weekNumber ? `Week ${data.weekNumber} · ` : null}
            {calendarDay(data.startDate)} to {calendarDay(data.endDate)}
          </p>
          <h2 id="this-week" className="text-4xl">
            {data.title}
          </h2>
          {data.description ? <p className="line-clamp-3 max-w-prose text-muted">{data.description}</p> : null}
        </div>
        <Link to={`/weekly-program/${data.id}`} className={buttonClass({ size: "lg" })}>
          Start Week <ArrowRight aria-hidden strokeWidth={1.75} />
        </Link>
      </div>
      <CoverArt title={data.title} className="order-1 h-44 w-full md:order-2 md:h-full" />
    </section>
  );
}
