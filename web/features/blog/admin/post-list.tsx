import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { useAdminPosts } from "../../../data/admin-blog";
import { siteTime } from "../../../lib/format/site-clock";
import { usePublishes } from "../../../lib/session/use-rights";
import { QueryRows } from "../../../shell/query-rows";
import { Badge } from "../../../ui/badge";
import { buttonClass } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { Spinner } from "../../../ui/spinner";
import { createdDate } from "./created-date";

type PostListProps = {
  editing: number | null;
  onEdit: (post: AdminBlogPost) => void;
  onDelete: (post: AdminBlogPost) => void;
};

export function PostList({ editing, onEdit, onDelete }: PostListProps) {
  const list = useAdminPosts({ deleted: false });
  return (
    <section aria-labelledby="existing-posts" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="existing-posts" tabIndex={-1} className="scroll-mt-24 text-3xl">
          Existing Blog Posts
        </h2>
        <Link to={addressOf("adminArticleNew")} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Write on a page of its own
        </Link>
      </div>
      <QueryRows
        query={list}
        headingLevel={3}
        waiting={
          <p role="status" className="flex items-center gap-3 border-line border-y py-6 text-muted">
            <Spinner />
            Loading blog posts...
          </p>
        }
        empty={<p className="border-line border-y py-6 text-muted">No blog posts created yet</p>}
        row={(post) => (
          <PostRow
            key={post.id}
            post={post}
            editing={post.id === editing}
            onEdit={() => onEdit(post)}
            onDelete={() => onDelete(post)}
          />
        )}
      />
    </section>
  );
}

type PostRowProps = { post: AdminBlogPost; editing: boolean; onEdit: () => void; onDelete: () => void };

function PostRow({ post, editing, onEdit, onDelete }: PostRowProps) {
  const { title, status, isFeatured, excerpt, category, readTime, computedReadTime, createdAt, publishedAt } = post;
  const fixed = !usePublishes() && status !== "draft";
  const facts = [category, `${readTime ?? computedReadTime} min read`, `Created ${createdDate(createdAt)}`];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-4">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap gap-1.5">
          {status === "draft" ? <Badge tone="outline">Draft</Badge> : null}
          {status === "published" ? <Badge tone="success">Published</Badge> : null}
          {status === "scheduled" ? <Badge tone="warning">Scheduled</Badge> : null}
          {isFeatured ? <Badge tone="accent">Featured</Badge> : null}
          {editing ? <Badge>In the form</Badge> : null}
        </p>
        <h3 className="text-xl">
          <Link to={addressOf("adminArticle", { id: post.id })} className="hover:text-accent hover:underline">
            {title}
          </Link>
        </h3>
        {excerpt ? <p className="line-clamp-2 max-w-prose text-muted text-sm">{excerpt}</p> : null}
        <p className="flex flex-wrap gap-x-4 text-muted text-sm">
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {status === "scheduled" && publishedAt ? <span>Appears {siteTime(publishedAt)}</span> : null}
        </p>
      </div>
      <div className="flex">
        {status === "published" ? (
          <Link
            to={addressOf("blogPost", { slug: post.slug })}
            aria-label={`Read ${title}`}
            title="Read"
            className="inline-grid size-11 place-items-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink"
          >
            <ExternalLink aria-hidden strokeWidth={1.75} className="size-5" />
          </Link>
        ) : null}
        {fixed ? null : (
          <>
            <IconButton label={`Edit ${title}`} title="Edit" icon={<Pencil aria-hidden />} onClick={onEdit} />
            <IconButton
              label={`Delete ${title}`}
              title="Delete"
              icon={<Trash2 aria-hidden />}
              tone="danger"
              onClick={onDelete}
            />
          </>
        )}
      </div>
    </li>
  );
}
