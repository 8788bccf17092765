import { ADDRESSES } from "./contract/addresses";
import { below } from "./http/late-routes";

/** What only the local product has; a build to deploy holds neither it nor its addresses. */
const localGroups = () =>
  [
    below(
      ["/api/dev/payments"],
      async () => (await import("./features/billing/simulator/simulator-routes")).simulatorRoutes,
    ),
    below(
      [ADDRESSES.devOutbox, `${ADDRESSES.devOutbox}.json`],
      async () => (await import("./features/site/outbox-routes")).outboxRoutes,
    ),
  ] as const;

/** All groups of routes, and below which addresses theirs are. A test says which address is missing here. */
export const ROUTE_GROUPS = [
  below(["/api/admin/desk"], async () => (await import("./features/desk/routes")).deskRoutes),
  below(["/api/admin/attention"], async () => (await import("./features/site/routes")).siteRoutes),
  below(["/api/admin/site", "/api/site"], async () => (await import("./features/site/site-routes")).siteContentRoutes),
  below(["/api/admin/first-run"], async () => (await import("./features/first-run/routes")).firstRunRoutes),
  below(
    ["/api/admin/health", "/api/client-errors", "/api/health"],
    async () => (await import("./features/health/routes")).healthRoutes,
  ),
  below(["/ws"], async () => (await import("./features/community/live-routes")).liveRoutes),
  below(
    ["/api/admin/community-mutes", "/api/admin/moderation", "/api/admin/pinned-messages", "/api/community"],
    async () => (await import("./features/community/routes")).communityRoutes,
  ),
  below(
    [
      "/api/admin/community-comments",
      "/api/admin/exercise-answers",
      "/api/daily-workouts/:id/comments",
      "/api/exercises/:id/answers",
      "/api/workouts/:id/comments",
    ],
    async () => (await import("./features/threads/routes")).threadsRoutes,
  ),
  below(
    ["/api/admin/users/:id/programs", "/api/admin/weekly-programs", "/api/daily-workouts", "/api/weekly-programs"],
    async () => (await import("./features/programs/routes")).programsRoutes,
  ),
  below(["/api/workouts"], async () => (await import("./features/workouts/routes")).workoutsRoutes),
  below(["/api/admin/workouts"], async () => (await import("./features/workouts/admin-routes")).adminWorkoutsRoutes),
  below(["/api/admin/workout-templates"], async () => (await import("./features/templates/routes")).templatesRoutes),
  below(
    ["/api/user/activity", "/api/user/progress", "/api/user/stats"],
    async () => (await import("./features/progress/routes")).progressRoutes,
  ),
  below(
    [
      "/api/admin/users/:id/training-maxes",
      "/api/exercises",
      "/api/user/swaps",
      "/api/user/training-maxes",
      "/api/user/training-preferences",
      "/api/weekly-programs/:id/training",
      "/api/workouts/:id/training",
    ],
    async () => (await import("./features/training/routes")).trainingRoutes,
  ),
  below(
    ["/api/admin/training", "/api/admin/users/:id/training", "/api/admin/weekly-programs/:id/done"],
    async () => (await import("./features/training/book/routes")).bookRoutes,
  ),
  below(
    ["/api/admin/users/:id/history-imports", "/api/user/history-imports"],
    async () => (await import("./features/training/imports/routes")).historyRoutes,
  ),
  below(["/api/user/mat", "/api/user/rolls"], async () => (await import("./features/rolls/routes")).rollsRoutes),
  below(
    ["/api/admin/letter-draft", "/api/admin/letters", "/api/letters"],
    async () => (await import("./features/letters/routes")).lettersRoutes,
  ),
  below(
    ["/api/calendar", "/api/user/calendar", "/api/user/week-plan"],
    async () => (await import("./features/week-plan/routes")).weekPlanRoutes,
  ),
  below(
    ["/api/admin/injuries", "/api/admin/return-plans", "/api/user/injuries"],
    async () => (await import("./features/injuries/routes")).injuriesRoutes,
  ),
  below(
    ["/api/admin/competition-overlay", "/api/admin/competitions", "/api/user/competitions"],
    async () => (await import("./features/competitions/routes")).competitionsRoutes,
  ),
  below(
    ["/api/admin/first-week", "/api/admin/users/:id/first-week", "/api/user/first-week"],
    async () => (await import("./features/first-week/routes")).firstWeekRoutes,
  ),
  below(["/api/dashboard"], async () => (await import("./features/dashboard/routes")).dashboardRoutes),
  below(
    [
      "/api/admin/document-layouts",
      "/api/admin/documents/:id",
      "/api/admin/import-workout",
      "/api/admin/upload-weekly-document",
      "/api/admin/upload-workout",
      "/api/admin/weekly-programs/:id/results-document",
      "/api/admin/workout-documents",
    ],
    async () => (await import("./features/imports/routes")).importsRoutes,
  ),
  below(
    ["/api/admin/export-analytics", "/api/admin/upload-metrics", "/api/admin/user-activity"],
    async () => (await import("./features/imports/analytics/analytics-routes")).analyticsRoutes,
  ),
  below(["/api/admin/upload-batches"], async () => (await import("./features/imports/batch/batch-routes")).batchRoutes),
  below(
    [
      "/api/admin/documents",
      "/api/admin/run-validation",
      "/api/admin/validation-reports",
      "/api/admin/validation-rules",
      "/api/admin/validation-runs",
      "/api/admin/validation-settings",
      "/api/admin/validation-summary",
    ],
    async () => (await import("./features/imports/validation/validation-routes")).validationRoutes,
  ),
  below(
    [
      "/api/admin/exercise-names",
      "/api/admin/exercise-videos",
      "/api/admin/exercises/:id",
      "/api/admin/weekly-programs/:id/video-suggestions",
    ],
    async () => (await import("./features/exercises/routes")).exercisesRoutes,
  ),
  below(
    ["/api/admin/exercise-library", "/api/admin/exercises", "/api/admin/exercises/counts", "/api/admin/video-links"],
    async () => (await import("./features/exercises/library/routes")).libraryRoutes,
  ),
  below(
    ["/api/admin/consultation-requests", "/api/consultation-requests"],
    async () => (await import("./features/consultations/routes")).consultationsRoutes,
  ),
  below(
    ["/api/admin/article-drafts", "/api/admin/blog", "/api/blog"],
    async () => (await import("./features/blog/routes")).blogRoutes,
  ),
  below(["/api/objects", "/objects"], async () => (await import("./features/media/routes")).mediaRoutes),
  below(
    ["/api/admin/conversations", "/api/admin/saved-replies", "/api/messages"],
    async () => (await import("./features/messages/routes")).messagesRoutes,
  ),
  below(
    ["/api/admin/form-checks", "/api/admin/lift-cues", "/api/admin/users/:id/lift-cues", "/api/user/lift-cues"],
    async () => (await import("./features/lift-cues/routes")).liftCuesRoutes,
  ),
  below(
    [
      "/api/admin/attention/members",
      "/api/admin/member-imports",
      "/api/admin/members",
      "/api/admin/notes",
      "/api/admin/users",
    ],
    async () => (await import("./features/members/routes")).membersRoutes,
  ),
  below(["/api/admin/audit"], async () => (await import("./features/members/audit/routes")).auditRoutes),
  below(["/api/admin/numbers"], async () => (await import("./features/members/numbers/routes")).numbersRoutes),
  below(["/api/admin/exports"], async () => (await import("./features/exports/routes")).exportsRoutes),
  below(["/api/notices", ADDRESSES.unsubscribe], async () => (await import("./features/notices/routes")).noticesRoutes),
  below(
    [
      "/api/admin/users/:id/free-time",
      "/api/admin/users/:id/subscription",
      "/api/billing",
      "/api/get-or-create-subscription",
      "/api/stripe",
      "/api/subscription",
    ],
    async () => (await import("./features/billing/routes")).billingRoutes,
  ),
  below(
    ["/api/admin/gift-settings", "/api/admin/gifts", "/api/gifts", "/api/subscription/gift"],
    async () => (await import("./features/billing/gifts/routes")).giftsRoutes,
  ),
  below(["/api/admin/found-subscriptions"], async () => (await import("./features/billing/found/routes")).foundRoutes),
  below(
    ["/api/admin/users/:id/role", "/api/auth", "/api/login", "/api/logout"],
    async () => (await import("./features/account/routes")).accountRoutes,
  ),
  below(
    ["/blog/feed.json", "/blog/rss.xml", "/robots.txt", "/sitemap.xml"],
    async () => (await import("./features/site/robots-routes")).robotsRoutes,
  ),
  ...(__LOCAL_TOOLS__ ? localGroups() : []),
] as const;
