import type { PageName } from "../worker/contract/addresses";
import { brand } from "../worker/contract/brand";
import type { PageNeed } from "../worker/contract/page-policy";
import type { Page } from "./shell/page";

const { coach, freeConsultationMinutes } = brand;

/** Pictures and videos may be on any host; YouTube and Vimeo play in iframes. */
export const TRAINING: readonly PageNeed[] = ["pictures", "videos"];

/** A page that anybody may read. */
const ofAnyone = <Load extends Page["load"]>(title: string, load: Load) =>
  ({ load, who: "anyone", title, rendered: true }) as const;

/** The part of `web/pages.ts` that the server renders, in a file of its own because it is bundled for the server. */
export const RENDERED_PAGES = {
  home: {
    load: () => import("./features/site/home-page").then((m) => m.HomePage),
    who: "anyone",
    get title() {
      return `${brand.name} · ${brand.tagline}`;
    },
    needs: ["pictures"],
    offline: true,
    rendered: true,
  },
  about: {
    load: () => import("./features/site/about/about-page").then((m) => m.AboutPage),
    who: "anyone",
    get title() {
      return `About ${coach.name}, ${coach.title.toLowerCase()}`;
    },
    rendered: true,
  },
  coaching: ofAnyone("Coaching for Brazilian Jiu-Jitsu: individual programming and in person", () =>
    import("./features/site/coaching/coaching-page").then((m) => m.CoachingPage),
  ),
  bookConsultation: ofAnyone(`Book a free ${freeConsultationMinutes}-minute consultation`, () =>
    import("./features/consultations/book-consultation-page").then((m) => m.BookConsultationPage),
  ),
  contact: ofAnyone("Contact", () => import("./features/site/about/contact-page").then((m) => m.ContactPage)),
  privacyPolicy: ofAnyone("Privacy Policy", () =>
    import("./features/site/legal/privacy-page").then((m) => m.PrivacyPage),
  ),
  terms: ofAnyone("Terms of Service", () => import("./features/site/legal/terms-page").then((m) => m.TermsPage)),
  accessibility: ofAnyone("Accessibility", () =>
    import("./features/site/legal/accessibility-page").then((m) => m.AccessibilityPage),
  ),
  blog: {
    load: () => import("./features/blog/blog-page").then((m) => m.BlogPage),
    who: "anyone",
    title: "Blog: strength and conditioning for Brazilian Jiu-Jitsu",
    needs: ["pictures"],
    rendered: true,
  },
  blogPost: {
    load: () => import("./features/blog/article-page").then((m) => m.ArticlePage),
    who: "anyone",
    title: null,
    needs: ["pictures"],
    rendered: true,
  },
  signIn: {
    load: () => import("./features/account/sign-in/sign-in-page").then((m) => m.SignInPage),
    who: "visitor",
    title: "Sign in",
    rendered: true,
  },
  signUp: {
    load: () => import("./features/account/sign-up/sign-up-page").then((m) => m.SignUpPage),
    who: "visitor",
    title: "Start your free trial",
    rendered: true,
  },

  dashboard: {
    load: () => import("./features/progress/dashboard-page").then((m) => m.DashboardPage),
    who: "member",
    title: "Dashboard",
    needs: TRAINING,
    data: ["/api/user/stats", "/api/dashboard"],
    offline: true,
    frame: true,
  },
  weeklyProgram: {
    load: () => import("./features/programs/weekly-program-page").then((m) => m.WeeklyProgramPage),
    who: "member",
    title: null,
    needs: TRAINING,
    data: ["/api/weekly-programs/:id", "/api/weekly-programs/:id/training"],
    offline: true,
    frame: true,
  },
  workout: {
    load: () => import("./features/workouts/workout-page").then((m) => m.WorkoutPage),
    who: "member",
    title: null,
    needs: TRAINING,
    data: ["/api/workouts/:id", "/api/workouts/:id/training"],
    offline: true,
    frame: true,
  },
  workouts: {
    load: () => import("./features/workouts/list/workouts-page").then((m) => m.WorkoutsPage),
    who: "member",
    title: "Daily Workouts",
    needs: TRAINING,
    data: ["/api/workouts/filters", "/api/workouts"],
    offline: true,
    frame: true,
  },
  community: {
    load: () => import("./features/community/community-page").then((m) => m.CommunityPage),
    who: "member",
    title: "Community",
    data: ["/api/community/me", "/api/community/pinned-messages", "/api/community/posts"],
    frame: true,
  },
  messages: {
    load: () => import("./features/messages/messages-page").then((m) => m.MessagesPage),
    who: "member",
    title: "Message Admin",
    data: ["/api/messages/recipient", "/api/messages"],
    frame: true,
  },
  subscription: {
    load: () => import("./features/billing/subscription-page").then((m) => m.SubscriptionPage),
    who: "member",
    title: "Subscription",
    needs: ["payments"],
    data: ["/api/subscription", "/api/billing/config"],
    frame: true,
  },
  admin: {
    load: () => import("./screens/admin-screen").then((m) => m.AdminScreen),
    who: "admin",
    right: "desk",
    title: "Content Administration",
    needs: ["pictures"],
    data: [
      "/api/admin/attention",
      "/api/admin/desk/today",
      "/api/admin/weekly-programs",
      "/api/admin/weekly-programs?status=deleted",
    ],
    frame: true,
  },
} as const satisfies Partial<Record<PageName, Page>>;

/** The page for every other address. */
export const NOT_FOUND_PAGE = {
  load: () => import("./shell/not-found-page").then((m) => m.NotFoundPage),
  who: "anyone",
  title: "404 Page Not Found",
  rendered: true,
} as const satisfies Page;
