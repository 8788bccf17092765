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

/** What the site says, under a name that no other state of it has. */
export type SiteInForce = { name: string; changes: SiteChanges };

const AS_SHIPPED: SiteInForce = { name: "0", changes: {} };
/** For how long an isolate believes what it knows; then it asks behind an answer. */
const BELIEVED_MS = 3000;

let known: SiteInForce | null = null;
let askedAt = 0;
/** What one request alone sees: an admin's look at the draft. */
const previews = new AsyncLocalStorage<SiteInForce>();

followSite(() => siteInForce().changes);

/** What the site says to whoever asks now. */
export const siteInForce = (): SiteInForce => previews.getStore() ?? known ?? AS_SHIPPED;

/** Does something as if this were published. */
export const asIfPublished = <T>(site: SiteInForce, work: () => T): T => previews.run(site, work);

/** Takes over what has just been published here. */
export function siteIsNow(site: SiteInForce): void {
  known = site;
  askedAt = Date.now();
}

/** Learns what is published, before anything says it: an isolate waits for it once, and asks again behind its answers. */
async function knowSite(env: Pick<Env, "DB">, later: (work: Promise<unknown>) => void): Promise<void> {
  if (Date.now() - askedAt < BELIEVED_MS) return;
  askedAt = Date.now();
  const reading = readSite(env);
  if (known) later(reading);
  else await reading;
}

/** The same before work that no request has led to: it can wait. */
export async function knowSiteAnew(env: Pick<Env, "DB" | "PUBLIC_URL">): Promise<void> {
  if (env.PUBLIC_URL) mailPicturesFrom(new URL(env.PUBLIC_URL).origin);
  askedAt = Date.now();
  await readSite(env);
}

export const knowsSite = createMiddleware<AppEnv>(async (c, next) => {
  mailPicturesFrom(mailedOrigin(c.env, c.req.url));
  await knowSite(c.env, (work) => c.executionCtx.waitUntil(work));
  await next();
});

// Of the nearest copy: what a request reads for somebody is its own.
async function readSite(env: Pick<Env, "DB">): Promise<void> {
  const begun = askedAt;
  try {
    const found = await newestOf(connect(env.DB));
    if (begun === askedAt) known = found;
  } catch (error) {
    // The site also stands when nothing can be read: as it was, else as the product comes.
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
