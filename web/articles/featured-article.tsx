import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import type { BlogPostSummary } from "../../worker/contract/blog";
import { ArticleCover } from "./article-cover";
import { ArticleFacts } from "./article-facts";

type FeaturedArticleProps = { post: BlogPostSummary; headingLevel?: 2 | 3; eager?: boolean };

/** The featured article. */
export function FeaturedArticle({ post, headingLevel = 2, eager = false }: FeaturedArticleProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className="group relative grid grid-cols-1 gap-6 lg:grid-cols-[1.5fr_1fr] lg:items-center lg:gap-14">
      <div className="overflow-hidden rounded-sm">
        <ArticleCover
          title={post.title}
          src={post.featuredImage}
          eager={eager}
          className="aspect-video w-full transition-transform duration-240 group-hover:scale-[1.01]"
        />
      </div>
      <div className="grid gap-3">
        <p className="font-semibold text-sm">Featured</p>
        <Heading className="text-4xl">
          <Link
            to={addressOf("blogPost", { slug: post.slug })}
            className="after:absolute after:inset-0 group-hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-4"
          >
            {post.title}
          </Link>
        </Heading>
        {post.excerpt ? <p className="max-w-prose text-lg text-muted">{post.excerpt}</p> : null}
        <ArticleFacts post={post} />
      </div>
    </article>
  );
}
