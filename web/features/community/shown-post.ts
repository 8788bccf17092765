import type { CommunityPost, FeedPost } from "../../../worker/contract/community";

/** A post on the screen. One being sent has a negative id. */
export type ShownPost = FeedPost;

export const isSending = (post: ShownPost) => post.id < 0;

/** Returns a broadcast post for a member who has not reacted to it. */
export const asShownPost = (post: CommunityPost): ShownPost => ({ ...post, ownReactions: [], hasReported: false });

/** Ids of posts sent from this page, by their ids while being sent. */
const sentAs = new Map<number, number>();

/** Keeps the React key of a post after it was sent, so that what its author has opened in it stays open. */
export const hasArrived = (sendingId: number, post: ShownPost) => void sentAs.set(post.id, sendingId);
export const drawnAs = ({ id }: ShownPost) => sentAs.get(id) ?? id;
