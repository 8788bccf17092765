import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { MutedMember, Review } from "../../worker/contract/community";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { changed } from "./changed";
import { KEYS } from "./keys";

export function useReviews() {
  return useInfiniteQuery({
    ...pagesOf(KEYS.reviews, (start) => callPage<Review>(api.api.admin.moderation.$get({ query: start }))),
    refetchOnMount: "always",
  });
}

export function useMutes() {
  return useInfiniteQuery({
    ...pagesOf(KEYS.mutes, (start) => callPage<MutedMember>(api.api.admin["community-mutes"].$get({ query: start }))),
    refetchOnMount: "always",
  });
}

/** A decision on a post, or on a comment, which may be about training. */
type Decision = { postId: number | null; commentId: number | null; decision: "keep" | "remove" };

/** `onDecided` runs first: the refetch removes the row and with it the row's own callbacks. */
export function useDecide(onDecided: (decision: Decision) => void) {
  const refresh = useRefreshModeration();
  return useMutation({
    mutationFn: ({ postId, commentId, decision }: Decision) =>
      call(
        commentId === null
          ? api.api.admin.moderation[":id"].$post({ param: { id: String(postId) }, json: { decision } })
          : api.api.admin.moderation.comments[":id"].$post({ param: { id: String(commentId) }, json: { decision } }),
      ),
    onSuccess: (_answer, decision) => {
      onDecided(decision);
      return refresh();
    },
  });
}

export function useMute() {
  const refresh = useRefreshModeration();
  return useMutation({
    mutationFn: ({ userId, ...json }: { userId: string; days: number | null; reason: string | null }) =>
      call(api.api.admin["community-mutes"][":id"].$put({ param: { id: userId }, json })),
    onSuccess: refresh,
  });
}

/** Likewise, `onUnmuted` runs first. */
export function useUnmute(onUnmuted: () => void) {
  const refresh = useRefreshModeration();
  return useMutation({
    mutationFn: (userId: string) => call(api.api.admin["community-mutes"][":id"].$delete({ param: { id: userId } })),
    onSuccess: () => {
      onUnmuted();
      return refresh();
    },
  });
}

/** Refetches both lists, in which all admins' decisions show. */
export function useRefreshModeration() {
  const client = useQueryClient();
  return () => changed(client, "moderation");
}
