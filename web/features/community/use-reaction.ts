import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactionType } from "../../../worker/contract/community-limits";
import { readPost } from "../../data/community";
import { api, call } from "../../lib/http/api";
import { isUnauthorized } from "../../lib/http/request-error";
import { useToast } from "../../ui/toast-context";
import { changePost } from "./feed-changes";
import { refusalText } from "./refusal-text";
import type { ShownPost } from "./shown-post";

const REACTION_FAILED = "Failed to update reaction. Please try again.";

type Reaction = { reactionType: ReactionType; active: boolean };

/** Reacts optimistically; the server's counts follow. */
export function useReaction(postId: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const mutationKey = ["/api/community/posts", postId, "reactions"];
  return useMutation({
    mutationKey,
    // Quick presses are sent one after the other, so that the last one decides.
    scope: { id: mutationKey.join("/") },
    mutationFn: (json: Reaction) =>
      call(api.api.community.posts[":id"].reactions.$post({ param: { id: String(postId) }, json })),
    onMutate: (reaction) => changePost(client, postId, (post) => withReaction(post, reaction)),
    onSuccess: ({ reactionCounts, ownReactions, revision }) => {
      // Another press is in flight, and its own answer has the counts.
      if (client.isMutating({ mutationKey }) > 1) return;
      changePost(client, postId, (post) =>
        revision < post.revision ? { ...post, ownReactions } : { ...post, reactionCounts, ownReactions, revision },
      );
    },
    onError: (error, { reactionType, active }) => {
      changePost(client, postId, (post) => withReaction(post, { reactionType, active: !active }));
      if (isUnauthorized(error)) return;
      void readAgain(client, postId);
      toast({ title: "Error", description: refusalText(error, REACTION_FAILED), tone: "destructive" });
    },
  });
}

/** Returns a post with a reaction set or removed; unchanged if it is so already. */
function withReaction(post: ShownPost, { reactionType, active }: Reaction): ShownPost {
  if (post.ownReactions.includes(reactionType) === active) return post;
  const count = post.reactionCounts[reactionType] + (active ? 1 : -1);
  return {
    ...post,
    ownReactions: active
      ? [...post.ownReactions, reactionType]
      : post.ownReactions.filter((type) => type !== reactionType),
    reactionCounts: { ...post.reactionCounts, [reactionType]: Math.max(0, count) },
  };
}

/** Refetches after a failure: broadcasts may have changed the counts, so undoing locally is a guess. */
async function readAgain(client: QueryClient, postId: number): Promise<void> {
  try {
    const fresh = await readPost(postId);
    changePost(client, postId, (post) => ({ ...post, ...fresh }));
  } catch {
    // If that fails, the guess stays until the next broadcast or refetch.
  }
}
