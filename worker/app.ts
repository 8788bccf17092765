import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { H, RouterRoute } from "hono/types";
import { shellRoutes } from "./features/site/shell-routes";
import { knowsSite } from "./features/site/site-in-force";
import { answerAgainIfChanged } from "./http/answer-again";
import { AppError } from "./http/app-error";
import type { AppEnv } from "./http/context";
import { onError, onNotFound } from "./http/errors";
import { accessTable } from "./http/guards";
import { mountLater } from "./http/late-routes";
import { RememberingRouter } from "./http/remembering-router";
import { requestScope } from "./http/request-scope";
import { sameOrigin } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import { requireJson } from "./http/validate";
import { ROUTE_GROUPS } from "./route-groups";

/** Limit of request bodies to the API; routes that take a document state their own, larger limit. */
const JSON_MAX_BYTES = 1024 * 1024;
const UPLOAD_PATHS = /^\/api\/admin\/(documents\/read|upload-(weekly-document|workout))$/;

const limitJson = bodyLimit({
  maxSize: JSON_MAX_BYTES,
  onError: () => {
    throw new AppError("too_large", "This request is larger than 1 MB.");
  },
});

const routes = new RememberingRouter<[H, RouterRoute]>();
export const app = new Hono<AppEnv>({ router: routes });
app.use(
  "*",
  answerAgainIfChanged((c) => app.fetch(c.req.raw, c.env, c.executionCtx)),
  securityHeaders,
  requestScope,
  knowsSite,
  sameOrigin,
);
app.use("/api/*", (c, next) => (UPLOAD_PATHS.test(c.req.path) ? next() : limitJson(c, next)), requireJson);

// A page's first calls are answered by the other routes, without a network hop.
const ask = (request: Request, c: Context<AppEnv>) => app.fetch(request, c.env, c.executionCtx);
routes.addLast(() => app.route("/", shellRoutes(ask)));
app.onError(onError);
app.notFound(onNotFound);

accessTable(app);
/** Loads the routes that no request has asked for yet: for tests and docs that list them. */
export const everyRoute = mountLater(app, ROUTE_GROUPS);

type Group = Awaited<ReturnType<(typeof ROUTE_GROUPS)[number]["load"]>>;
type SchemaOf<G> = G extends Hono<AppEnv, infer S> ? S : never;
/** What the web's client knows of the API. */
export type AppType = Hono<AppEnv, SchemaOf<Group>>;
