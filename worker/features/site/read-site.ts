import { desc, eq } from "drizzle-orm";
import type { SiteState } from "../../contract/site-content";
import { SITE_VERSIONS_SHOWN } from "../../contract/site-content-limits";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { siteDraft, siteVersion } from "../../db/site";
import type { Ctx } from "../../http/context";
import { contentOf } from "./site-content";

/** Returns the site for the admin form: the draft, or the published content, and the latest versions. */
export async function readSite({ db }: Ctx): Promise<SiteState> {
  const { drafts, versions } = await runReads(db, {
    drafts: db.select().from(siteDraft).limit(1),
    versions: db
      .select({
        id: siteVersion.id,
        changes: siteVersion.changes,
        at: siteVersion.createdAt,
        restoredFrom: siteVersion.restoredFrom,
        firstName: user.firstName,
        lastName: user.lastName,
      })
      .from(siteVersion)
      .leftJoin(user, eq(user.id, siteVersion.createdBy))
      .orderBy(desc(siteVersion.id))
      .limit(SITE_VERSIONS_SHOWN),
  });
  const [draft] = drafts;
  const [inForce] = versions;
  return {
    since: stateName(inForce?.id ?? 0, draft?.updatedAt ?? null),
    content: contentOf(draft?.changes ?? inForce?.changes ?? {}),
    draftAt: draft?.updatedAt.toISOString() ?? null,
    versions: versions.map(({ id, at, restoredFrom, firstName, lastName }) => ({
      id,
      at: at.toISOString(),
      by: [firstName, lastName].filter(Boolean).join(" ") || null,
      restoredFrom,
    })),
  };
}

/** Identifies the state from which a form was filled. */
const stateName = (version: number, draftAt: Date | null) => `${version}.${draftAt?.getTime() ?? 0}`;
