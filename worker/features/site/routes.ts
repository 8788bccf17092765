import { ctxOf } from "../../http/context";
import { everybody } from "../../http/guards";
import { router } from "../../http/routes";
import { readHealth } from "./read-health";
import { serveArticle } from "./serve-article";
import { serveServiceWorker } from "./serve-service-worker";
import { serveShell } from "./serve-shell";

export const siteRoutes = router().get("/api/health", everybody, async (c) => {
  const health = await readHealth(ctxOf(c));
  return c.json(health, health.status === "ok" ? 200 : 503);
});

/** Mounted last: whatever no route answered is a page, or does not exist. */
export const shellRoutes = router()
  .get("/sw.js", everybody, (c) => serveServiceWorker(c.req.raw, c.env))
  .get("/blog/:slug", everybody, (c) => serveArticle(ctxOf(c), c.req.raw, c.req.param("slug")))
  .get("/*", everybody, (c) => serveShell(c.req.raw, c.env));
