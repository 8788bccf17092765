import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { LANDING_ARTICLES } from "../../../../worker/contract/blog-addresses";
import { ArticleCard } from "../../../articles/article-card";
import { FeaturedArticle } from "../../../articles/featured-article";
import { articlesQuery, featuredQuery } from "../../../data/blog";
import { buttonClass } from "../../../ui/button";

/** Shows the latest blog posts. The page shows nothing here while they load, when they fail, or when there are none. */
export function LandingBlog() {
  const { data: featured } = useQuery(featuredQuery);
  const { data: latest } = useInfiniteQuery(articlesQuery({ limit: LANDING_ARTICLES }));
  if (featured === undefined || !latest) return null;
  const others = latest.filter(({ id }) => id !== featured?.id).slice(0, LANDING_ARTICLES - 1);
  if (!featured && others.length === 0) return null;
  return (
    <section aria-labelledby="blog" className="border-line border-b bg-sunken">
      <div className="page grid grid-cols-1 gap-10 py-16 lg:gap-14 lg:py-28">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <h2 id="blog" className="max-w-[16ch] text-5xl">
            Between the rounds
          </h2>
          <Link to={addressOf("blog")} className={buttonClass({ variant: "secondary", size: "lg" })}>
            View All Articles
            <ArrowRight aria-hidden strokeWidth={1.75} />
          </Link>
        </div>
        {featured ? <FeaturedArticle post={featured} headingLevel={3} /> : null}
        {others.length > 0 ? (
          <ul className="grid grid-cols-1 gap-x-8 gap-y-12 border-line border-t pt-10 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((post) => (
              <li key={post.id}>
                <ArticleCard post={post} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
