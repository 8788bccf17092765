import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { ErrorState } from "../../../ui/error-state";
import { ShowMore } from "../../../ui/show-more";
import { Spinner } from "../../../ui/spinner";
import { useAdminPosts } from "./admin-blog-queries";
import { PostRow } from "./post-row";

type PostListProps = {
  editing: number | null;
  onEdit: (post: AdminBlogPost) => void;
  onDelete: (post: AdminBlogPost) => void;
};

export function PostList({ editing, onEdit, onDelete }: PostListProps) {
  const list = useAdminPosts({ deleted: false });
  const { data, error, isPending, isFetching, refetch } = list;
  return (
    <section aria-labelledby="existing-posts" className="grid grid-cols-1 gap-4">
      <h2 id="existing-posts" tabIndex={-1} className="scroll-mt-24 text-3xl">
        Existing Blog Posts
      </h2>
      {isPending ? (
        <p role="status" className="flex items-center gap-3 border-line border-y py-6 text-muted">
          <Spinner />
          Loading blog posts...
        </p>
      ) : !data ? (
        isUnauthorized(error) ? null : (
          <ErrorState headingLevel={3} onRetry={() => refetch()} retrying={isFetching}>
            {shownMessage(error)}
          </ErrorState>
        )
      ) : data.length === 0 ? (
        <p className="border-line border-y py-6 text-muted">No blog posts created yet</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data.map((post) => (
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
      {list.hasNextPage ? (
        <ShowMore
          size="md"
          busy={list.isFetchingNextPage}
          error={list.isFetchNextPageError && !isUnauthorized(error) ? shownMessage(error) : null}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </section>
  );
}
