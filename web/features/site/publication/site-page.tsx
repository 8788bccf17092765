import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "../../../data/site";
import { isUnauthorized } from "../../../lib/http/request-error";
import { QueryError } from "../../../shell/query-error";
import { PageHeader } from "../../../ui/page-header";
import { SkeletonGroup } from "../../../ui/skeleton";
import { SiteForm } from "./site-form";
import { SiteVersions } from "./site-versions";

/** Lets the coach write, preview, publish and restore the site's texts about the club without code. */
export function SitePage() {
  const query = useQuery(siteQuery);
  const { data, error } = query;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="Your Site"
        lead="Name, colour, story and promises. Visitors see nothing of a draft before you publish it."
      />
      {data ? (
        <div className="grid grid-cols-1 items-start gap-14 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <SiteForm key={data.since} state={data} />
          <SiteVersions state={data} />
        </div>
      ) : error && !isUnauthorized(error) ? (
        <QueryError query={query} />
      ) : (
        <SkeletonGroup label="Loading your site" className="grid gap-6" bars={Array<string>(5).fill("h-16 w-full")} />
      )}
    </div>
  );
}
