import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { accountRoutes } from "./features/account/routes";
import { foundRoutes } from "./features/billing/found/routes";
import { giftsRoutes } from "./features/billing/gifts/routes";
import { billingRoutes } from "./features/billing/routes";
import { simulatorRoutes } from "./features/billing/simulator/simulator-routes";
import { blogRoutes } from "./features/blog/routes";
import { liveRoutes } from "./features/community/live-routes";
import { communityRoutes } from "./features/community/routes";
import { competitionsRoutes } from "./features/competitions/routes";
import { consultationsRoutes } from "./features/consultations/routes";
import { dashboardRoutes } from "./features/dashboard/routes";
import { deskRoutes } from "./features/desk/routes";
import { libraryRoutes } from "./features/exercises/library/routes";
import { exercisesRoutes } from "./features/exercises/routes";
import { exportsRoutes } from "./features/exports/routes";
import { firstRunRoutes } from "./features/first-run/routes";
import { firstWeekRoutes } from "./features/first-week/routes";
import { healthRoutes } from "./features/health/routes";
import { analyticsRoutes } from "./features/imports/analytics/analytics-routes";
import { batchRoutes } from "./features/imports/batch/batch-routes";
import { importsRoutes } from "./features/imports/routes";
import { validationRoutes } from "./features/imports/validation/validation-routes";
import { injuriesRoutes } from "./features/injuries/routes";
import { lettersRoutes } from "./features/letters/routes";
import { liftCuesRoutes } from "./features/lift-cues/routes";
import { mediaRoutes } from "./features/media/routes";
import { auditRoutes } from "./features/members/audit/routes";
import { numbersRoutes } from "./features/members/numbers/routes";
import { membersRoutes } from "./features/members/routes";
import { messagesRoutes } from "./features/messages/routes";
import { noticesRoutes } from "./features/notices/routes";
import { programsRoutes } from "./features/programs/routes";
import { progressRoutes } from "./features/progress/routes";
import { rollsRoutes } from "./features/rolls/routes";
import { outboxRoutes } from "./features/site/outbox-routes";
import { robotsRoutes } from "./features/site/robots-routes";
import { shellRoutes, siteRoutes } from "./features/site/routes";
import { knowsSite } from "./features/site/site-in-force";
import { siteContentRoutes } from "./features/site/site-routes";
import { templatesRoutes } from "./features/templates/routes";
import { threadsRoutes } from "./features/threads/routes";
import { bookRoutes } from "./features/training/book/routes";
import { historyRoutes } from "./features/training/imports/routes";
import { trainingRoutes } from "./features/training/routes";
import { weekPlanRoutes } from "./features/week-plan/routes";
import { adminWorkoutsRoutes } from "./features/workouts/admin-routes";
import { workoutsRoutes } from "./features/workouts/routes";
import { answerAgainIfChanged } from "./http/answer-again";
import { AppError } from "./http/app-error";
import type { AppEnv } from "./http/context";
import { onError, onNotFound } from "./http/errors";
import { accessTable } from "./http/guards";
import { RememberingRouter } from "./http/remembering-router";
import { requestScope } from "./http/request-scope";
import { sameOrigin } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import { requireJson } from "./http/validate";

/** Limit of request bodies to the API; routes that take a document state their own, larger limit. */
const JSON_MAX_BYTES = 1024 * 1024;
const UPLOAD_PATHS = /^\/api\/admin\/(documents\/read|upload-(weekly-document|workout))$/;

const limitJson = bodyLimit({
  maxSize: JSON_MAX_BYTES,
  onError: () => {
    throw new AppError("too_large", "This request is larger than 1 MB.");
  },
});

const base = new Hono<AppEnv>({ router: new RememberingRouter() });
base.use(
  "*",
  answerAgainIfChanged((c) => app.fetch(c.req.raw, c.env, c.executionCtx)),
  securityHeaders,
  requestScope,
  knowsSite,
  sameOrigin,
);
base.use("/api/*", (c, next) => (UPLOAD_PATHS.test(c.req.path) ? next() : limitJson(c, next)), requireJson);

const api = base
  .route("/", deskRoutes)
  .route("/", siteRoutes)
  .route("/", siteContentRoutes)
  .route("/", firstRunRoutes)
  .route("/", healthRoutes)
  .route("/", liveRoutes)
  .route("/", communityRoutes)
  .route("/", threadsRoutes)
  .route("/", programsRoutes)
  .route("/", workoutsRoutes)
  .route("/", adminWorkoutsRoutes)
  .route("/", templatesRoutes)
  .route("/", progressRoutes)
  .route("/", trainingRoutes)
  .route("/", bookRoutes)
  .route("/", historyRoutes)
  .route("/", rollsRoutes)
  .route("/", lettersRoutes)
  .route("/", weekPlanRoutes)
  .route("/", injuriesRoutes)
  .route("/", competitionsRoutes)
  .route("/", firstWeekRoutes)
  .route("/", dashboardRoutes)
  .route("/", importsRoutes)
  .route("/", analyticsRoutes)
  .route("/", batchRoutes)
  .route("/", validationRoutes)
  .route("/", exercisesRoutes)
  .route("/", libraryRoutes)
  .route("/", consultationsRoutes)
  .route("/", blogRoutes)
  .route("/", mediaRoutes)
  .route("/", messagesRoutes)
  .route("/", liftCuesRoutes)
  .route("/", membersRoutes)
  .route("/", auditRoutes)
  .route("/", numbersRoutes)
  .route("/", exportsRoutes)
  .route("/", noticesRoutes)
  .route("/", billingRoutes)
  .route("/", giftsRoutes)
  .route("/", foundRoutes)
  .route("/", simulatorRoutes)
  .route("/", accountRoutes)
  .route("/", robotsRoutes)
  .route("/", outboxRoutes);

// A page's first calls are answered by the routes above, without a network hop.
const ask = (request: Request, c: Context<AppEnv>) => api.fetch(request, c.env, c.executionCtx);
export const app = api.route("/", shellRoutes(ask));
app.onError(onError);
app.notFound(onNotFound);

accessTable(app);

export type AppType = typeof api;
