import { PAGES } from "../../worker/contract/pages";

/** `visitor`: of no use to members, who see it nowhere. */
export type NavEntry = { label: string; to: string; visitor?: true };

const about = { label: "About", to: PAGES.about };
const coaching = { label: "Coaching", to: PAGES.coaching };
const blog = { label: "Blog", to: PAGES.blog };
const contact = { label: "Contact", to: PAGES.contact };

export const VISITOR_LINKS: readonly NavEntry[] = [
  about,
  coaching,
  blog,
  { label: "Pricing", to: PAGES.subscribe, visitor: true },
  contact,
];

export const MEMBER_LINKS: readonly NavEntry[] = [
  about,
  coaching,
  blog,
  contact,
  { label: "Dashboard", to: PAGES.dashboard },
  { label: "Community", to: PAGES.community },
  { label: "Messages", to: PAGES.messages },
];

/** What both have, for the moment in which nobody knows yet who is here. */
export const SHARED_LINKS: readonly NavEntry[] = [about, coaching, blog];
