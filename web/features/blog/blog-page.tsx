import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { type BlogFilters, blogFiltersOf } from "../../../worker/contract/blog-addresses";
import { brand } from "../../../worker/contract/brand";
import { FeaturedArticle } from "../../articles/featured-article";
import { featuredQuery } from "../../data/blog";
import { ArticleGrid } from "./article-grid";
import { BlogFilterBar } from "./blog-filter-bar";
import { isNarrowed, NO_FILTERS, queryOf } from "./blog-filters";

const FeaturedSkeleton = lazy(async () => ({ default: (await import("./blog-skeletons")).FeaturedSkeleton }));

export function BlogPage() {
  const [params, setParams] = useSearchParams();
  const filters = blogFiltersOf(params);
  const change = (next: BlogFilters) => setParams(queryOf(next), { replace: true, preventScrollReset: true });
  const { data: featured, isPending } = useQuery(featuredQuery);
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
        {narrowed ? null : isPending ? (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <FeaturedSkeleton />
          </Suspense>
        ) : featured ? (
          <FeaturedArticle post={featured} eager />
        ) : null}
        <ArticleGrid
          filters={filters}
          // Shown above the list already.
          without={narrowed ? undefined : featured?.id}
          onClear={() => change(NO_FILTERS)}
        />
      </div>
    </>
  );
}
