import type { Env } from "../../http/env";

/** Serves the built service worker. Browsers compare it byte by byte for updates, so it must not be cached. */
export async function serveServiceWorker(request: Request, env: Env): Promise<Response> {
  const asset = await env.ASSETS.fetch(new URL("/sw.js", request.url));
  if (!asset.ok) return new Response("Not found", { status: 404 });
  const headers = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(asset.body, { headers });
}
