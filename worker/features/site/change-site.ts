import { eq, sql } from "drizzle-orm";
import type { SiteChanges } from "../../contract/published-site";
import type { SiteDraftInput } from "../../contract/site-content";
import { siteDraft, siteVersion } from "../../db/site";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { nextInstant } from "../../write/unchanged";
import { type Write, writing } from "../../write/writing";
import { claimForDraft, claimForNewest, freeDraftPictures, refuseForeignPictures } from "./claim-pictures";
import { changesOf } from "./site-content";
import { siteIsNow } from "./site-in-force";

type Seen = { since: string };

const STALE =
  "Somebody has changed the site since you opened it. Nothing of yours was saved: copy what you need and load it again.";

/** Saves the draft, which visitors do not see. */
export async function saveSiteDraft(ctx: Ctx, { content, since }: SiteDraftInput): Promise<void> {
  const before = await draftOf(ctx);
  const changes = changesOf(content);
  await refuseForeignPictures(ctx, changes);
  const row = {
    changes,
    updatedAt: nextInstant(ctx.now, before?.updatedAt ?? new Date(0)),
    updatedBy: memberOf(ctx.actor).user.id,
  };
  const write = writeOnState(ctx, since);
  write.add(
    ctx.db
      .insert(siteDraft)
      .values({ id: 1, ...row })
      .onConflictDoUpdate({ target: siteDraft.id, set: row }),
  );
  claimForDraft(write, changes);
  audit(write, "site.draft", "site:draft", { changed: Object.keys(row.changes) });
  await write.commit();
}

export async function discardSiteDraft(ctx: Ctx, { since }: Seen): Promise<void> {
  const write = writeOnState(ctx, since);
  write.must(ctx.db.delete(siteDraft), nothingWritten());
  freeDraftPictures(write);
  audit(write, "site.discard", "site:draft");
  await write.commit();
}

/** Publishes the draft. */
export async function publishSite(ctx: Ctx, { since }: Seen): Promise<void> {
  const draft = await draftOf(ctx);
  if (!draft) throw nothingWritten();
  await publish(ctx, { since, changes: draft.changes, restoredFrom: null });
}

/** Publishes an earlier version again and deletes the draft; 0 is the product's default. */
export async function restoreSite(ctx: Ctx, { id, since }: Seen & { id: number }): Promise<void> {
  const found = id === 0 ? { changes: {} } : await versionOf(ctx, id);
  if (!found) throw notFound("Version");
  await publish(ctx, { since, changes: found.changes, restoredFrom: id });
}

async function publish(ctx: Ctx, version: Seen & { changes: SiteChanges; restoredFrom: number | null }): Promise<void> {
  const { since, changes, restoredFrom } = version;
  const { db, now, actor } = ctx;
  const write = writeOnState(ctx, since);
  const made = write.add(
    db
      .insert(siteVersion)
      .values({ changes, restoredFrom, createdAt: now, createdBy: memberOf(actor).user.id })
      .returning({ id: siteVersion.id }),
  );
  const newest = sql`(select max(id) from site_version)`;
  audit(write, restoredFrom === null ? "site.publish" : "site.restore", ["site", newest], {
    changed: Object.keys(changes),
    ...(restoredFrom === null ? {} : { from: restoredFrom }),
  });
  claimForNewest(write, changes);
  write.add(db.delete(siteDraft));
  freeDraftPictures(write);
  write.after((done) => siteIsNow({ name: String(done.one(made).id), changes }));
  await write.commit();
}

/** Starts a write that is refused if the site has changed since it was read. */
function writeOnState(ctx: Ctx, since: string): Write<Ctx> {
  const write = writing(ctx);
  const state = sql`coalesce((select max(id) from site_version), 0) || '.' || coalesce((select updated_at from site_draft), 0)`;
  write.refuseUnless(sql`${state} = ${since}`, new AppError("conflict", STALE, { code: "stale" }));
  return write;
}

const draftOf = ({ db }: Ctx) => db.select().from(siteDraft).get();
const versionOf = ({ db }: Ctx, id: number) => db.select().from(siteVersion).where(eq(siteVersion.id, id)).get();

const nothingWritten = () =>
  new AppError("conflict", "There is no draft: what the site says is what is published.", { code: "no_draft" });
