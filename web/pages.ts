import type { PageName } from "../worker/contract/addresses";
import { RENDERED_PAGES, TRAINING } from "./rendered-pages";
import type { Page } from "./shell/page";

export { NOT_FOUND_PAGE } from "./rendered-pages";

/**
 * Every page: one line in `worker/contract/addresses.ts`, one entry here, one component. The router, guards, titles and
 * preloading read it, and the build passes it to the Worker and the service worker.
 */
export const PAGES: Readonly<Record<PageName, Page>> = {
  ...RENDERED_PAGES,

  // Sign-in pages and targets of mail links: rendered in the browser, without code that only members need.
  signInCode: {
    load: () => import("./features/account/sign-in/sign-in-code-page").then((m) => m.SignInCodePage),
    who: "visitor",
    title: "Sign in",
  },
  verifyEmail: {
    load: () => import("./features/account/sign-up/verify-email-page").then((m) => m.VerifyEmailPage),
    who: "visitor",
    title: "Confirm your e-mail",
  },
  forgotPassword: {
    load: () => import("./features/account/password/forgot-password-page").then((m) => m.ForgotPasswordPage),
    who: "visitor",
    title: "Reset your password",
  },
  resetPassword: {
    load: () => import("./features/account/password/reset-password-page").then((m) => m.ResetPasswordPage),
    who: "visitor",
    title: "Choose a new password",
  },
  unsubscribe: {
    load: () => import("./features/notices/unsubscribe-page").then((m) => m.UnsubscribePage),
    who: "visitor",
    title: "Unsubscribe",
  },

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

  adminArticleNew: {
    load: () => import("./features/blog/admin/article/article-editor-page").then((m) => m.NewArticlePage),
    who: "admin",
    right: "articles",
    title: "Create Blog Post",
  },
  adminArticle: {
    load: () => import("./features/blog/admin/article/article-editor-page").then((m) => m.ArticleEditorPage),
    who: "admin",
    right: "articles",
    title: null,
  },
  adminUsers: {
    load: () => import("./screens/users-screen").then((m) => m.UsersScreen),
    who: "admin",
    right: "people",
    title: "User Management",
    data: ["/api/admin/attention/members/counts", "/api/admin/users?limit=25", "/api/billing/config"],
  },
  adminUsersAlias: {
    load: () => import("./screens/users-screen").then((m) => m.UsersScreen),
    who: "admin",
    right: "people",
    title: "User Management",
  },
  adminUser: {
    load: () => import("./screens/member-screen").then((m) => m.MemberScreen),
    who: "admin",
    right: "people",
    title: null,
  },
  adminMemberImport: {
    load: () => import("./features/members/import/import-page").then((m) => m.ImportPage),
    who: "admin",
    right: "people",
    title: "Import Members",
    data: ["/api/admin/member-imports"],
  },
  adminFoundSubscriptions: {
    load: () => import("./features/billing/found/found-page").then((m) => m.FoundPage),
    who: "admin",
    right: "money",
    title: "Bring Subscriptions",
    data: ["/api/admin/found-subscriptions/look"],
  },
  adminTraining: {
    load: () => import("./features/members/book/book-page").then((m) => m.BookPage),
    who: "admin",
    right: "book",
    title: "Training Book",
    data: ["/api/admin/training/choices", "/api/admin/training"],
  },
  adminTrainingWeek: {
    load: () => import("./features/members/book/week-page").then((m) => m.WeekPage),
    who: "admin",
    right: "book",
    title: null,
  },
  adminInjuries: {
    load: () => import("./features/injuries/board-page").then((m) => m.BoardPage),
    who: "admin",
    right: "injuries",
    title: "Injuries",
    data: ["/api/admin/injuries"],
  },
  adminAudit: {
    load: () => import("./features/members/audit/audit-page").then((m) => m.AuditPage),
    who: "admin",
    right: "upkeep",
    title: "Audit Log",
  },
  adminHealth: {
    load: () => import("./features/health/health-page").then((m) => m.HealthPage),
    who: "admin",
    right: "upkeep",
    title: "System Health",
  },
  adminExport: {
    load: () => import("./features/account/export/export-page").then((m) => m.ExportPage),
    who: "admin",
    right: "exports",
    title: "Export the Club",
    data: ["/api/admin/exports"],
  },
  adminNumbers: {
    load: () => import("./features/members/numbers/numbers-page").then((m) => m.NumbersPage),
    who: "admin",
    right: "money",
    title: "Business Numbers",
  },
  adminGifts: {
    load: () => import("./features/billing/gift/gifts-page").then((m) => m.GiftsPage),
    who: "admin",
    right: "money",
    title: "Gift Links",
    data: ["/api/admin/gifts", "/api/admin/gift-settings"],
  },
  adminFirstWeek: {
    load: () => import("./features/members/first-week/first-week-desk-page").then((m) => m.FirstWeekDeskPage),
    who: "admin",
    right: "people",
    title: "First Week",
    data: ["/api/admin/first-week"],
  },
  adminLetters: {
    load: () => import("./features/letters/desk/letters-page").then((m) => m.LettersPage),
    who: "admin",
    right: "announcements",
    title: "Letters",
    data: ["/api/admin/letters"],
  },
  adminLetterNew: {
    load: () => import("./features/letters/desk/compose-page").then((m) => m.ComposePage),
    who: "admin",
    right: "announcements",
    title: "Write a Letter",
  },
  adminLetter: {
    load: () => import("./features/letters/desk/sent-letter-page").then((m) => m.SentLetterPage),
    who: "admin",
    right: "announcements",
    title: null,
  },
  adminSite: {
    load: () => import("./features/site/publication/site-page").then((m) => m.SitePage),
    who: "admin",
    right: "settings",
    title: "Your Site",
    data: ["/api/admin/site"],
  },
  adminStart: {
    load: () => import("./features/site/start/start-page").then((m) => m.StartPage),
    who: "admin",
    right: "settings",
    title: "Open Your Club",
    data: ["/api/admin/first-run"],
  },
  workoutUpload: {
    load: () => import("./features/imports/workout/workout-upload-page").then((m) => m.WorkoutUploadPage),
    who: "admin",
    right: "weeks",
    title: "Workout Document Upload",
  },
  weeklyUpload: {
    load: () => import("./features/imports/weekly/weekly-upload-page").then((m) => m.WeeklyUploadPage),
    who: "admin",
    right: "weeks",
    title: "Upload Weekly Program",
  },
  programUpload: {
    load: () => import("./features/imports/program/program-upload-page").then((m) => m.ProgramUploadPage),
    who: "admin",
    right: "weeks",
    title: "Upload Whole Program",
  },
  adminWeeklyPrograms: {
    load: () => import("./features/programs/admin-programs-page").then((m) => m.AdminProgramsPage),
    who: "admin",
    right: "weeks",
    title: "Weekly Programs",
    data: ["/api/admin/weekly-programs"],
  },
  weeklyProgramEdit: {
    load: () => import("./features/programs/program-editor-page").then((m) => m.ProgramEditorPage),
    who: "admin",
    right: "weeks",
    title: null,
  },
  adminCompetitions: {
    load: () => import("./features/competitions/desk/admin-competitions-page").then((m) => m.AdminCompetitionsPage),
    who: "admin",
    right: "weeks",
    title: "Competitions",
    data: ["/api/admin/competitions", "/api/admin/competition-overlay"],
  },
  exerciseVideos: {
    load: () => import("./features/exercises/exercise-videos-page").then((m) => m.ExerciseVideosPage),
    who: "admin",
    right: "weeks",
    title: "Exercise Video Manager",
  },
  pinnedMessages: {
    load: () => import("./features/community/pinned/pinned-messages-page").then((m) => m.PinnedMessagesPage),
    who: "admin",
    right: "announcements",
    title: "Pinned Messages",
  },
  workoutTemplates: {
    load: () => import("./features/templates/templates-page").then((m) => m.TemplatesPage),
    who: "admin",
    right: "weeks",
    title: "Workout Templates",
  },
  batchUpload: {
    load: () => import("./features/imports/batch/batch-upload-page").then((m) => m.BatchUploadPage),
    who: "admin",
    right: "weeks",
    title: "Batch Upload",
  },
  documentValidation: {
    load: () => import("./features/imports/validation/document-validation-page").then((m) => m.DocumentValidationPage),
    who: "admin",
    right: "settings",
    title: "Document Validation",
  },
  uploadAnalytics: {
    load: () => import("./features/imports/analytics/upload-analytics-page").then((m) => m.UploadAnalyticsPage),
    who: "admin",
    right: "upkeep",
    title: "Upload Analytics",
  },
  adminMessages: {
    load: () => import("./features/messages/inbox/inbox-page").then((m) => m.InboxPage),
    who: "admin",
    right: "messages",
    title: "Messages",
    needs: ["microphone"],
    data: ["/api/admin/conversations"],
  },
  adminConsultations: {
    load: () => import("./features/consultations/consultations-page").then((m) => m.ConsultationsPage),
    who: "admin",
    right: "consultations",
    title: "Consultation Requests",
  },
  adminModeration: {
    load: () => import("./features/community/moderation/moderation-page").then((m) => m.ModerationPage),
    who: "admin",
    right: "moderation",
    title: "Moderation",
  },
  documentsHelp: {
    load: () => import("./features/imports/help/documents-help-page").then((m) => m.DocumentsHelpPage),
    who: "admin",
    right: "weeks",
    title: "Documents Help",
  },

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
