import type { CommentChange, CommunityPost, ReactionCounts } from "./community";

/** What everybody in the room is told. Sent by the server only; the payloads are what the API has committed. */
export type CommunityEvent =
  | { type: "new_post"; post: CommunityPost }
  /** Edited, or back after a review. */
  | { type: "post_update"; post: CommunityPost }
  /** Out of sight for everybody but its author and admins. */
  | { type: "post_hidden"; postId: number; userId: string; revision: number }
  | { type: "post_deleted"; postId: number }
  | { type: "reaction_update"; postId: number; reactions: ReactionCounts; revision: number }
  | { type: "comment_update"; postId: number; commentCount: number; revision: number; change: CommentChange }
  | { type: "pinned_update" }
  | ThreadEvent;

/** What was said in a thread about training. Of a private week it is told to its member and the coach alone. */
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

/** What only those concerned are told, without content: they ask for it. */
export type PersonalEvent = { type: "notice" } | { type: "message"; conversationId: string };

/** How many people are here, oneself included. The room counts them itself, at most every few seconds. */
type PresenceEvent = { type: "presence"; count: number };

export type RoomEvent = CommunityEvent | PersonalEvent | PresenceEvent;

/** To whom an event goes: all that listen, one member's sockets, or those of all admins. */
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

/** A client's heartbeat and its answer: plain text, answered by the platform while the room sleeps. */
export const HEARTBEAT = { ask: "ping", answer: "pong" } as const;

/** Why the room closes a socket. After `sessionEnded` the client asks who it is, and comes back if somebody still is. */
export const CLOSE = { sessionEnded: 4401, policy: 1008 } as const;

/** The object that is the room. */
export const COMMUNITY_ROOM = "community";
