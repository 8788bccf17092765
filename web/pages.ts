import type { PageName } from "../worker/contract/addresses";
import type { Right } from "../worker/contract/rights";
import { RENDERED_PAGES, TRAINING } from "./rendered-pages";
import type { Page } from "./shell/page";

export { NOT_FOUND_PAGE } from "./rendered-pages";

const ofVisitor = (title: string, load: Page["load"]): Page => ({ load, who: "visitor", title });

const ofAdmin = (right: Right, title: string | null, data: readonly string[], load: Page["load"]): Page => ({
  load,
  who: "admin",
  right,
  title,
  data,
});

/**
 * Every page: one line in `worker/contract/addresses.ts`, one entry here, one component. The router, guards, titles and
 * preloading read it, and the build passes it to the Worker and the service worker.
 */
export const PAGES: Readonly<Record<PageName, Page>> = {
  ...RENDERED_PAGES,

  // Sign-in pages and targets of mail links: rendered in the browser, without code that only members need.
  signInCode: ofVisitor("Sign in", () =>
    import("./features/account/sign-in/sign-in-code-page").then((m) => m.SignInCodePage),
  ),
  verifyEmail: ofVisitor("Confirm your e-mail", () =>
    import("./features/account/sign-up/verify-email-page").then((m) => m.VerifyEmailPage),
  ),
  forgotPassword: ofVisitor("Reset your password", () =>
    import("./features/account/password/forgot-password-page").then((m) => m.ForgotPasswordPage),
  ),
  resetPassword: ofVisitor("Choose a new password", () =>
    import("./features/account/password/reset-password-page").then((m) => m.ResetPasswordPage),
  ),
  unsubscribe: ofVisitor("Unsubscribe", () =>
    import("./features/notices/unsubscribe-page").then((m) => m.UnsubscribePage),
  ),

  pay: {
    load: () => import("./features/billing/pay-page").then((m) => m.PayPage),
    who: "anyone",
    title: "Complete your payment",
    needs: ["payments"],
  },
  gift: {
    load: () => import("./features/billing/gift/gift-page").then((m) => m.GiftPage),
    who: "anyone",
    title: "A month for you",
    needs: ["payments"],
  },
  signOut: {
    load: () => import("./features/account/sign-in/sign-out-page").then((m) => m.SignOutPage),
    who: "anyone",
    title: "Log out",
  },
  adminSetup: {
    load: () => import("./features/account/sign-up/admin-setup-page").then((m) => m.AdminSetupPage),
    who: "anyone",
    title: "Admin setup",
  },
  subscribe: {
    load: () => import("./features/billing/subscribe-page").then((m) => m.SubscribePage),
    who: "anyone",
    title: "Membership",
    needs: ["payments"],
  },

  thisWeek: {
    load: () => import("./features/programs/this-week-page").then((m) => m.ThisWeekPage),
    who: "member",
    title: "This week",
    data: ["/api/dashboard"],
    offline: true,
  },
  workoutSession: {
    load: () => import("./features/workouts/workout-session-page").then((m) => m.WorkoutSessionPage),
    who: "member",
    title: null,
    needs: TRAINING,
    data: ["/api/workouts/:id", "/api/workouts/:id/training"],
    offline: true,
    bare: true,
  },
  daySession: {
    load: () => import("./features/programs/day-session-page").then((m) => m.DaySessionPage),
    who: "member",
    title: null,
    needs: TRAINING,
    data: ["/api/weekly-programs/:id", "/api/weekly-programs/:id/training"],
    offline: true,
    bare: true,
  },
  firstWeek: {
    load: () => import("./features/first-week/first-week-page").then((m) => m.FirstWeekPage),
    who: "member",
    title: "First week",
    data: ["/api/user/first-week", "/api/dashboard"],
    bare: true,
  },
  letter: {
    load: () => import("./features/letters/letter-page").then((m) => m.LetterPage),
    who: "member",
    title: "A Letter",
  },
  mat: {
    load: () => import("./features/mat/mat-page").then((m) => m.MatPage),
    who: "member",
    title: "Around the Mat",
    data: ["/api/user/mat"],
  },
  injuries: {
    load: () => import("./features/injuries/injuries-page").then((m) => m.InjuriesPage),
    who: "member",
    title: "Where It Hurts",
    data: ["/api/user/injuries"],
    offline: true,
  },
  competitions: {
    load: () => import("./features/competitions/competitions-page").then((m) => m.CompetitionsPage),
    who: "member",
    title: "Competitions",
    data: ["/api/user/competitions"],
  },
  settings: {
    load: () => import("./screens/settings-screen").then((m) => m.SettingsScreen),
    who: "member",
    title: "Settings",
  },

  adminArticleNew: ofAdmin("articles", "Create Blog Post", [], () =>
    import("./features/blog/admin/article/article-editor-page").then((m) => m.NewArticlePage),
  ),
  adminArticle: ofAdmin("articles", null, [], () =>
    import("./features/blog/admin/article/article-editor-page").then((m) => m.ArticleEditorPage),
  ),
  adminUsers: ofAdmin(
    "people",
    "User Management",
    ["/api/admin/attention/members/counts", "/api/admin/users?limit=25", "/api/billing/config"],
    () => import("./screens/users-screen").then((m) => m.UsersScreen),
  ),
  adminUsersAlias: ofAdmin("people", "User Management", [], () =>
    import("./screens/users-screen").then((m) => m.UsersScreen),
  ),
  adminUser: ofAdmin("people", null, [], () => import("./screens/member-screen").then((m) => m.MemberScreen)),
  adminMemberImport: ofAdmin("people", "Import Members", ["/api/admin/member-imports"], () =>
    import("./features/members/import/import-page").then((m) => m.ImportPage),
  ),
  adminFoundSubscriptions: ofAdmin("money", "Bring Subscriptions", ["/api/admin/found-subscriptions/look"], () =>
    import("./features/billing/found/found-page").then((m) => m.FoundPage),
  ),
  adminTraining: ofAdmin("book", "Training Book", ["/api/admin/training/choices", "/api/admin/training"], () =>
    import("./features/members/book/book-page").then((m) => m.BookPage),
  ),
  adminTrainingWeek: ofAdmin("book", null, [], () =>
    import("./features/members/book/week-page").then((m) => m.WeekPage),
  ),
  adminInjuries: ofAdmin("injuries", "Injuries", ["/api/admin/injuries"], () =>
    import("./features/injuries/board-page").then((m) => m.BoardPage),
  ),
  adminAudit: ofAdmin("upkeep", "Audit Log", [], () =>
    import("./features/members/audit/audit-page").then((m) => m.AuditPage),
  ),
  adminHealth: ofAdmin("upkeep", "System Health", [], () =>
    import("./features/health/health-page").then((m) => m.HealthPage),
  ),
  adminExport: ofAdmin("exports", "Export the Club", ["/api/admin/exports"], () =>
    import("./features/account/export/export-page").then((m) => m.ExportPage),
  ),
  adminNumbers: ofAdmin("money", "Business Numbers", [], () =>
    import("./features/members/numbers/numbers-page").then((m) => m.NumbersPage),
  ),
  adminGifts: ofAdmin("money", "Gift Links", ["/api/admin/gifts", "/api/admin/gift-settings"], () =>
    import("./features/billing/gift/gifts-page").then((m) => m.GiftsPage),
  ),
  adminFirstWeek: ofAdmin("people", "First Week", ["/api/admin/first-week"], () =>
    import("./features/members/first-week/first-week-desk-page").then((m) => m.FirstWeekDeskPage),
  ),
  adminLetters: ofAdmin("announcements", "Letters", ["/api/admin/letters"], () =>
    import("./features/letters/desk/letters-page").then((m) => m.LettersPage),
  ),
  adminLetterNew: ofAdmin("announcements", "Write a Letter", [], () =>
    import("./features/letters/desk/compose-page").then((m) => m.ComposePage),
  ),
  adminLetter: ofAdmin("announcements", null, [], () =>
    import("./features/letters/desk/sent-letter-page").then((m) => m.SentLetterPage),
  ),
  adminSite: ofAdmin("settings", "Your Site", ["/api/admin/site"], () =>
    import("./features/site/publication/site-page").then((m) => m.SitePage),
  ),
  adminStart: ofAdmin("settings", "Open Your Club", ["/api/admin/first-run"], () =>
    import("./features/site/start/start-page").then((m) => m.StartPage),
  ),
  workoutUpload: ofAdmin("weeks", "Workout Document Upload", [], () =>
    import("./features/imports/workout/workout-upload-page").then((m) => m.WorkoutUploadPage),
  ),
  weeklyUpload: ofAdmin("weeks", "Upload Weekly Program", [], () =>
    import("./features/imports/weekly/weekly-upload-page").then((m) => m.WeeklyUploadPage),
  ),
  programUpload: ofAdmin("weeks", "Upload Whole Program", [], () =>
    import("./features/imports/program/program-upload-page").then((m) => m.ProgramUploadPage),
  ),
  adminWeeklyPrograms: ofAdmin("weeks", "Weekly Programs", ["/api/admin/weekly-programs"], () =>
    import("./features/programs/admin-programs-page").then((m) => m.AdminProgramsPage),
  ),
  weeklyProgramEdit: ofAdmin("weeks", null, [], () =>
    import("./features/programs/program-editor-page").then((m) => m.ProgramEditorPage),
  ),
  adminCompetitions: ofAdmin(
    "weeks",
    "Competitions",
    ["/api/admin/competitions", "/api/admin/competition-overlay"],
    () => import("./features/competitions/desk/admin-competitions-page").then((m) => m.AdminCompetitionsPage),
  ),
  exerciseVideos: ofAdmin("weeks", "Exercise Video Manager", [], () =>
    import("./features/exercises/exercise-videos-page").then((m) => m.ExerciseVideosPage),
  ),
  pinnedMessages: ofAdmin("announcements", "Pinned Messages", [], () =>
    import("./features/community/pinned/pinned-messages-page").then((m) => m.PinnedMessagesPage),
  ),
  workoutTemplates: ofAdmin("weeks", "Workout Templates", [], () =>
    import("./features/templates/templates-page").then((m) => m.TemplatesPage),
  ),
  batchUpload: ofAdmin("weeks", "Batch Upload", [], () =>
    import("./features/imports/batch/batch-upload-page").then((m) => m.BatchUploadPage),
  ),
  documentValidation: ofAdmin("settings", "Document Validation", [], () =>
    import("./features/imports/validation/document-validation-page").then((m) => m.DocumentValidationPage),
  ),
  uploadAnalytics: ofAdmin("upkeep", "Upload Analytics", [], () =>
    import("./features/imports/analytics/upload-analytics-page").then((m) => m.UploadAnalyticsPage),
  ),
  adminMessages: {
    load: () => import("./features/messages/inbox/inbox-page").then((m) => m.InboxPage),
    who: "admin",
    right: "messages",
    title: "Messages",
    needs: ["microphone"],
    data: ["/api/admin/conversations"],
  },
  adminConsultations: ofAdmin("consultations", "Consultation Requests", [], () =>
    import("./features/consultations/consultations-page").then((m) => m.ConsultationsPage),
  ),
  adminModeration: ofAdmin("moderation", "Moderation", [], () =>
    import("./features/community/moderation/moderation-page").then((m) => m.ModerationPage),
  ),
  documentsHelp: ofAdmin("weeks", "Documents Help", [], () =>
    import("./features/imports/help/documents-help-page").then((m) => m.DocumentsHelpPage),
  ),

  devUi: {
    load: __LOCAL_TOOLS__ && (() => import("./features/site/developer/dev-ui-page").then((m) => m.DevUiPage)),
    who: "anyone",
    title: "Design System",
  },
  devOutbox: {
    load: __LOCAL_TOOLS__ && (() => import("./features/site/developer/dev-outbox-page").then((m) => m.DevOutboxPage)),
    who: "anyone",
    title: "Outbox",
  },
  devPayments: {
    load: __LOCAL_TOOLS__ && (() => import("./features/billing/payments-panel-page").then((m) => m.PaymentsPanelPage)),
    who: "admin",
    right: "money",
    title: "Payment Simulator",
  },
};
