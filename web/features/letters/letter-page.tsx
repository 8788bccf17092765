import { useQuery } from "@tanstack/react-query";
import { brand } from "../../../worker/contract/brand";
import { ArticleBody } from "../../articles/article-body";
import { letterQuery } from "../../data/letters";
import { dayOf } from "../../lib/format/day-of";
import { isUnauthorized, RequestError, shownMessage } from "../../lib/http/request-error";
import { usePageParams } from "../../shell/use-page-params";
import { useTitle } from "../../shell/use-title";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { PageHeader } from "../../ui/page-header";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

/** A letter on the site, with the same text as its mail. */
export function LetterPage() {
  const { id } = usePageParams("letter");
  const { data, error, isFetching, refetch } = useQuery(letterQuery(id));
  const missing = error instanceof RequestError && error.status === 404;
  useTitle(data?.subject ?? (missing ? "No Such Letter" : "A Letter"));
  if (data) {
    const { subject, html, at } = data;
    return (
      <article className="page grid max-w-3xl! min-w-0 grid-cols-1 content-start gap-8 py-10 sm:py-14">
        <PageHeader
          size="sm"
          kicker={
            <>
              From {brand.coach.firstName}, <time dateTime={at}>{dayOf(at)}</time>
            </>
          }
          title={subject}
        />
        <ArticleBody html={html} />
      </article>
    );
  }
  return (
    <div className="page grid max-w-3xl! grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader size="sm" title={missing ? "No Such Letter" : "A Letter"} />
      {missing ? (
        <EmptyState title="It is not among your letters">
          The link is not complete, or it was for somebody else.
        </EmptyState>
      ) : error && !isUnauthorized(error) ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {shownMessage(error)}
        </ErrorState>
      ) : (
        <SkeletonGroup label="Loading the letter" className="grid gap-4">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-5/6" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </div>
  );
}
