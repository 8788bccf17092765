import { NOT_FOUND } from "site-pages";
import { type KnownPage, knownPage } from "../../contract/known-pages";
import { OWN_PRICES } from "../../contract/membership-prices";
import { isOfMembers } from "../../contract/page-facts";
import type { Ctx } from "../../http/context";
import { isLocal } from "../../http/env";
import { publicOrigin } from "../../http/public-origin";
import {
  type CachedAnswer,
  type FreshAnswer,
  readCached,
  respond,
  withEtag,
  writeCached,
} from "../../platform/page-cache";
import { planPrices } from "../billing/plan-prices";
import { cachedPublic } from "../blog/cached-public";
import { blogContent, blogSearch, landingContent } from "./blog-content";
import { makePage } from "./make-page";
import { isPublic, pageHead } from "./page-heads";
import { type InternalFetch, mayCarryAnswers, pageWithAnswers } from "./page-with-answers";
import { previewOf } from "./preview-site";
import { renderContent } from "./render-content";
import { siteFiles } from "./site-files";
import { siteInForce } from "./site-in-force";
import { unlessStorageFails } from "./unless-storage-fails";
import { NO_CONTENT } from "./write-page";

const NO_PAGES = /^\/(api|ws|objects|assets|dev)(\/|$)/;

/** Serves a page: 200 if known, 301 to remove a trailing slash, else 404, as JSON for API calls. */
export async function servePage(ctx: Ctx, request: Request, ask: InternalFetch): Promise<Response> {
  const preview = await previewOf(ctx, request, (shown) => servePage(ctx, shown, ask));
  if (preview) return preview;
  const url = new URL(request.url);
  const known = knownPage(url.pathname, isLocal(ctx.env));
  if (!known && NO_PAGES.test(url.pathname)) return Response.json({ message: "Not found" }, { status: 404 });
  const path = url.pathname.replace(/(.)\/$/, "$1");
  if (known && path !== url.pathname)
    return new Response(null, { status: 301, headers: { Location: path + url.search } });
  if (!known) return respond(request, await notFoundPage(ctx, request));
  const found = await page(ctx, request, path, known);
  if (isOfMembers(known.facts) && mayCarryAnswers(request, ctx.env)) {
    const shell = new TextDecoder().decode(found.body);
    const { prices } = await siteOf(ctx, request);
    return pageWithAnswers(ctx, request, { shell, prices, hasFrame: known.facts.frame }, ask);
  }
  return respond(request, found);
}

async function page(ctx: Ctx, request: Request, path: string, { name, facts }: KnownPage): Promise<CachedAnswer> {
  const site = await siteOf(ctx, request);
  const title = (facts.rendered && facts.title) || undefined;
  const made = (content = NO_CONTENT) => makePage(site, { path, head: pageHead(name, site.prices), title }, content);
  // Rendered in the browser, as it depends on the user.
  if (!facts.rendered) {
    const { modules } = facts;
    return cachedPage(ctx, site.name + (isPublic(name) ? path : modules.join()), async () =>
      made({ ...NO_CONTENT, modules }),
    );
  }
  const fromBlog = (name: string, make: () => Promise<FreshAnswer>) =>
    unlessStorageFails({ site, path }, () => cachedPublic(ctx, name, make));
  if (name === "home") return fromBlog(site.name + path, async () => made(await landingContent(ctx, site.prices)));
  if (name === "blog") {
    const { filters, search } = blogSearch(request.url);
    const make = async () => made(await blogContent(ctx, filters, search));
    // There are endlessly many searches, so they are not cached.
    return filters.search
      ? unlessStorageFails({ site, path }, async () => withEtag(await make()))
      : fromBlog(site.name + path + search, make);
  }
  return cachedPage(ctx, site.name + path, async () => made(await renderContent({ path, prices: site.prices })));
}

async function notFoundPage(ctx: Ctx, request: Request): Promise<CachedAnswer> {
  const site = await siteOf(ctx, request);
  return cachedPage(ctx, `404 ${site.name}`, async () =>
    makePage(
      site,
      { path: "", head: null, title: NOT_FOUND.title ?? undefined, status: 404 },
      await renderContent({ path: "/-" }),
    ),
  );
}

/** Caches what stays the same until the next deploy. */
async function cachedPage(ctx: Ctx, name: string, make: () => Promise<FreshAnswer>): Promise<CachedAnswer> {
  return (await readCached(name, ctx.later, make)) ?? writeCached(name, await make(), ctx.later);
}

export async function siteOf(ctx: Ctx, request: Request) {
  const origin = publicOrigin(ctx.env, request.url);
  const [files, prices] = await Promise.all([
    siteFiles(request, ctx.env),
    // The page must also work when nothing can be read.
    planPrices({ ...ctx, origin }, { noWait: true }).catch(() => OWN_PRICES),
  ]);
  const { name, changes } = siteInForce();
  const label = `${files.build} ${origin} ${prices.monthly} ${prices.annual} ${name} `;
  return { files, origin, prices, changes, name: label };
}
