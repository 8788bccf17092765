import { DurableObject } from "cloudflare:workers";
import { type Audience, COMMUNITY_ROOM, HEARTBEAT, type RoomEvent, SOCKETS_PER_SHARD } from "../worker/contract/live";
import { type Listener, Listeners } from "./listeners";
import LiveRoom from "./room";
import { type Census, Shards } from "./shards";

type Rooms = { ROOM: DurableObjectNamespace<LiveRoomObject>; ROOM_SOCKETS_PER_SHARD?: string };

/** The least between two counts of who is here; a large room is told less often, as telling it is work. */
const COUNT_EVERY_MS = 2000;
const COUNT_EVERY_MS_PER_PERSON = 1;
/** Within the time after which an idle object is put to sleep and forgets who has not been told. */
const COUNT_AT_LEAST_EVERY_MS = 8000;

/**
 * The Worker's host for the live room. The object with the room's own name is the first shard and knows the others: it
 * says where the next socket goes, passes on what is published, and counts who is here. Shards only hold sockets.
 */
export class LiveRoomObject extends DurableObject<Rooms> {
  private readonly listeners: Listeners;
  private readonly room: LiveRoom;
  private readonly shards: Shards<DurableObjectStub<LiveRoomObject>>;
  private told: number | null = null;
  /** Sockets that have not been told yet how many are here. */
  private readonly fresh = new Set<WebSocket>();

  constructor(ctx: DurableObjectState, env: Rooms) {
    super(ctx, env);
    this.listeners = new Listeners(ctx);
    this.room = new LiveRoom({
      broadcast: (frame) => this.listeners.send(frame),
      getConnections: (tag) => ctx.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN),
    });
    this.shards = new Shards(
      ctx,
      (name) => env.ROOM.getByName(name),
      Number(env.ROOM_SOCKETS_PER_SHARD) || SOCKETS_PER_SHARD,
    );
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(HEARTBEAT.ask, HEARTBEAT.answer));
  }

  /** The name of the shard that has room for one more socket. Asked of the first one. */
  async assign(): Promise<string> {
    const name = await this.shards.assign(() => this.listeners.sockets);
    await this.countSoon();
    return name;
  }

  /** Only the Worker reaches this, after it has checked session and origin; it says whose socket it is. */
  override async fetch(request: Request): Promise<Response> {
    const listener = listenerIn(request.headers);
    if (!listener) return new Response(null, { status: 401 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.listeners.add(server, listener);
    this.fresh.add(server);
    await this.wakeBy(listener.expiresAt);
    // The count that was due when it was given its place may have been told while it was on its way.
    await this.countSoon();
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells everybody an event is for, in every shard. Asked of the first one. */
  async publish(event: RoomEvent, audience: Audience): Promise<void> {
    const others = this.shards.each((shard) => shard.speak(event, audience));
    this.speak(event, audience);
    await others;
  }

  /** Ends somebody's sockets, as after signing out. Asked of the first one. */
  async kick(userId: string): Promise<void> {
    this.hangUp(userId);
    await this.shards.each((shard) => shard.hangUp(userId));
  }

  /** Tells this shard's own sockets. */
  speak(event: RoomEvent, audience: Audience): void {
    this.listeners.dropEnded(Date.now());
    this.listeners.dropHasty(Date.now());
    this.room.publish(event, audience);
  }

  hangUp(userId: string): void {
    this.listeners.dropUser(userId);
  }

  census(): Census {
    return { sockets: this.listeners.sockets, people: this.listeners.people };
  }

  /** Tells this shard how many are here: all its sockets, or those that have not heard it yet. */
  tellPresence(count: number, changed: boolean): void {
    if (changed) this.speak({ type: "presence", count }, { all: true });
    else {
      const frame = JSON.stringify({ type: "presence", count } satisfies RoomEvent);
      for (const socket of this.fresh) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    }
    this.fresh.clear();
  }

  /** A count is due soon; several reasons make one. */
  async countSoon(): Promise<void> {
    const pause = COUNT_EVERY_MS + COUNT_EVERY_MS_PER_PERSON * (this.told ?? 0);
    await this.wakeBy(Date.now() + Math.min(pause, COUNT_AT_LEAST_EVERY_MS));
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    this.listeners.heed(socket, frame, Date.now());
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.listeners.drop(socket);
    // Without an answer the other side waits for one.
    socket.close(1000);
    await this.countSoon();
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.listeners.drop(socket);
    await this.countSoon();
  }

  /** Hangs up on ended sessions, and counts. A shard has the first one count. */
  override async alarm(): Promise<void> {
    this.listeners.dropEnded(Date.now());
    this.listeners.dropHasty(Date.now());
    if (Number.isFinite(this.listeners.earliestEnd)) await this.wakeBy(this.listeners.earliestEnd);
    if (!this.ctx.id.equals(this.env.ROOM.idFromName(COMMUNITY_ROOM))) {
      return this.env.ROOM.getByName(COMMUNITY_ROOM).countSoon();
    }
    const people = await this.shards.count(this.census());
    const changed = people !== this.told;
    this.told = people;
    this.tellPresence(people, changed);
    await this.shards.each((shard) => shard.tellPresence(people, changed));
  }

  private async wakeBy(at: number): Promise<void> {
    const due = await this.ctx.storage.getAlarm();
    if (due === null || due > at) await this.ctx.storage.setAlarm(at);
  }
}

function listenerIn(headers: Headers): Listener | null {
  const userId = headers.get("x-user-id");
  const expiresAt = Number(headers.get("x-session-expires-at"));
  if (!userId || !expiresAt) return null;
  return { userId, expiresAt, isAdmin: headers.get("x-role") === "admin" };
}
