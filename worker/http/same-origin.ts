import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error";
import type { AppEnv } from "./context";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site makes in a member's browser. Browsers always send Origin on a cross-site write; a
 * script without a browser sends neither header and carries no ambient cookie, so it passes.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!READS.has(c.req.method) && !isSameOrigin(c.req.raw)) {
    throw new AppError("forbidden", "This request came from another site and was refused.", { code: "cross_site" });
  }
  await next();
});

/** Returns whether a request is from this site. The live room asks too: browsers send its GET across sites. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin;
}
