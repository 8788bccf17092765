import { DurableObject } from "cloudflare:workers";
import { type Audience, HEARTBEAT, type RoomEvent } from "../worker/contract/live";
import { type Listener, Listeners } from "./listeners";
import LiveRoom from "./room";

/** Shortest interval between two presence counts. It grows with the room, because telling a large room is work. */
const COUNT_EVERY_MS = 2000;
const COUNT_EVERY_MS_PER_PERSON = 1;
/** Shorter than the time after which an idle object hibernates and forgets who has not been told the count. */
const COUNT_AT_LEAST_EVERY_MS = 8000;

/** Hosts the live room in the Worker: holds the sockets, forwards published events and counts who is here. */
export class LiveRoomObject extends DurableObject<object> {
  private readonly listeners: Listeners;
  private readonly room: LiveRoom;
  private told: number | null = null;
  /** Sockets that have not received a presence count yet. */
  private readonly fresh = new Set<WebSocket>();

  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    this.listeners = new Listeners(ctx);
    this.room = new LiveRoom({
      broadcast: (frame) => this.listeners.send(frame),
      getConnections: (tag) => ctx.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN),
    });
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(HEARTBEAT.ask, HEARTBEAT.answer));
  }

  /** Accepts a socket. Only the Worker calls this, after checking session and origin; headers name the listener. */
  override async fetch(request: Request): Promise<Response> {
    const listener = listenerIn(request.headers);
    if (!listener) return new Response(null, { status: 401 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.listeners.add(server, listener);
    this.fresh.add(server);
    await this.wakeBy(listener.expiresAt);
    await this.countSoon();
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends an event to its audience. */
  publish(event: RoomEvent, audience: Audience): void {
    this.listeners.dropEnded(Date.now());
    this.listeners.dropHasty(Date.now());
    this.room.publish(event, audience);
  }

  /** Closes all sockets of a user, for example after sign-out. */
  kick(userId: string): void {
    this.listeners.dropUser(userId);
  }

  census(): { sockets: number; people: number } {
    return { sockets: this.listeners.sockets, people: this.listeners.people };
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    this.listeners.heed(socket, frame, Date.now());
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.listeners.drop(socket);
    // Unless the close is answered, the other side keeps waiting for one.
    socket.close(1000);
    await this.countSoon();
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.listeners.drop(socket);
    await this.countSoon();
  }

  /** Closes sockets of expired sessions and of clients that beat too often, then sends the presence count. */
  override async alarm(): Promise<void> {
    this.listeners.dropEnded(Date.now());
    this.listeners.dropHasty(Date.now());
    if (Number.isFinite(this.listeners.earliestEnd)) await this.wakeBy(this.listeners.earliestEnd);
    this.tellPresence(this.listeners.people);
  }

  /** Sends the presence count to every socket if it changed, otherwise only to those that have not received one. */
  private tellPresence(count: number): void {
    const event = { type: "presence", count } satisfies RoomEvent;
    if (count !== this.told) this.publish(event, { all: true });
    else {
      const frame = JSON.stringify(event);
      for (const socket of this.fresh) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    }
    this.told = count;
    this.fresh.clear();
  }

  /** Schedules a presence count; several requests within the interval share one. */
  private async countSoon(): Promise<void> {
    const pause = COUNT_EVERY_MS + COUNT_EVERY_MS_PER_PERSON * (this.told ?? 0);
    await this.wakeBy(Date.now() + Math.min(pause, COUNT_AT_LEAST_EVERY_MS));
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
  return { userId, expiresAt, isStaff: headers.get("x-role") === "admin" };
}
