/** Every address that is a page of the product. The Worker answers the shell with 200 for these and with 404 for the rest. */
export const PAGES = {
  home: "/",
  about: "/about",
  coaching: "/coaching",
  bookConsultation: "/book-consultation",
  contact: "/contact",
  privacyPolicy: "/privacy-policy",
  terms: "/terms",
  subscribe: "/subscribe",
  blog: "/blog",
  blogPost: "/blog/:slug",

  signIn: "/sign-in",
  signUp: "/sign-up",
  verifyEmail: "/verify-email",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  signInCode: "/sign-in/code",
  signOut: "/sign-out",
  unsubscribe: "/unsubscribe",
  adminSetup: "/admin-setup",

  dashboard: "/dashboard",
  community: "/community",
  messages: "/messages",
  workouts: "/workouts",
  workout: "/workout/:id",
  subscription: "/subscription",
  settings: "/settings",
  weeklyProgram: "/weekly-program/:id",

  admin: "/admin",
  adminUsers: "/admin/users",
  adminUsersAlias: "/admin-users",
  adminUser: "/admin/users/:id",
  adminAudit: "/admin/audit",
  adminNumbers: "/admin/numbers",
  adminWorkoutUpload: "/admin/workout-upload",
  adminWeeklyUpload: "/admin/weekly-upload",
  adminWeeklyPrograms: "/admin/weekly-programs",
  adminWeeklyProgramEdit: "/admin/weekly-programs/:id/edit",
  adminExerciseVideos: "/admin/exercise-videos",
  adminPinnedMessages: "/admin/pinned-messages",
  adminWorkoutTemplates: "/admin/workout-templates",
  adminBatchUpload: "/admin/batch-upload",
  adminDocumentValidation: "/admin/document-validation",
  adminUploadAnalytics: "/admin/upload-analytics",
  adminMessages: "/admin/messages",
  adminConsultations: "/admin/consultations",
  adminModeration: "/admin/moderation",
  adminHelpDocuments: "/admin/help/documents",
} as const;

/** Pages of the embedded product only. */
export const LOCAL_PAGES = { devUi: "/dev/ui", devOutbox: "/dev/outbox", devPayments: "/dev/payments" } as const;

const patterns = (pages: Record<string, string>) =>
  Object.values(pages).map((page) => new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}$`));

// Marked so that browsers, which read only the addresses, get no patterns.
const PAGE_PATTERNS = /* @__PURE__ */ patterns(PAGES);
const LOCAL_PATTERNS = /* @__PURE__ */ patterns(LOCAL_PAGES);

/** Whether a path, without query, is a page. One trailing slash is forgiven. */
export function isPage(path: string, local: boolean): boolean {
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  return PAGE_PATTERNS.some((p) => p.test(bare)) || (local && LOCAL_PATTERNS.some((p) => p.test(bare)));
}
