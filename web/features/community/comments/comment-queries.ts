import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CommentAnswer, ThreadComment } from "../../../../worker/contract/community";
import { type CommentPlace, commentsKey } from "../../../data/keys";
import { countComments } from "../../../data/threads";
import { api, call, callPage } from "../../../lib/http/api";
import { itemsOf, pagesOf } from "../../../lib/http/pages-of";
import { changeNewer } from "../feed-changes";
import { asPerson } from "../member-words";
import { useRefusalToast } from "../use-refusal-toast";
import { useViewer } from "../viewer-context";
import { addComment, applyCommentChange, dropComment, type ShownComment, threadsOf } from "./comment-changes";

export const COMMENT_FAILED = "Failed to share your comment. Please try again.";

/** Returns the API calls for a kind of place. */
function callsOf(place: CommentPlace) {
  if (typeof place === "number") return { calls: api.api.community.posts[":id"].comments, id: String(place) };
  const calls = place.kind === "day" ? api.api["daily-workouts"][":id"].comments : api.api.workouts[":id"].comments;
  return { calls, id: String(place.id) };
}

export function useComments(place: CommentPlace) {
  const { calls, id } = callsOf(place);
  return useInfiniteQuery({
    ...pagesOf(commentsKey(place), (start) => callPage<ThreadComment>(calls.$get({ param: { id }, query: start }))),
    select: (data) => threadsOf(itemsOf(data)),
  });
}

type NewComment = { content: string; mentions?: string[]; parentId: number | null; key: string };

/** Adds a comment optimistically, and removes it if the server refuses. */
export function useAddComment(place: CommentPlace) {
  const client = useQueryClient();
  const { user } = useViewer();
  const toastFailure = useRefusalToast();
  const take = useAnswer(place);
  const { calls, id } = callsOf(place);
  return useMutation({
    mutationFn: ({ key, ...json }: NewComment): Promise<CommentAnswer> =>
      call<CommentAnswer>(calls.$post({ param: { id }, json }, { headers: { "Idempotency-Key": key } })),
    onMutate: ({ content, parentId }) => {
      const sending: ShownComment = {
        id: -Date.now(),
        postId: typeof place === "number" ? place : null,
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
      addComment(client, place, sending);
      return sending.id;
    },
    onSuccess: (answer, _comment, sendingId) => {
      dropComment(client, place, sendingId);
      take(answer, "added");
    },
    onError: (error, _comment, sendingId) => {
      if (sendingId !== undefined) dropComment(client, place, sendingId);
      toastFailure(error, COMMENT_FAILED);
    },
  });
}

export function useEditComment(place: CommentPlace) {
  const take = useAnswer(place);
  return useMutation({
    mutationFn: ({ id, ...json }: { id: number; content: string; mentions?: string[] }): Promise<CommentAnswer> =>
      call<CommentAnswer>(api.api.community.comments[":id"].$put({ param: { id: String(id) }, json })),
    onSuccess: (answer) => take(answer, "edited"),
  });
}

/** Deletes a comment. `onDeleted` runs before the row unmounts, which would drop the mutation's own callbacks. */
export function useDeleteComment(place: CommentPlace, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.api.community.comments[":id"].$delete({ param: { id: String(id) } })),
    onSuccess: ({ change, commentCount, revision }) => {
      onDeleted();
      applyCommentChange(client, place, change, () => true);
      counted(client, place, { commentCount, revision });
    },
  });
}

type Counts = Pick<CommentAnswer, "commentCount" | "revision">;

/** Updates the comment count beside a post, a day or a workout. */
function counted(client: QueryClient, place: CommentPlace, counts: Counts): void {
  if (typeof place === "number") changeNewer(client, place, counts);
  else countComments(client, place, counts.commentCount);
}

/** Applies the server's answer: the comment is one's own, or seen by an admin. */
export function useAnswer(place: CommentPlace) {
  const client = useQueryClient();
  return ({ comment, commentCount, revision }: CommentAnswer, kind: "added" | "edited") => {
    applyCommentChange(client, place, { kind, comment }, () => true);
    counted(client, place, { commentCount, revision });
  };
}
