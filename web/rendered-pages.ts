import type { PageName } from "../worker/contract/addresses";
import { brand } from "../worker/contract/brand";
import type { Page } from "./shell/page";

const { name, tagline, coach, freeConsultationMinutes } = brand;

/** The part of `web/pages.ts` that the server renders too: what it can render has to be in its own files. */
export const RENDERED_PAGES = {
  home: {
    load: () => import("./features/site/home-page").then((m) => m.HomePage),
    who: "anyone",
    title: `${name} · ${tagline}`,
    needs: ["pictures"],
    offline: true,
    rendered: true,
  },
  about: {
    load: () => import("./features/site/about/about-page").then((m) => m.AboutPage),
    who: "anyone",
    title: `About ${coach.name}, ${coach.title.toLowerCase()}`,
    rendered: true,
  },
  coaching: {
    load: () => import("./features/site/coaching/coaching-page").then((m) => m.CoachingPage),
    who: "anyone",
    title: "Coaching for Brazilian Jiu-Jitsu: individual programming and in person",
    rendered: true,
  },
  bookConsultation: {
    load: () => import("./features/consultations/book-consultation-page").then((m) => m.BookConsultationPage),
    who: "anyone",
    title: `Book a free ${freeConsultationMinutes}-minute consultation`,
    rendered: true,
  },
  contact: {
    load: () => import("./features/site/about/contact-page").then((m) => m.ContactPage),
    who: "anyone",
    title: "Contact",
    rendered: true,
  },
  privacyPolicy: {
    load: () => import("./features/site/legal/privacy-page").then((m) => m.PrivacyPage),
    who: "anyone",
    title: "Privacy Policy",
    rendered: true,
  },
  terms: {
    load: () => import("./features/site/legal/terms-page").then((m) => m.TermsPage),
    who: "anyone",
    title: "Terms of Service",
    rendered: true,
  },
  accessibility: {
    load: () => import("./features/site/legal/accessibility-page").then((m) => m.AccessibilityPage),
    who: "anyone",
    title: "Accessibility",
    rendered: true,
  },
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
} as const satisfies Partial<Record<PageName, Page>>;

/** What stands at every other address. */
export const NOT_FOUND_PAGE = {
  load: () => import("./shell/not-found-page").then((m) => m.NotFoundPage),
  who: "anyone",
  title: "404 Page Not Found",
  rendered: true,
} as const satisfies Page;
