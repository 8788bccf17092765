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

/** Shown at once; what the server counts follows. */
export function useReaction(postId: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const mutationKey = ["/api/community/posts", postId, "reactions"];
  return useMutation({
    mutationKey,
    // Quick presses go one after the other, so that the last one decides.
    scope: { id: mutationKey.join("/") },
    mutationFn: (json: Reaction) =>
      call(api.api.community.posts[":id"].reactions.$post({ param: { id: String(postId) }, json })),
    onMutate: (reaction) => changePost(client, postId, (post) => withReaction(post, reaction)),
    onSuccess: ({ reactionCounts, ownReactions, revision }) => {
      // Another press is on its way and already shown; its own answer will count it.
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

/** Setting what is set already changes nothing. */
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

/** The room may have told new counts in between: taking back one's own is then a guess. */
async function readAgain(client: QueryClient, postId: number): Promise<void> {
  try {
    const fresh = await readPost(postId);
    changePost(client, postId, (post) => ({ ...post, ...fresh }));
  } catch {
    // Without an answer the guess stands until the room or the next reading says more.
  }
}
