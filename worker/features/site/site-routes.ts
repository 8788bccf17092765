import { siteDraftSchema, sitePublishSchema } from "../../contract/site-content";
import { ctxOf } from "../../http/context";
import { everybody, may } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam } from "../../http/validate";
import { discardSiteDraft, publishSite, restoreSite, saveSiteDraft } from "./change-site";
import { readSite } from "./read-site";
import { siteManifest, siteStyle } from "./site-files-of-club";

/** A version's files never change: their address contains it. */
const FOR_LONG = "public, max-age=31536000, immutable";

/** Reading, editing, publishing and restoring the site's content. */
export const siteContentRoutes = router()
  .get("/api/admin/site", may("settings"), async (c) => c.json(await readSite(ctxOf(c))))
  .put("/api/admin/site/draft", may("settings"), body(siteDraftSchema), async (c) => {
    const ctx = ctxOf(c);
    await saveSiteDraft(ctx, c.req.valid("json"));
    return c.json(await readSite(ctx));
  })
  .post("/api/admin/site/discard", may("settings"), body(sitePublishSchema), async (c) => {
    const ctx = ctxOf(c);
    await discardSiteDraft(ctx, c.req.valid("json"));
    return c.json(await readSite(ctx));
  })
  .post("/api/admin/site/publish", may("settings"), body(sitePublishSchema), async (c) => {
    const ctx = ctxOf(c);
    await publishSite(ctx, c.req.valid("json"));
    return c.json(await readSite(ctx));
  })
  .post("/api/admin/site/versions/:id/restore", may("settings"), body(sitePublishSchema), async (c) => {
    const ctx = ctxOf(c);
    const id = c.req.param("id") === "0" ? 0 : idParam(c, "Version");
    await restoreSite(ctx, { id, ...c.req.valid("json") });
    return c.json(await readSite(ctx));
  })
  .get("/api/site/style.css", everybody, (c) =>
    c.body(siteStyle(c.req.query("accent") ?? ""), 200, { "Content-Type": "text/css", "Cache-Control": FOR_LONG }),
  )
  .get("/api/site/manifest.json", everybody, async (c) =>
    c.body(JSON.stringify(await siteManifest(c.req.raw, c.env)), 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "no-cache",
    }),
  );
