import type { CommunityPost, FeedPost } from "../../../worker/contract/community";

/** A post on the screen. One that is on its way has a negative id. */
export type ShownPost = FeedPost;

export const isSending = (post: ShownPost) => post.id < 0;

/** What the room tells of a post, for somebody who has done nothing with it yet. */
export const asSeen = (post: CommunityPost): ShownPost => ({ ...post, ownReactions: [], hasReported: false });

/** Posts that were shared from this page, by the id that they had while they were on their way. */
const sentAs = new Map<number, number>();

/** Once it has arrived it is still drawn as the same: what its author has opened in it stays open. */
export const hasArrived = (sendingId: number, post: ShownPost) => void sentAs.set(post.id, sendingId);
export const drawnAs = ({ id }: ShownPost) => sentAs.get(id) ?? id;
