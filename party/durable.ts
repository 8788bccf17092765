import { DurableObject } from "cloudflare:workers";
import { HEARTBEAT, type RoomEvent } from "../worker/contract/live";
import LiveRoom from "./room";

type Attachment = { userId: string; sessionExpiresAt: number };

const CLOSE_SESSION_ENDED = 4401;
const CLOSE_POLICY = 1008;
const FRAME_MAX_BYTES = 4096;
const SOCKETS_PER_USER = 12;

/** The Worker's host for the live room: hibernating sockets, each knowing whose it is and until when. */
export class LiveRoomObject extends DurableObject {
  private readonly live = new LiveRoom({ broadcast: (frame) => this.broadcast(frame) });

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(HEARTBEAT.ask, HEARTBEAT.answer));
  }

  /** Only the Worker reaches this, after it has checked session and origin; it says whose socket it is. */
  override async fetch(request: Request): Promise<Response> {
    const userId = request.headers.get("x-user-id");
    const sessionExpiresAt = Number(request.headers.get("x-session-expires-at"));
    if (!userId || !sessionExpiresAt) return new Response(null, { status: 401 });
    const mine = this.ctx.getWebSockets(`user:${userId}`);
    for (const extra of mine.slice(0, Math.max(0, mine.length - SOCKETS_PER_USER + 1)))
      extra.close(CLOSE_POLICY, "too many");
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [`user:${userId}`]);
    server.serializeAttachment({ userId, sessionExpiresAt } satisfies Attachment);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    const size = typeof frame === "string" ? frame.length : frame.byteLength;
    if (size > FRAME_MAX_BYTES) socket.close(CLOSE_POLICY, "frame too large");
    else this.live.onMessage();
  }

  async publish(event: RoomEvent): Promise<void> {
    this.live.publish(event);
  }

  /** Ends somebody's sockets, as after signing out. */
  async kick(userId: string): Promise<void> {
    for (const socket of this.ctx.getWebSockets(`user:${userId}`)) socket.close(CLOSE_SESSION_ENDED, "signed out");
  }

  async count(): Promise<number> {
    return this.ctx.getWebSockets().length;
  }

  private broadcast(frame: string | ArrayBuffer | ArrayBufferView): void {
    const now = Date.now();
    for (const socket of this.ctx.getWebSockets()) {
      const attachment = socket.deserializeAttachment() as Attachment | null;
      if (!attachment || attachment.sessionExpiresAt <= now) socket.close(CLOSE_SESSION_ENDED, "session ended");
      else socket.send(frame);
    }
  }
}
