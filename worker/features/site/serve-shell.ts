import { isPage } from "../../contract/pages";
import { type Env, isLocal } from "../../http/env";

/** The page shell: 200 for a page of the product, 404 for anything else that a browser asked for, JSON 404 for calls. */
export async function serveShell(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const known = isPage(pathname, isLocal(env));
  if (!known && /^\/(api|ws|objects|assets|dev)(\/|$)/.test(pathname)) {
    return Response.json({ message: "Not found" }, { status: 404 });
  }
  const shell = await env.ASSETS.fetch(new URL("/index.html", request.url));
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
  const etag = shell.headers.get("etag");
  if (etag && known) headers.set("ETag", etag);
  if (known && etag && request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(shell.body, { status: known ? 200 : 404, headers });
}
