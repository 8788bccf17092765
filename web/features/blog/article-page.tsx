import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { lazy, useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { BlogPost } from "../../../worker/contract/blog";
import { brand } from "../../../worker/contract/brand";
import { ArticleBody } from "../../articles/article-body";
import { ArticleCard } from "../../articles/article-card";
import { ArticleCover } from "../../articles/article-cover";
import { ArticleTags } from "../../articles/article-tags";
import { ArticleTime } from "../../articles/article-time";
import { articleQuery } from "../../data/blog";
import { RequestError, shownMessage } from "../../lib/http/request-error";
import { usePageParams } from "../../shell/use-page-params";
import { useTitle } from "../../shell/use-title";
import { buttonClass } from "../../ui/button";

/** Not needed when the page was rendered on the server, so loaded lazily. */
const ArticleSkeleton = lazy(async () => ({ default: (await import("./article-skeleton")).ArticleSkeleton }));
const ErrorState = lazy(async () => ({ default: (await import("../../ui/error-state")).ErrorState }));

export function ArticlePage() {
  const { slug } = usePageParams("blogPost");
  const { data: post, error, isPending, refetch } = useQuery(articleQuery(slug));
  const missing = error instanceof RequestError && error.status === 404;
  useTitle(post?.title ?? (missing ? "Article Not Found" : "Article"));
  usePresentAddress(slug, post);
  if (post) return <Article post={post} />;
  if (missing) return <NotFound />;
  if (isPending) return <ArticleSkeleton />;
  return (
    <div className="page py-14">
      <ErrorState onRetry={() => void refetch()}>{shownMessage(error)}</ErrorState>
    </div>
  );
}

function Article({ post }: { post: BlogPost }) {
  const { title, excerpt, category, publishedAt, readTime, tags, related } = post;
  return (
    <>
      <article className="page grid grid-cols-1 gap-10 pt-8 pb-16 sm:pt-12 lg:pb-24">
        <header className="grid grid-cols-1 gap-5">
          <BackToBlog />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-muted">
            {category ? (
              <Link
                to={addressOf("blog", { query: { category } })}
                className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline"
              >
                {category}
              </Link>
            ) : null}
            <ArticleTime at={publishedAt} />
            <span>{readTime} min read</span>
          </p>
          <h1 tabIndex={-1} className="max-w-[20ch] text-6xl">
            {title}
          </h1>
          {excerpt ? <p className="max-w-prose text-muted text-xl">{excerpt}</p> : null}
        </header>
        <ArticleCover
          title={title}
          src={post.featuredImage}
          eager
          className="aspect-video w-full rounded-sm sm:aspect-21/9"
        />
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,42rem)_minmax(0,1fr)]">
          <div className="lg:col-start-2">
            <ArticleBody html={post.content} />
            <footer className="mt-12 grid gap-6 border-line border-t pt-6">
              <ArticleTags tags={tags} />
              <p className="text-muted">
                Written by{" "}
                <Link to={addressOf("about")} className="link font-semibold">
                  {brand.coach.name}
                </Link>
                , who answers every message in person.
              </p>
              <BackToBlog />
            </footer>
          </div>
        </div>
      </article>
      {related.length > 0 ? <RelatedArticles related={related} /> : null}
      <TrainInvitation />
    </>
  );
}

type RelatedArticlesProps = Pick<BlogPost, "related">;

function RelatedArticles({ related }: RelatedArticlesProps) {
  return (
    <section aria-labelledby="related" className="border-line border-t">
      <div className="page grid grid-cols-1 gap-8 py-14 lg:py-20">
        <h2 id="related" className="text-4xl">
          Keep Reading
        </h2>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {related.map((each) => (
            <li key={each.id}>
              <ArticleCard post={each} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TrainInvitation() {
  return (
    <section aria-labelledby="train" className="bg-belt-black text-belt-tape">
      <div className="page grid grid-cols-1 gap-8 py-16 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:py-24">
        <div className="grid gap-4">
          <h2 id="train" className="max-w-[16ch] text-5xl">
            Reading is the warm-up
          </h2>
          <p className="max-w-prose text-belt-tape/75 text-lg">
            The week that goes with it is written already: strength, mobility and durability for the mat, with a{" "}
            {brand.trialDays}-day free trial.
          </p>
        </div>
        <Link
          to={addressOf("home")}
          className={`${buttonClass({ size: "lg" })} justify-self-start lg:justify-self-end`}
        >
          See how {brand.name} trains
        </Link>
      </div>
    </section>
  );
}

function BackToBlog() {
  return (
    <Link
      to={addressOf("blog")}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold hover:text-accent"
    >
      <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5" />
      Back to Blog
    </Link>
  );
}

function NotFound() {
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16 sm:py-24">
      <h1 tabIndex={-1} className="max-w-[14ch] text-6xl">
        Article Not Found
      </h1>
      <p className="max-w-prose text-lg text-muted">
        The article you're looking for doesn't exist or has been removed.
      </p>
      <Link to={addressOf("blog")} className={buttonClass({ size: "lg" })}>
        Back to Blog
      </Link>
    </div>
  );
}

/** Redirects from a former address to the current one. */
function usePresentAddress(asked: string, post: BlogPost | undefined): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!post || post.slug === asked) return;
    client.setQueryData(articleQuery(post.slug).queryKey, post);
    navigate(addressOf("blogPost", { slug: post.slug }), { replace: true });
  }, [asked, post, client, navigate]);
}
