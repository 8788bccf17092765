import { CLOSE } from "../worker/contract/live";
import { tagsOf } from "./room";

export type Listener = { userId: string; isStaff: boolean; expiresAt: number };

/** Frames are limited because none is expected: heartbeats are answered by the platform and do not arrive here. */
const FRAME_MAX_BYTES = 4096;
const FRAMES = 20;
const FRAMES_MS = 10_000;
const SOCKETS_PER_USER = 12;
/** An honest client sends a heartbeat every 25 seconds; a page that wakes up may send one in between. */
const BEATS_APART_MS = 10_000;
const HASTY_BEATS = 3;
const LOOK_EVERY_MS = 500;

const listenerOf = (socket: WebSocket) => socket.deserializeAttachment() as Listener | null;

/**
 * The sockets of one object and the users they belong to. Each listener is cached in memory, so that a broadcast only
 * sends, and is restored from the socket's attachment after hibernation.
 */
export class Listeners {
  private readonly socketsOf = new Map<string, number>();
  private readonly frames = new WeakMap<WebSocket, { count: number; since: number }>();
  private readonly beats = new WeakMap<WebSocket, { last: number; hasty: number }>();
  private lookedAt = 0;
  /** Earliest expiry among the sessions connected here, in ms UTC. */
  earliestEnd = Number.POSITIVE_INFINITY;

  constructor(private readonly ctx: DurableObjectState) {
    for (const socket of ctx.getWebSockets()) {
      const listener = listenerOf(socket);
      if (listener) this.note(listener);
    }
  }

  /** Number of distinct users connected. */
  get people(): number {
    return this.socketsOf.size;
  }

  get sockets(): number {
    return this.ctx.getWebSockets().length;
  }

  add(socket: WebSocket, listener: Listener): void {
    const [tag = ""] = tagsOf(listener);
    const sockets = this.ctx.getWebSockets(tag);
    // The oldest sockets are closed to make room.
    for (const extra of sockets.slice(0, Math.max(0, sockets.length - SOCKETS_PER_USER + 1))) {
      this.drop(extra, CLOSE.policy, "too many connections");
    }
    this.ctx.acceptWebSocket(socket, tagsOf(listener));
    socket.serializeAttachment(listener);
    this.note(listener);
  }

  /** Forgets a socket that has closed; with a code, closes it. */
  drop(socket: WebSocket, code?: number, reason?: string): void {
    const listener = listenerOf(socket);
    // `close` fires for a socket that we closed ourselves too; count it only once.
    if (listener) {
      socket.serializeAttachment(null);
      const left = (this.socketsOf.get(listener.userId) ?? 1) - 1;
      if (left > 0) this.socketsOf.set(listener.userId, left);
      else this.socketsOf.delete(listener.userId);
    }
    if (code) socket.close(code, reason);
  }

  dropUser(userId: string): void {
    const [tag] = tagsOf({ userId, isStaff: false });
    for (const socket of this.ctx.getWebSockets(tag)) this.drop(socket, CLOSE.sessionEnded, "session ended");
  }

  /** Closes the sockets whose session has expired. */
  dropEnded(now: number): void {
    if (now < this.earliestEnd) return;
    this.earliestEnd = Number.POSITIVE_INFINITY;
    for (const socket of this.ctx.getWebSockets()) {
      const listener = listenerOf(socket);
      if (listener && listener.expiresAt <= now) this.drop(socket, CLOSE.sessionEnded, "session ended");
      else if (listener) this.earliestEnd = Math.min(this.earliestEnd, listener.expiresAt);
    }
  }

  /** Sends a frame to every socket. One that fails is dropped and does not stop the rest. */
  send(frame: string): void {
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(frame);
      } catch {
        this.drop(socket);
      }
    }
  }

  /** Closes a socket that sends too many or too large frames. Their content is never read. */
  heed(socket: WebSocket, frame: string | ArrayBuffer, now: number): void {
    const size = typeof frame === "string" ? frame.length : frame.byteLength;
    const seen = this.frames.get(socket);
    const counted = seen && now - seen.since < FRAMES_MS ? seen : { count: 0, since: now };
    counted.count += 1;
    this.frames.set(socket, counted);
    // Already told to close: frames that were in flight still arrive.
    if (counted.count > FRAMES + 1) return;
    if (size > FRAME_MAX_BYTES) this.drop(socket, CLOSE.policy, "frame too large");
    else if (counted.count > FRAMES) this.drop(socket, CLOSE.policy, "too many frames");
  }

  /**
   * Closes sockets that send heartbeats too often. The platform answers heartbeats without waking the object, so they
   * cannot be counted; instead the time of the last answer is checked whenever the room sends anything.
   */
  dropHasty(now: number): void {
    if (now - this.lookedAt < LOOK_EVERY_MS) return;
    this.lookedAt = now;
    for (const socket of this.ctx.getWebSockets()) {
      const last = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime();
      const seen = this.beats.get(socket);
      if (last === undefined || last === seen?.last) continue;
      const hasty = seen && last - seen.last < BEATS_APART_MS ? seen.hasty + 1 : 0;
      this.beats.set(socket, { last, hasty });
      if (hasty >= HASTY_BEATS) this.drop(socket, CLOSE.policy, "too many heartbeats");
    }
  }

  private note({ userId, expiresAt }: Listener): void {
    this.socketsOf.set(userId, (this.socketsOf.get(userId) ?? 0) + 1);
    this.earliestEnd = Math.min(this.earliestEnd, expiresAt);
  }
}
