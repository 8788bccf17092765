import { matchPath } from "react-router-dom";
import { PAGES } from "../worker/contract/pages";
import { type PublicPage, publicPage } from "./shell/public-page";

/** The pages that the server answers with their content, rendered from the same components. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  publicPage(PAGES.home, "HomePage", () => import("./features/site/home-page")),
  publicPage(PAGES.about, "AboutPage", () => import("./features/site/about/about-page")),
  publicPage(PAGES.coaching, "CoachingPage", () => import("./features/site/coaching/coaching-page")),
  publicPage(
    PAGES.bookConsultation,
    "BookConsultationPage",
    () => import("./features/consultations/book-consultation-page"),
  ),
  publicPage(PAGES.contact, "ContactPage", () => import("./features/site/about/contact-page")),
  publicPage(PAGES.privacyPolicy, "PrivacyPage", () => import("./features/site/legal/privacy-page")),
  publicPage(PAGES.terms, "TermsPage", () => import("./features/site/legal/terms-page")),
  publicPage(PAGES.accessibility, "AccessibilityPage", () => import("./features/site/legal/accessibility-page")),
  publicPage(PAGES.blog, "BlogPage", () => import("./features/blog/blog-page")),
  publicPage(PAGES.blogPost, "ArticlePage", () => import("./features/blog/article-page")),
];

export const NOT_FOUND_PAGE = publicPage("*", "NotFoundPage", () => import("./shell/not-found-page"));

/** The public page at an address, or nothing. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  return PUBLIC_PAGES.find(({ path }) => matchPath(path, pathname));
}
