import type { Context } from "hono";
import { ADDRESSES } from "../../contract/addresses";
import { type AppEnv, ctxOf } from "../../http/context";
import { everybody } from "../../http/guards";
import { router } from "../../http/routes";
import { serveArticle } from "./serve-article";
import { servePage } from "./serve-page";
import { serveServiceWorker } from "./serve-service-worker";

/** Mounted last: whatever no route answered is a page, or does not exist. `ask` calls the product itself. */
export const shellRoutes = (ask: (request: Request, c: Context<AppEnv>) => Response | Promise<Response>) =>
  router()
    .get("/sw.js", everybody, (c) => serveServiceWorker(c.req.raw, c.env))
    .get(ADDRESSES.blogPost, everybody, (c) => serveArticle(ctxOf(c), c.req.raw, c.req.param("slug")))
    .get("/*", everybody, (c) => servePage(ctxOf(c), c.req.raw, (inner) => ask(inner, c)));
