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

/** Publishes a committed event to the community room. An unreachable room is logged and never fails the write. */
export async function publish(env: Rooms, event: CommunityEvent): Promise<void> {
  await loggingFailure(env.ROOM.getByName(COMMUNITY_ROOM).publish(event, { all: true }));
}

/** Tells one audience, on all their devices, that there is something new for them. */
export async function sendTo(
  env: Rooms,
  audience: Exclude<Audience, { all: true }>,
  event: PersonalEvent | ThreadEvent,
): Promise<void> {
  await loggingFailure(env.ROOM.getByName(COMMUNITY_ROOM).publish(event, audience));
}

/** Tells everybody that there is something new for them. */
export async function sendToAll(env: Rooms, event: PersonalEvent): Promise<void> {
  await loggingFailure(env.ROOM.getByName(COMMUNITY_ROOM).publish(event, { all: true }));
}

type Listener = { userId: string; isStaff: boolean; sessionExpiresAt: Date };

/** Opens a socket for a user whose session and origin have been checked. */
export async function openSocket(env: Rooms, listener: Listener): Promise<Response> {
  const headers = new Headers({
    upgrade: "websocket",
    "x-user-id": listener.userId,
    "x-role": listener.isStaff ? "admin" : "member",
    "x-session-expires-at": String(listener.sessionExpiresAt.getTime()),
  });
  return env.ROOM.getByName(COMMUNITY_ROOM).fetch(new Request("https://room/", { headers }));
}

/** Closes the live sockets of a user whose sessions have ended. */
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
