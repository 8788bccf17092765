import { AsyncLocalStorage } from "node:async_hooks";
import { desc } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import { followSite, type SiteChanges } from "../../contract/published-site";
import { connect } from "../../db/client";
import { siteVersion } from "../../db/site";
import type { AppEnv, Ctx } from "../../http/context";
import type { Env } from "../../http/env";
import { mailedOrigin } from "../../http/public-origin";
import { log } from "../../platform/log";
import { mailPicturesFrom } from "../../platform/mail-layout";

/** The published overrides, with an identifier of their state. */
export type SiteInForce = { name: string; changes: SiteChanges };

const AS_SHIPPED: SiteInForce = { name: "0", changes: {} };
/** How long an isolate trusts its copy; then it reads again in the background. */
const BELIEVED_MS = 3000;

let known: SiteInForce | null = null;
let askedAt = 0;
/** Overrides for one request only: an admin's preview of the draft. */
const previews = new AsyncLocalStorage<SiteInForce>();

followSite(() => siteInForce().changes);

/** Returns the overrides for the current request. */
export const siteInForce = (): SiteInForce => previews.getStore() ?? known ?? AS_SHIPPED;

/** Runs work as if these overrides were published. */
export const asIfPublished = <T>(site: SiteInForce, work: () => T): T => previews.run(site, work);

/** Takes over overrides just published by this isolate. */
export function siteIsNow(site: SiteInForce): void {
  known = site;
  askedAt = Date.now();
}

/** Loads the overrides before they are needed: an isolate waits once, later it refreshes in the background. */
async function ensureSiteLoaded(env: Pick<Env, "DB">, later: (work: Promise<unknown>) => void): Promise<void> {
  if (Date.now() - askedAt < BELIEVED_MS) return;
  askedAt = Date.now();
  const reading = readSite(env);
  if (known) later(reading);
  else await reading;
}

/** Same for work without a request, which can wait. */
export async function knowSiteAnew(env: Pick<Env, "DB" | "PUBLIC_URL">): Promise<void> {
  if (env.PUBLIC_URL) mailPicturesFrom(new URL(env.PUBLIC_URL).origin);
  askedAt = Date.now();
  await readSite(env);
}

export const knowsSite = createMiddleware<AppEnv>(async (c, next) => {
  mailPicturesFrom(mailedOrigin(c.env, c.req.url));
  await ensureSiteLoaded(c.env, (work) => c.executionCtx.waitUntil(work));
  await next();
});

// May read the nearest replica; it does not use the request's own session.
async function readSite(env: Pick<Env, "DB">): Promise<void> {
  const begun = askedAt;
  try {
    const found = await newestOf(connect(env.DB));
    if (begun === askedAt) known = found;
  } catch (error) {
    // The site must work when nothing can be read: with the previous overrides, else the defaults.
    log.error("site_in_force", error);
  }
}

async function newestOf(db: Ctx["db"]): Promise<SiteInForce> {
  const [newest] = await db
    .select({ id: siteVersion.id, changes: siteVersion.changes })
    .from(siteVersion)
    .orderBy(desc(siteVersion.id))
    .limit(1);
  return newest ? { name: String(newest.id), changes: newest.changes } : AS_SHIPPED;
}
