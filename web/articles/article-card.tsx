import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import type { BlogPostSummary } from "../../worker/contract/blog";
import { ArticleCover } from "./article-cover";
import { ArticleFacts } from "./article-facts";

/** An article in a grid. The whole card is a link, named by its title. */
export function ArticleCard({ post }: { post: BlogPostSummary }) {
  return (
    <article className="group relative grid grid-cols-1 content-start gap-4">
      <div className="overflow-hidden rounded-sm">
        <ArticleCover
          title={post.title}
          src={post.featuredImage}
          className="aspect-video w-full transition-transform duration-240 group-hover:scale-[1.02]"
        />
      </div>
      <div className="grid gap-2">
        <ArticleFacts post={post} />
        <h3 className="text-2xl">
          <Link
            to={addressOf("blogPost", { slug: post.slug })}
            className="after:absolute after:inset-0 group-hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-4"
          >
            {post.title}
          </Link>
        </h3>
        {post.excerpt ? <p className="line-clamp-3 text-muted">{post.excerpt}</p> : null}
      </div>
    </article>
  );
}
