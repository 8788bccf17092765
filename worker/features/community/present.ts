import type { Role } from "../../contract/account";
import type {
  Comment,
  CommunityPerson,
  CommunityPost,
  FeedPost,
  PinnedMessage,
  ThreadComment,
} from "../../contract/community";
import { REACTION_TYPES, type ReactionType } from "../../contract/community-limits";
import type { communityComment, communityPost, pinnedMessage } from "../../db/community";
import type { Actor } from "../../http/actor";
import { maySeeHidden } from "./policy";

type PostRow = typeof communityPost.$inferSelect;

export function countsOf(row: Pick<PostRow, "supportCount" | "motivationCount" | "fireCount">) {
  return { support: row.supportCount, motivation: row.motivationCount, fire: row.fireCount };
}

type PersonRow = Omit<CommunityPerson, "isCoach"> & { role: Role };

/** Returns a member as the community shows them: whether they coach, but not their role. */
export const presentPerson = ({ role, ...shown }: PersonRow): CommunityPerson => ({
  ...shown,
  isCoach: role !== "user",
});

export function presentPost({ post, user }: { post: PostRow; user: PersonRow }): CommunityPost {
  return {
    id: post.id,
    userId: post.userId,
    content: post.content,
    mediaUrl: post.mediaUrl,
    mediaType: post.mediaType,
    training: post.sharedTraining,
    createdAt: post.createdAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    isHidden: post.hiddenAt !== null,
    user: presentPerson(user),
    reactionCounts: countsOf(post),
    commentCount: post.commentCount,
    revision: post.revision,
    ...(post.mentions ? { mentions: post.mentions } : {}),
  };
}

type FeedRow = { post: PostRow; user: PersonRow; ownReactions: ReactionType[]; hasReported: boolean };

export function presentFeedPost(row: FeedRow): FeedPost {
  const { ownReactions } = row;
  return {
    ...presentPost(row),
    ownReactions: REACTION_TYPES.filter((type) => ownReactions.includes(type)),
    hasReported: row.hasReported,
  };
}

type CommentRow = { comment: typeof communityComment.$inferSelect; user: PersonRow | null };

/** Returns a comment; a deleted one keeps only its place. */
export function presentComment({ comment, user }: CommentRow): Comment {
  const isDeleted = comment.deletedAt !== null;
  return {
    id: comment.id,
    postId: comment.postId,
    ...(comment.pinnedAt === null || isDeleted ? {} : { isPinned: true as const }),
    parentId: comment.parentId,
    userId: isDeleted ? null : comment.userId,
    user: isDeleted || !user ? null : presentPerson(user),
    content: isDeleted ? "" : comment.content,
    createdAt: comment.createdAt.toISOString(),
    editedAt: isDeleted ? null : (comment.editedAt?.toISOString() ?? null),
    isDeleted,
    isHidden: comment.hiddenAt !== null,
    ...(comment.mentions && !isDeleted ? { mentions: comment.mentions } : {}),
  };
}

/** Returns a comment as the actor sees it: a hidden one is an empty place to most. */
export function presentThreadComment(actor: Actor, row: CommentRow & { hasReported: boolean }): ThreadComment {
  const comment = { ...presentComment(row), hasReported: row.hasReported };
  if (!comment.isHidden || maySeeHidden(actor, row.comment.userId)) return comment;
  const { mentions: _, ...hidden } = comment;
  return { ...hidden, userId: null, user: null, content: "", editedAt: null };
}

type PinnedRow = { message: typeof pinnedMessage.$inferSelect; admin: { firstName: string; lastName: string } };

export function presentPinned({ message, admin }: PinnedRow): PinnedMessage {
  return {
    ...message,
    createdAt: message.createdAt.toISOString(),
    updatedAt: message.updatedAt.toISOString(),
    admin,
  };
}
