/** Every address that is a page of the product. The Worker answers the shell with 200 for these and with 404 for the rest. */
export const PAGES = {
  home: "/",
  about: "/about",
  coaching: "/coaching",
  bookConsultation: "/book-consultation",
  contact: "/contact",
  privacyPolicy: "/privacy-policy",
  terms: "/terms",
  accessibility: "/accessibility",
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
} as const;

/** Pages of the embedded product only. */
export const LOCAL_PAGES = { devUi: "/dev/ui", devOutbox: "/dev/outbox", devPayments: "/dev/payments" } as const;
