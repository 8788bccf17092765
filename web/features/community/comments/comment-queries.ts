import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CommentAnswer, ThreadComment } from "../../../../worker/contract/community";
import { commentsKey } from "../../../data/keys";
import { api, call, callPage } from "../../../lib/http/api";
import { itemsOf, pagesOf } from "../../../lib/http/pages-of";
import { changeNewer } from "../feed-changes";
import { asPerson } from "../member-words";
import { useRefusalToast } from "../use-refusal-toast";
import { useViewer } from "../viewer-context";
import { addComment, applyCommentChange, dropComment, type ShownComment, threadsOf } from "./comment-changes";

export const COMMENT_FAILED = "Failed to share your comment. Please try again.";

export function useComments(postId: number) {
  return useInfiniteQuery({
    ...pagesOf(commentsKey(postId), (start) =>
      callPage<ThreadComment>(
        api.api.community.posts[":id"].comments.$get({ param: { id: String(postId) }, query: start }),
      ),
    ),
    select: (data) => threadsOf(itemsOf(data)),
  });
}

type NewComment = { content: string; parentId: number | null; key: string };

/** It stands in the thread at once, and is taken back when the server does not want it. */
export function useAddComment(postId: number) {
  const client = useQueryClient();
  const { user } = useViewer();
  const toastFailure = useRefusalToast();
  const take = useAnswer(postId);
  return useMutation({
    mutationFn: ({ key, ...json }: NewComment): Promise<CommentAnswer> =>
      call<CommentAnswer>(
        api.api.community.posts[":id"].comments.$post(
          { param: { id: String(postId) }, json },
          { headers: { "Idempotency-Key": key } },
        ),
      ),
    onMutate: ({ content, parentId }) => {
      const sending: ShownComment = {
        id: -Date.now(),
        postId,
        parentId,
        userId: user.id,
        user: asPerson(user),
        content,
        createdAt: new Date().toISOString(),
        editedAt: null,
        isDeleted: false,
        isHidden: false,
        hasReported: false,
      };
      addComment(client, sending);
      return sending.id;
    },
    onSuccess: (answer, _comment, sendingId) => {
      dropComment(client, postId, sendingId);
      take(answer, "added");
    },
    onError: (error, _comment, sendingId) => {
      if (sendingId !== undefined) dropComment(client, postId, sendingId);
      toastFailure(error, COMMENT_FAILED);
    },
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
      applyCommentChange(client, postId, change, () => true);
      changeNewer(client, postId, { commentCount, revision });
    },
  });
}

/** What the server answers is one's own, or seen by an admin. */
function useAnswer(postId: number) {
  const client = useQueryClient();
  return ({ comment, commentCount, revision }: CommentAnswer, kind: "added" | "edited") => {
    applyCommentChange(client, postId, { kind, comment }, () => true);
    changeNewer(client, postId, { commentCount, revision });
  };
}
