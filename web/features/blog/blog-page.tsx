import { useSearchParams } from "react-router-dom";
import { brand } from "../../../worker/contract/brand";
import { useFeaturedArticle } from "../../articles/article-queries";
import { FeaturedArticle } from "../../articles/featured-article";
import { useTitle } from "../../shell/use-title";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../ui/skeleton";
import { ArticleGrid } from "./article-grid";
import { BlogFilterBar } from "./blog-filter-bar";
import { type BlogFilters, filtersOf, isNarrowed, NO_FILTERS, queryOf } from "./blog-filters";

export function BlogPage() {
  useTitle("Blog");
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const change = (next: BlogFilters) => setParams(queryOf(next), { replace: true, preventScrollReset: true });
  const featured = useFeaturedArticle();
  const narrowed = isNarrowed(filters);
  return (
    <>
      <header className="border-line border-b bg-sunken">
        <div className="page grid grid-cols-1 gap-8 pt-12 pb-8 sm:pt-20 sm:pb-10">
          <div className="grid gap-6">
            <h1 tabIndex={-1} className="text-7xl">
              The {brand.name} Blog
            </h1>
            <p className="max-w-prose text-lg text-muted">
              Strength, mobility and durability for people who roll, and how to keep a head on top of them. Written by{" "}
              {brand.coach.name} between sessions.
            </p>
          </div>
          <BlogFilterBar filters={filters} onChange={change} />
        </div>
      </header>
      <div className="page grid grid-cols-1 gap-14 py-10 sm:py-14 lg:gap-20">
        {narrowed ? null : featured.isPending ? (
          <FeaturedSkeleton />
        ) : featured.data ? (
          <FeaturedArticle post={featured.data} eager />
        ) : null}
        <ArticleGrid
          filters={filters}
          // It stands above the list already.
          without={narrowed ? undefined : featured.data?.id}
          onClear={() => change(NO_FILTERS)}
        />
      </div>
    </>
  );
}

function FeaturedSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the featured article"
      className="grid grid-cols-1 gap-6 lg:grid-cols-[1.5fr_1fr] lg:items-center lg:gap-14"
    >
      <Skeleton className="aspect-video w-full" />
      <div className="grid gap-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-4/5" />
        <SkeletonText lines={2} />
      </div>
    </SkeletonGroup>
  );
}
