import { brand } from "./brand";

const { name, tagline, coach, freeConsultationMinutes } = brand;

/** What the public pages are called: by the server for those who have not opened them, and by the page itself. */
export const PAGE_TITLES = {
  home: `${name} · ${tagline}`,
  about: `About ${coach.name}, ${coach.title.toLowerCase()}`,
  coaching: "Coaching for Brazilian Jiu-Jitsu: individual programming and in person",
  bookConsultation: `Book a free ${freeConsultationMinutes}-minute consultation`,
  contact: "Contact",
  blog: "Blog: strength and conditioning for Brazilian Jiu-Jitsu",
  terms: "Terms of Service",
  privacyPolicy: "Privacy Policy",
  accessibility: "Accessibility",
  notFound: "404 Page Not Found",
  articleNotFound: "Article Not Found",
} as const;
