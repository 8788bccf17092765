import type { CommentChange, CommunityPost, ReactionCounts } from "./community";

/** Events for everybody in the room. Only the server sends them, after the API has committed their content. */
export type CommunityEvent =
  | { type: "new_post"; post: CommunityPost }
  /** Edited, or shown again after a review. */
  | { type: "post_update"; post: CommunityPost }
  /** Hidden from everybody but its author and admins. */
  | { type: "post_hidden"; postId: number; userId: string; revision: number }
  | { type: "post_deleted"; postId: number }
  | { type: "reaction_update"; postId: number; reactions: ReactionCounts; revision: number }
  | { type: "comment_update"; postId: number; commentCount: number; revision: number; change: CommentChange }
  | { type: "pinned_update" }
  | ThreadEvent;

/** A change in a training thread; for a private week only its member and staff receive it. */
export type ThreadEvent = {
  type: "thread_update";
  /** A day of a week, or a workout. */
  programId: number | null;
  dayOfWeek: number | null;
  workoutId: number | null;
  commentCount: number;
  revision: number;
  change: CommentChange;
};

/** Events for one user or all admins. They carry no content; clients fetch it. */
export type PersonalEvent = { type: "notice" } | { type: "message"; conversationId: string };

/** Number of people online, including oneself. The room sends it at most every few seconds. */
type PresenceEvent = { type: "presence"; count: number };

export type RoomEvent = CommunityEvent | PersonalEvent | PresenceEvent;

/** Recipients of an event: everybody, one member's sockets, or those of all admins. */
export type Audience = { all: true } | { userId: string } | { admins: true };

const TYPES: ReadonlySet<string> = new Set<RoomEvent["type"]>([
  "new_post",
  "post_update",
  "post_hidden",
  "post_deleted",
  "reaction_update",
  "comment_update",
  "thread_update",
  "pinned_update",
  "notice",
  "message",
  "presence",
]);

export function isRoomEvent(value: unknown): value is RoomEvent {
  return typeof value === "object" && value !== null && "type" in value && TYPES.has(String(value.type));
}

/** A client's heartbeat and its answer: plain text, answered by the platform while the room hibernates. */
export const HEARTBEAT = { ask: "ping", answer: "pong" } as const;

/** Close codes. After `sessionEnded` the client checks its session, and reconnects if it still has one. */
export const CLOSE = { sessionEnded: 4401, policy: 1008 } as const;

/** Name of the room's Durable Object. */
export const COMMUNITY_ROOM = "community";
