import { addressOf } from "../../worker/contract/addresses";
import type { Unread } from "../../worker/contract/messages";

/** `visitor`: hidden from members. `aside`: rarely needed by members, so listed last. `unread`: a count beside it. */
export type NavEntry = { label: string; to: string; visitor?: true; aside?: true; unread?: keyof Unread };

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
  { label: "Dashboard", to: addressOf("dashboard") },
  { label: "Week", to: addressOf("thisWeek") },
  { label: "Workouts", to: addressOf("workouts") },
  { label: "Community", to: addressOf("community"), unread: "posts" },
  { label: "Messages", to: addressOf("messages"), unread: "count" },
  ...[about, coaching, blog, contact].map((each) => ({ ...each, aside: true as const })),
];

/** Links common to members and visitors, shown while it is unknown who is here. */
export const SHARED_LINKS: readonly NavEntry[] = [about, coaching, blog];

/** Links that must be reachable from every page. */
export const LEGAL_LINKS: readonly NavEntry[] = [
  { label: "Privacy Policy", to: addressOf("privacyPolicy") },
  { label: "Terms of Service", to: addressOf("terms") },
  { label: "Accessibility", to: addressOf("accessibility") },
];
