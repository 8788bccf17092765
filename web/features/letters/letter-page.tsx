import { useQuery } from "@tanstack/react-query";
import { brand } from "../../../worker/contract/brand";
import { ArticleBody } from "../../articles/article-body";
import { letterQuery } from "../../data/letters";
import { dayOf } from "../../lib/format/day-of";
import { RequestError } from "../../lib/http/request-error";
import { NotLoaded } from "../../shell/not-loaded";
import { usePageParams } from "../../shell/use-page-params";
import { useTitle } from "../../shell/use-title";
import { EmptyState } from "../../ui/empty-state";
import { PageHeader } from "../../ui/page-header";

/** A letter on the site, with the same text as its mail. */
export function LetterPage() {
  const { id } = usePageParams("letter");
  const query = useQuery(letterQuery(id));
  const { data, error } = query;
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
      ) : (
        <NotLoaded
          query={query}
          label="Loading the letter"
          className="grid gap-4"
          bars={["h-6 w-full", "h-6 w-5/6", "h-40 w-full"]}
        />
      )}
    </div>
  );
}
