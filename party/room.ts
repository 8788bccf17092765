import type * as Party from "partykit/server";
import { type Audience, isRoomEvent, type RoomEvent } from "../worker/contract/live";

/** What the room needs from its host: PartyKit's room, or the Worker's Durable Object. */
type RoomHost = {
  broadcast(frame: string): void;
  /** Returns the connections that carry a tag. */
  getConnections(tag?: string): Iterable<{ send(frame: string): void }>;
};

const ADMINS = "admins";
const tagOf = (userId: string) => `user:${userId}`;

/** Returns the tags of a listener's connection, by which an audience is looked up. */
export const tagsOf = (listener: { userId: string; isStaff: boolean }) => [
  tagOf(listener.userId),
  ...(listener.isStaff ? [ADMINS] : []),
];

/**
 * Relays what the API has committed to its audience, and never what a client claims. Written in PartyKit's shape, so
 * that `partykit.json` can name it and `durable.ts` can wrap it for the Worker.
 */
export default class LiveRoom implements Party.Server {
  readonly options: Party.ServerOptions = { hibernate: true };

  constructor(readonly room: RoomHost) {}

  /** Refuses direct connections: a party host cannot check a session, so listeners come in through the Worker. */
  static onBeforeConnect(): Response {
    return new Response("Unauthorized", { status: 401 });
  }

  /** Ignores frames from clients; the platform answers heartbeats without waking the room. */
  onMessage(): void {}

  publish(event: RoomEvent, audience: Audience): void {
    if (!isRoomEvent(event)) throw new TypeError("not a room event");
    const frame = JSON.stringify(event);
    if ("all" in audience) this.room.broadcast(frame);
    else {
      const tag = "admins" in audience ? ADMINS : tagOf(audience.userId);
      for (const listener of this.room.getConnections(tag)) listener.send(frame);
    }
  }
}

// Type check: the class has the shape that `partykit.json` promises.
LiveRoom satisfies Party.Worker;
