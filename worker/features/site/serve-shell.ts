import { isPage } from "../../contract/pages";
import { type Env, isLocal } from "../../http/env";
import { publicOrigin } from "../../http/public-origin";
import { sha256 } from "../../platform/sha256";
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
  const { html, etag } = await writtenShell(request, env, path, head);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
    ETag: etag,
    ...(head ? {} : { "X-Robots-Tag": "noindex" }),
  };
  if (known && request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(html, { status: known ? 200 : 404, headers });
}

type Written = { html: string; etag: string };

async function writtenShell(request: Request, env: Env, path: string, head: PageHead | null): Promise<Written> {
  const origin = publicOrigin(env, request.url);
  // Every page without a head of its own is the same.
  const name = `${origin} ${head ? path : ""}`;
  const before = written.get(name);
  if (before && !__HOT_RELOAD__) return before;
  if (!shell || __HOT_RELOAD__) shell = await readShell(request, env);
  const html = writeHead(shell, origin, path, head);
  const made = { html, etag: `"${(await sha256(new TextEncoder().encode(html))).slice(0, 24)}"` };
  // An article's head changes with the article.
  if (!head?.article && written.size < MOST_WRITTEN) written.set(name, made);
  return made;
}

const MOST_WRITTEN = 100;

// A deploy brings new isolates, so what one has read stays true for its life.
let shell: string | undefined;
const written = new Map<string, Written>();

async function readShell(request: Request, env: Env): Promise<string> {
  const asset = await env.ASSETS.fetch(new URL("/index.html", request.url));
  if (!asset.ok) throw new Error(`the page shell answered ${asset.status}`);
  return asset.text();
}
