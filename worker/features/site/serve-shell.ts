import { isPage } from "../../contract/pages";
import { type Env, isLocal } from "../../http/env";

/** The page shell: 200 for a page of the product, 404 for anything else that a browser asked for, JSON 404 for calls. */
export async function serveShell(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const known = isPage(pathname, isLocal(env));
  if (!known && /^\/(api|ws|objects|assets|dev)(\/|$)/.test(pathname)) {
    return Response.json({ message: "Not found" }, { status: 404 });
  }
  if (!shell || __HOT_RELOAD__) shell = await readShell(request, env);
  const { html, etag } = shell;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", ETag: etag };
  if (known && request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(html, { status: known ? 200 : 404, headers });
}

// A deploy brings new isolates, so what one has read stays true for its life.
let shell: { html: string; etag: string } | undefined;

async function readShell(request: Request, env: Env) {
  const asset = await env.ASSETS.fetch(new URL("/index.html", request.url));
  if (!asset.ok) throw new Error(`the page shell answered ${asset.status}`);
  const html = await asset.text();
  return { html, etag: asset.headers.get("etag") ?? `"${html.length}"` };
}
