import { matchPath } from "react-router-dom";
import { PAGES } from "../worker/contract/pages";
import { type PublicPage, publicPage } from "./shell/public-page";

/** The pages that the server answers with their content, rendered from the same components. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  publicPage(PAGES.home, async () => (await import("./features/site/home-page")).HomePage),
  publicPage(PAGES.about, async () => (await import("./features/site/about-page")).AboutPage),
  publicPage(PAGES.coaching, async () => (await import("./features/site/coaching-page")).CoachingPage),
  publicPage(
    PAGES.bookConsultation,
    async () => (await import("./features/consultations/book-consultation-page")).BookConsultationPage,
  ),
  publicPage(PAGES.contact, async () => (await import("./features/site/contact-page")).ContactPage),
  publicPage(PAGES.privacyPolicy, async () => (await import("./features/site/privacy-page")).PrivacyPage),
  publicPage(PAGES.terms, async () => (await import("./features/site/terms-page")).TermsPage),
  publicPage(PAGES.accessibility, async () => (await import("./features/site/accessibility-page")).AccessibilityPage),
  publicPage(PAGES.blog, async () => (await import("./features/blog/blog-page")).BlogPage),
  publicPage(PAGES.blogPost, async () => (await import("./features/blog/article-page")).ArticlePage),
];

export const NOT_FOUND_PAGE = publicPage("*", async () => (await import("./shell/not-found-page")).NotFoundPage);

/** The public page at an address, or nothing. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  return PUBLIC_PAGES.find(({ path }) => matchPath(path, pathname));
}
