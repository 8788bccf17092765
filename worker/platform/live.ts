import type { LiveRoomObject } from "../../party/durable";
import {
  type Audience,
  COMMUNITY_ROOM,
  type CommunityEvent,
  type PersonalEvent,
  type ThreadEvent,
} from "../contract/live";
import { log } from "./log";

export type Rooms = { ROOM: DurableObjectNamespace<LiveRoomObject> };

/** Tells the community room what was committed. A deaf room is logged and never fails the write. */
export async function publish(env: Rooms, event: CommunityEvent): Promise<void> {
  await loggingFailure(env.ROOM.getByName(COMMUNITY_ROOM).publish(event, { all: true }));
}

/** Tells only those concerned that there is something for them, on all their devices. */
export async function sendTo(
  env: Rooms,
  audience: Exclude<Audience, { all: true }>,
  event: PersonalEvent | ThreadEvent,
): Promise<void> {
  await loggingFailure(env.ROOM.getByName(COMMUNITY_ROOM).publish(event, audience));
}

/** Tells everybody that there is something for them. */
export async function sendToAll(env: Rooms, event: PersonalEvent): Promise<void> {
  await loggingFailure(env.ROOM.getByName(COMMUNITY_ROOM).publish(event, { all: true }));
}

type Listener = { userId: string; isStaff: boolean; sessionExpiresAt: Date };

/** Opens a socket for somebody whose session and origin have been checked. */
export async function openSocket(env: Rooms, listener: Listener): Promise<Response> {
  const headers = new Headers({
    upgrade: "websocket",
    "x-user-id": listener.userId,
    "x-role": listener.isStaff ? "admin" : "member",
    "x-session-expires-at": String(listener.sessionExpiresAt.getTime()),
  });
  return env.ROOM.getByName(COMMUNITY_ROOM).fetch(new Request("https://room/", { headers }));
}

/** Ends the live sockets of somebody whose sessions have ended. */
export async function closeSockets(env: Rooms, userId: string): Promise<void> {
  await loggingFailure(env.ROOM.getByName(COMMUNITY_ROOM).kick(userId));
}

async function loggingFailure(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    log.error("live_room", error);
  }
}
