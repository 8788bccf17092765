import type { LiveRoomObject } from "../../party/durable";
import type { RoomEvent } from "../contract/live";

type Rooms = { ROOM: DurableObjectNamespace<LiveRoomObject> };

export const COMMUNITY_ROOM = "community";

/** Tells the community room what was committed. A deaf room is logged and never fails the write. */
export async function announce(env: Rooms, event: RoomEvent): Promise<void> {
  await quietly(env.ROOM.getByName(COMMUNITY_ROOM).publish(event));
}

/** Ends the live sockets of somebody whose sessions have ended. */
export async function hangUp(env: Rooms, userId: string): Promise<void> {
  await quietly(env.ROOM.getByName(COMMUNITY_ROOM).kick(userId));
}

async function quietly(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    console.error(JSON.stringify({ level: "error", live: String(error) }));
  }
}
