import type * as Party from "partykit/server";
import { type Audience, isRoomEvent, type RoomEvent } from "../worker/contract/live";

/** What the room needs of the thing it runs in: PartyKit's room, or the Worker's Durable Object. */
type RoomHost = {
  broadcast(frame: string): void;
  /** The listeners with a tag. */
  getConnections(tag?: string): Iterable<{ send(frame: string): void }>;
};

const ADMINS = "admins";
const tagOf = (userId: string) => `user:${userId}`;

/** The tags under which a listener is found again. */
export const tagsOf = (listener: { userId: string; isStaff: boolean }) => [
  tagOf(listener.userId),
  ...(listener.isStaff ? [ADMINS] : []),
];

/**
 * A loudspeaker: it repeats what the API has committed to those it is meant for, and never what a client claims.
 * Written in PartyKit's shape, so that `partykit.json` can name it and `durable.ts` can wrap it for the Worker.
 */
export default class LiveRoom implements Party.Server {
  readonly options: Party.ServerOptions = { hibernate: true };

  constructor(readonly room: RoomHost) {}

  /** A party host has no session to ask: listeners come in through the Worker, which does. */
  static onBeforeConnect(): Response {
    return new Response("Unauthorized", { status: 401 });
  }

  /** Frames from clients carry nothing; heartbeats are answered by the platform without waking the room. */
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

// The shape that `partykit.json` promises.
LiveRoom satisfies Party.Worker;
