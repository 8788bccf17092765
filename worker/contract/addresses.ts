/**
 * Every page's address, by page name. The Worker answers them with 200 and all others with 404; `web/pages.ts` says
 * what each shows. Addresses under `/dev/` exist in the local product only.
 */
export const ADDRESSES = {
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
  pay: "/pay",
  gift: "/gift/:code",
  adminSetup: "/admin-setup",

  dashboard: "/dashboard",
  community: "/community",
  messages: "/messages",
  workouts: "/workouts",
  workout: "/workout/:id",
  workoutSession: "/workout/:id/session",
  subscription: "/subscription",
  settings: "/settings",
  mat: "/mat",
  injuries: "/injuries",
  competitions: "/competitions",
  firstWeek: "/first-week",
  letter: "/letters/:id",
  weeklyProgram: "/weekly-program/:id",
  daySession: "/weekly-program/:id/session",
  thisWeek: "/week",

  admin: "/admin",
  adminArticleNew: "/admin/blog/new",
  adminArticle: "/admin/blog/:id",
  adminUsers: "/admin/users",
  adminUsersAlias: "/admin-users",
  adminUser: "/admin/users/:id",
  adminMemberImport: "/admin/members/import",
  adminFoundSubscriptions: "/admin/members/subscriptions",
  adminTraining: "/admin/training",
  adminTrainingWeek: "/admin/training/weeks/:id",
  adminInjuries: "/admin/injuries",
  adminAudit: "/admin/audit",
  adminHealth: "/admin/health",
  adminExport: "/admin/export",
  adminSite: "/admin/site",
  adminStart: "/admin/start",
  adminNumbers: "/admin/numbers",
  adminGifts: "/admin/gifts",
  adminFirstWeek: "/admin/first-week",
  adminLetters: "/admin/letters",
  adminLetterNew: "/admin/letters/new",
  adminLetter: "/admin/letters/:id",
  workoutUpload: "/admin/workout-upload",
  weeklyUpload: "/admin/weekly-upload",
  programUpload: "/admin/program-upload",
  adminWeeklyPrograms: "/admin/weekly-programs",
  weeklyProgramEdit: "/admin/weekly-programs/:id/edit",
  exerciseVideos: "/admin/exercise-videos",
  pinnedMessages: "/admin/pinned-messages",
  workoutTemplates: "/admin/workout-templates",
  batchUpload: "/admin/batch-upload",
  documentValidation: "/admin/document-validation",
  uploadAnalytics: "/admin/upload-analytics",
  adminMessages: "/admin/messages",
  adminConsultations: "/admin/consultations",
  adminCompetitions: "/admin/competitions",
  adminModeration: "/admin/moderation",
  documentsHelp: "/admin/help/documents",

  devUi: "/dev/ui",
  devOutbox: "/dev/outbox",
  devPayments: "/dev/payments",
} as const;

type Addresses = typeof ADDRESSES;
export type PageName = keyof Addresses;

/** The parameters of an address: `id` of `/workout/:id`. */
type PartsOf<Address extends string> = Address extends `${string}/:${infer Part}/${infer Rest}`
  ? Part | PartsOf<`/${Rest}`>
  : Address extends `${string}/:${infer Part}`
    ? Part
    : never;
export type PageParams<Name extends PageName> = Record<PartsOf<Addresses[Name]>, string>;

/** Query parameters; null, undefined and empty texts are left out. */
type Query = Record<string, string | number | null | undefined>;
type Where = { query?: Query; hash?: string };
type Parts<Name extends PageName> = Record<PartsOf<Addresses[Name]>, string | number>;
type Asked<Name extends PageName> = [PartsOf<Addresses[Name]>] extends [never]
  ? [where?: Where]
  : [where: Parts<Name> & Where];

/** Returns the address of a page: `addressOf("workout", { id: 7, query: { as: "member" } })`. */
export function addressOf<Name extends PageName>(name: Name, ...[where = {}]: Asked<Name>): string {
  const { query = {}, hash, ...parts } = where as Where & Record<string, string | number>;
  const path = ADDRESSES[name].replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value || value === 0) search.set(key, String(value));
  const asked = search.toString();
  return path + (asked && `?${asked}`) + (hash ? `#${hash}` : "");
}

type Pattern = { name: PageName; fits: RegExp };

/** Patterns by first path segment, which is never a parameter, so that a lookup tests only a few. */
const PATTERNS = new Map<string, Pattern[]>();
for (const [name, address] of Object.entries(ADDRESSES)) {
  const fits = new RegExp(`^${address.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
  const first = firstPart(address);
  PATTERNS.set(first, [...(PATTERNS.get(first) ?? []), { name: name as PageName, fits }]);
}

function firstPart(path: string): string {
  return path.split("/", 2)[1] ?? "";
}

/** Returns the page at a path (without query) and its parameters, or null. One trailing slash is ignored. */
export function pageAt(path: string, local: boolean): { name: PageName; params: Record<string, string> } | null {
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  if (bare.startsWith("/dev/") && !local) return null;
  for (const { name, fits } of PATTERNS.get(firstPart(bare)) ?? []) {
    const found = fits.exec(bare);
    if (found) return { name, params: { ...found.groups } };
  }
  return null;
}
