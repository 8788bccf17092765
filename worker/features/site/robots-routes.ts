import type { Context } from "hono";
import type { AppEnv } from "../../http/context";
import { everybody } from "../../http/guards";
import { router } from "../../http/routes";
import { PUBLIC_PATHS } from "./page-heads";

const HOUR = "public, max-age=3600";

/** What search engines ask for first. */
export const robotsRoutes = router()
  .get("/robots.txt", everybody, (c) => {
    const lines = ["User-agent: *", "Disallow: /api/", "Disallow: /admin", `Sitemap: ${originOf(c)}/sitemap.xml`, ""];
    return c.text(lines.join("\n"), 200, { "Cache-Control": HOUR });
  })
  .get("/sitemap.xml", everybody, (c) => {
    const urls = PUBLIC_PATHS.map((path) => `  <url><loc>${originOf(c)}${path}</loc></url>`);
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      "</urlset>",
      "",
    ];
    return c.body(xml.join("\n"), 200, { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": HOUR });
  });

function originOf(c: Context<AppEnv>): string {
  return new URL(c.env.PUBLIC_URL || c.req.url).origin;
}
