import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Comment, CommentAnswer } from "../../../../worker/contract/community";
import { api, call } from "../../../lib/api";
import { callPage } from "../../../lib/call-page";
import { commentsKey } from "../community-keys";
import { changeNewer } from "../feed-changes";
import { hearComment, threadsOf } from "./comment-changes";

const FIRST_PAGE: string | null = null;

export function useComments(postId: number) {
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    queryFn: ({ pageParam }) =>
      callPage<Comment>(
        api.api.community.posts[":id"].comments.$get({
          param: { id: String(postId) },
          query: pageParam ? { cursor: pageParam } : {},
        }),
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => threadsOf(pages.flatMap((page) => page.items)),
  });
}

type NewComment = { content: string; parentId: number | null; key: string };

export function useAddComment(postId: number) {
  const take = useAnswer(postId);
  return useMutation({
    mutationFn: ({ key, ...json }: NewComment): Promise<CommentAnswer> =>
      call<CommentAnswer>(
        api.api.community.posts[":id"].comments.$post(
          { param: { id: String(postId) }, json },
          { headers: { "Idempotency-Key": key } },
        ),
      ),
    onSuccess: (answer) => take(answer, "added"),
  });
}

export function useEditComment(postId: number) {
  const take = useAnswer(postId);
  return useMutation({
    mutationFn: ({ id, content }: { id: number; content: string }): Promise<CommentAnswer> =>
      call<CommentAnswer>(api.api.community.comments[":id"].$put({ param: { id: String(id) }, json: { content } })),
    onSuccess: (answer) => take(answer, "edited"),
  });
}

/** `onDeleted` comes first: the row goes with what follows, and takes its own callbacks along. */
export function useDeleteComment(postId: number, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.api.community.comments[":id"].$delete({ param: { id: String(id) } })),
    onSuccess: ({ change, commentCount, revision }) => {
      onDeleted();
      hearComment(client, postId, change);
      changeNewer(client, postId, { commentCount, revision });
    },
  });
}

function useAnswer(postId: number) {
  const client = useQueryClient();
  return ({ comment, commentCount, revision }: CommentAnswer, kind: "added" | "edited") => {
    hearComment(client, postId, { kind, comment });
    changeNewer(client, postId, { commentCount, revision });
  };
}
