import { PAGES } from "../../worker/contract/pages";

/** The module of each public page, as the build lists it: whoever answers the page names its scripts ahead. */
export const PAGE_SOURCES: Record<string, string> = {
  [PAGES.home]: "features/site/home-page.tsx",
  [PAGES.about]: "features/site/about/about-page.tsx",
  [PAGES.coaching]: "features/site/coaching/coaching-page.tsx",
  [PAGES.bookConsultation]: "features/consultations/book-consultation-page.tsx",
  [PAGES.contact]: "features/site/about/contact-page.tsx",
  [PAGES.privacyPolicy]: "features/site/legal/privacy-page.tsx",
  [PAGES.terms]: "features/site/legal/terms-page.tsx",
  [PAGES.accessibility]: "features/site/legal/accessibility-page.tsx",
  [PAGES.blog]: "features/blog/blog-page.tsx",
  [PAGES.blogPost]: "features/blog/article-page.tsx",
  "*": "shell/not-found-page.tsx",
};
