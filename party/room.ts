import type * as Party from "partykit/server";
import { isRoomEvent, type RoomEvent } from "../worker/contract/live";

/** What the room needs of the thing it runs in: PartyKit's room, or the Worker's Durable Object. */
export type RoomHost = Pick<Party.Room, "broadcast">;

/**
 * A loudspeaker: it repeats what the API has committed to everybody who listens, and never what a client claims.
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

  publish(event: RoomEvent): void {
    if (!isRoomEvent(event)) throw new TypeError("not a room event");
    this.room.broadcast(JSON.stringify(event));
  }
}
