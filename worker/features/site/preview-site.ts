import { pagePolicy } from "../../contract/known-pages";
import { PREVIEW_QUERY } from "../../contract/site-content-limits";
import { siteDraft } from "../../db/site";
import { hasRight, readActor } from "../../http/actor";
import type { Ctx } from "../../http/context";
import { hasSessionCookie } from "../../http/session-cookie";
import { asIfPublished, type SiteInForce } from "./site-in-force";

/**
 * Returns an admin's preview of a page with the draft, as a visitor would see it; null if not requested. Never cached,
 * and without scripts, which would find the admin's session and show a member's view.
 */
export async function previewOf(
  ctx: Ctx,
  request: Request,
  serve: (request: Request) => Promise<Response>,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (!url.searchParams.has(PREVIEW_QUERY)) return null;
  const draft = await draftFor(ctx, request);
  if (!draft) return null;
  url.searchParams.delete(PREVIEW_QUERY);
  const asked = new Headers(request.headers);
  asked.delete("cookie");
  const shown = await asIfPublished(draft, () => serve(new Request(url, { headers: asked })));
  const headers = new Headers(shown.headers);
  const policy = pagePolicy(url.pathname)["Content-Security-Policy"];
  headers.set("Content-Security-Policy", policy.replace(/script-src [^;]*/, "script-src 'none'"));
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex");
  headers.delete("ETag");
  return new Response(shown.body, { status: shown.status, headers });
}

async function draftFor({ db, env, now }: Ctx, request: Request): Promise<SiteInForce | null> {
  if (!hasSessionCookie(request.headers.get("cookie"), env, request.url)) return null;
  if (!hasRight(await readActor(request, env, db, now), "settings")) return null;
  const draft = await db.select().from(siteDraft).get();
  return draft ? { name: `draft ${draft.updatedAt.getTime()}`, changes: draft.changes } : null;
}
