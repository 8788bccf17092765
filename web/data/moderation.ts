import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { MutedMember, Review } from "../../worker/contract/community";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { changed } from "./changed";
import { KEYS } from "./keys";
import { useChange } from "./use-change";

const moderation = api.api.admin.moderation;
const mutes = api.api.admin["community-mutes"];

export function useReviews() {
  return useInfiniteQuery({
    ...pagesOf(KEYS.reviews, (start) => callPage<Review>(moderation.$get({ query: start }))),
    refetchOnMount: "always",
  });
}

export function useMutes() {
  return useInfiniteQuery({
    ...pagesOf(KEYS.mutes, (start) => callPage<MutedMember>(mutes.$get({ query: start }))),
    refetchOnMount: "always",
  });
}

/** A decision on a post, or on a comment, which may be about training. */
type Decision = { postId: number | null; commentId: number | null; decision: "keep" | "remove" };

export const useDecide = (onDecided: (decision: Decision) => void) =>
  useChange(
    "moderation",
    ({ postId, commentId, decision }: Decision) =>
      call(
        commentId === null
          ? moderation[":id"].$post({ param: { id: String(postId) }, json: { decision } })
          : moderation.comments[":id"].$post({ ...atId(commentId), json: { decision } }),
      ),
    { onDone: (_answer, decision) => onDecided(decision) },
  );

export const useMute = () =>
  useChange("moderation", ({ userId, ...json }: { userId: string; days: number | null; reason: string | null }) =>
    call(mutes[":id"].$put({ param: { id: userId }, json })),
  );

export const useUnmute = (onDone: () => void) =>
  useChange("moderation", (userId: string) => call(mutes[":id"].$delete({ param: { id: userId } })), { onDone });

/** Refetches both lists, in which all admins' decisions show. */
export function useRefreshModeration() {
  const client = useQueryClient();
  return () => changed(client, "moderation");
}
