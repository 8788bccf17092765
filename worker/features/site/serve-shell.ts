import { isPage } from "../../contract/pages";
import { type Env, isLocal } from "../../http/env";
import { type PageHead, pageHead } from "./page-heads";
import { writeHead } from "./write-head";

/** The page shell: 200 for a page of the product, 404 for anything else that a browser asked for, JSON 404 for calls. */
export async function serveShell(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url);
  const known = isPage(url.pathname, isLocal(env));
  const path = url.pathname === "/" ? "/" : url.pathname.replace(/\/$/, "");
  if (!known && /^\/(api|ws|objects|assets|dev)(\/|$)/.test(url.pathname)) {
    return Response.json({ message: "Not found" }, { status: 404 });
  }
  return answerShell(request, env, { path, known, head: known ? pageHead(path) : null });
}

type Page = { path: string; known: boolean; head: PageHead | null };

/** The shell with one page's head: 200 for what is there, 404 for what is not. */
export async function answerShell(request: Request, env: Env, { path, known, head }: Page): Promise<Response> {
  if (!shell || __HOT_RELOAD__) shell = await readShell(request, env);
  const { origin } = new URL(env.PUBLIC_URL || request.url);
  const html = writeHead(shell, origin, path, head);
  const etag = await etagOf(html);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
    ETag: etag,
    ...(head ? {} : { "X-Robots-Tag": "noindex" }),
  };
  if (known && request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(html, { status: known ? 200 : 404, headers });
}

// A deploy brings new isolates, so what one has read stays true for its life.
let shell: string | undefined;

async function readShell(request: Request, env: Env): Promise<string> {
  const asset = await env.ASSETS.fetch(new URL("/index.html", request.url));
  if (!asset.ok) throw new Error(`the page shell answered ${asset.status}`);
  return asset.text();
}

async function etagOf(html: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(html)));
  return `"${[...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}
