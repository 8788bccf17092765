import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { useAdminPosts } from "../../../data/admin-blog";
import { listState } from "../../../lib/http/list-state";
import { buttonClass } from "../../../ui/button";
import { GrowingList } from "../../../ui/growing-list";
import { Spinner } from "../../../ui/spinner";
import { PostRow } from "./post-row";

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
      {list.isPending ? (
        <p role="status" className="flex items-center gap-3 border-line border-y py-6 text-muted">
          <Spinner />
          Loading blog posts...
        </p>
      ) : (
        <GrowingList
          {...listState(list)}
          headingLevel={3}
          empty={<p className="border-line border-y py-6 text-muted">No blog posts created yet</p>}
        >
          {(posts) => (
            <ul className="divide-y divide-line border-line border-y">
              {posts.map((post) => (
                <PostRow
                  key={post.id}
                  post={post}
                  editing={post.id === editing}
                  onEdit={() => onEdit(post)}
                  onDelete={() => onDelete(post)}
                />
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </section>
  );
}
