/** What the room says to those who listen. Sent by the server only; the payloads are what the API has committed. */
export type RoomEvent =
  | { type: "new_post"; post: unknown }
  | { type: "reaction_update"; postId: number; reactions: Record<string, number> }
  | { type: "post_deleted"; postId: number }
  | { type: "pinned_update" };

const TYPES: ReadonlySet<string> = new Set<RoomEvent["type"]>([
  "new_post",
  "reaction_update",
  "post_deleted",
  "pinned_update",
]);

export function isRoomEvent(value: unknown): value is RoomEvent {
  return typeof value === "object" && value !== null && "type" in value && TYPES.has(String(value.type));
}

/** A client's heartbeat and its answer: plain text, answered by the platform while the room sleeps. */
export const HEARTBEAT = { ask: "ping", answer: "pong" } as const;
