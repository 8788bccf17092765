// The least that a Durable Object can do for a room: accept, and send one frame to all. Serves until its input closes.
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

const SCRIPT = `import { DurableObject } from "cloudflare:workers";
export class Room extends DurableObject {
  fetch() {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }
  publish(frame) {
    for (const socket of this.ctx.getWebSockets()) socket.send(frame);
  }
}
export default { async fetch(request, env, ctx) {
  const room = env.ROOM.getByName("room");
  if (request.headers.get("upgrade")) return room.fetch(request);
  ctx.waitUntil(room.publish(await request.text()));
  return new Response("published");
} }`;

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: Number(process.argv[2]),
    cf: false,
    modules: true,
    script: SCRIPT,
    compatibilityDate: "2026-08-01",
    durableObjects: { ROOM: { className: "Room", useSQLite: true } },
  }),
);
await miniflare.ready;
console.log("{}");
process.stdin.on("end", async () => {
  await miniflare.dispose();
  process.exit(0);
});
process.stdin.resume();
