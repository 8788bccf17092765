import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "../../../worker/contract/account";
import type { CommunityPost } from "../../../worker/contract/community";
import type { RoomEvent } from "../../../worker/contract/live";
import { mayDo } from "../../../worker/contract/rights";
import { changed } from "../../data/changed";
import { applyComment } from "./comments/comment-changes";
import { addPost, changeNewer, dropPost, feedOf, findPost, holdBackPost, placePost } from "./feed-changes";
import { rowsOf } from "./paged-cache";
import { asShownPost, isSending } from "./shown-post";

/** Applies a broadcast to the shown data. Applying it twice has the same result. */
export function applyEvent(client: QueryClient, user: CurrentUser, event: RoomEvent): void {
  const maySeeHidden = (authorId: string) => authorId === user.id || mayDo(user.role, "moderation");
  switch (event.type) {
    case "new_post":
      applyNewPost(client, user, event.post);
      return;
    case "post_update":
      if (event.post.isHidden && !maySeeHidden(event.post.userId)) return;
      if (findPost(client, event.post.id)) changeNewer(client, event.post.id, event.post);
      else placePost(client, asShownPost(event.post));
      return;
    case "post_hidden":
      if (maySeeHidden(event.userId)) changeNewer(client, event.postId, { isHidden: true, revision: event.revision });
      else dropPost(client, event.postId);
      return;
    case "post_deleted":
      dropPost(client, event.postId);
      return;
    case "reaction_update":
      changeNewer(client, event.postId, { reactionCounts: event.reactions, revision: event.revision });
      return;
    case "comment_update":
      changeNewer(client, event.postId, { commentCount: event.commentCount, revision: event.revision });
      applyComment(client, event.postId, event.change, user);
      return;
    case "pinned_update":
      void changed(client, "pinned");
      return;
    case "notice":
      void changed(client, "standing");
  }
}

function applyNewPost(client: QueryClient, user: CurrentUser, post: CommunityPost): void {
  if (post.userId !== user.id) holdBackPost(client, asShownPost(post));
  // A post being sent from here comes with its own answer; else it was shared on another device.
  else if (!rowsOf(feedOf(client)).some(isSending) && !findPost(client, post.id)) addPost(client, asShownPost(post));
}
