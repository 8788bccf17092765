import { addressOf } from "../../worker/contract/addresses";

/** `visitor`: of no use to members, who see it nowhere. */
export type NavEntry = { label: string; to: string; visitor?: true };

const about = { label: "About", to: addressOf("about") };
const coaching = { label: "Coaching", to: addressOf("coaching") };
const blog = { label: "Blog", to: addressOf("blog") };
const contact = { label: "Contact", to: addressOf("contact") };

export const VISITOR_LINKS: readonly NavEntry[] = [
  about,
  coaching,
  blog,
  { label: "Pricing", to: addressOf("subscribe"), visitor: true },
  contact,
];

export const MEMBER_LINKS: readonly NavEntry[] = [
  about,
  coaching,
  blog,
  contact,
  { label: "Dashboard", to: addressOf("dashboard") },
  { label: "Community", to: addressOf("community") },
  { label: "Messages", to: addressOf("messages") },
];

/** What both have, for the moment in which nobody knows yet who is here. */
export const SHARED_LINKS: readonly NavEntry[] = [about, coaching, blog];
