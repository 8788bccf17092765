import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "../../../worker/contract/account";
import type { FeedPost } from "../../../worker/contract/community";
import { api, call } from "../../lib/http/api";
import type { DraftMedia, DraftTraining } from "../../media/kept-post-draft";
import { useToast } from "../../ui/toast-context";
import { addPost, dropPost } from "./feed-changes";
import { asPerson } from "./member-words";
import { hasArrived, type ShownPost } from "./shown-post";
import { useRefusalToast } from "./use-refusal-toast";

export const SHARE_FAILED = "Failed to share your post. Please try again.";

type Share = {
  content: string;
  mentions?: string[];
  media: DraftMedia | null;
  training: DraftTraining | null;
  key: string;
};

/** Shares a post optimistically, and removes it if the server refuses. */
export function useSharePost(user: CurrentUser) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useRefusalToast();
  return useMutation({
    mutationFn: ({ content, mentions, media, training, key }: Share): Promise<FeedPost> =>
      call<FeedPost>(
        api.api.community.posts.$post(
          {
            json: {
              content,
              ...(mentions ? { mentions } : {}),
              ...(media ? { mediaUrl: media.mediaUrl, mediaType: media.mediaType } : {}),
              ...(training ? { completionId: training.completionId } : {}),
            },
          },
          { headers: { "Idempotency-Key": key } },
        ),
      ),
    onMutate: (share) => {
      const sending = sendingPost(user, share);
      addPost(client, sending);
      return sending.id;
    },
    onSuccess: (post, _share, sendingId) => {
      hasArrived(sendingId, post);
      dropPost(client, sendingId);
      addPost(client, post);
      toast({
        title: "Post shared!",
        description: "Your post has been shared with the community.",
        tone: "success",
      });
    },
    onError: (error, _share, sendingId) => {
      if (sendingId !== undefined) dropPost(client, sendingId);
      toastFailure(error, SHARE_FAILED);
    },
  });
}

function sendingPost(user: CurrentUser, { content, media, training }: Share): ShownPost {
  return {
    id: -Date.now(),
    userId: user.id,
    content,
    mediaUrl: media?.mediaUrl ?? null,
    mediaType: media?.mediaType ?? null,
    training,
    createdAt: new Date().toISOString(),
    editedAt: null,
    isHidden: false,
    user: asPerson(user),
    reactionCounts: { support: 0, motivation: 0, fire: 0 },
    commentCount: 0,
    revision: 0,
    ownReactions: [],
    hasReported: false,
  };
}
