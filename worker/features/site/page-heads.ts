import { brand } from "../../contract/brand";
import { PAGES } from "../../contract/pages";

/** What a page says of itself to those who have not opened it: search engines, and apps that show a link. */
export type PageHead = {
  title: string;
  description: string;
  /** An address; the site's own picture otherwise. */
  image?: string;
  /** Of an article: when it became public, and under which heading it stands. */
  article?: { publishedAt: string; section: string | null };
};

const { name, coach, prices, trialDays, freeConsultationMinutes, support, guarantees } = brand;

/** The pages that everybody may find. All others are for whoever is signed in, and for no index. */
const HEADS: Record<string, PageHead> = {
  [PAGES.home]: {
    title: `${name} · ${brand.tagline}`,
    description: brand.description,
  },
  [PAGES.about]: {
    title: `About ${coach.name}, ${coach.title.toLowerCase()}`,
    description: coach.biography[0],
  },
  [PAGES.coaching]: {
    title: "Coaching for Brazilian Jiu-Jitsu: individual programming and in person",
    description: `Individualized programming for ${prices.coachingMonthly.label} a ${prices.coachingMonthly.per}, or in-person coaching for ${prices.inPersonMonthly.label}. It starts with a free ${freeConsultationMinutes}-minute call with ${coach.name}.`,
  },
  [PAGES.bookConsultation]: {
    title: `Book a free ${freeConsultationMinutes}-minute consultation`,
    description: `Tell ${coach.name} where you train, what hurts and what you are training for, and get a call within the times you name. Answered within ${support.replyWithinHours} hours.`,
  },
  [PAGES.contact]: {
    title: "Contact",
    description: `Questions about training, membership or coaching: write to ${support.email}, and a person answers within ${support.replyWithinHours} hours.`,
  },
  [PAGES.subscribe]: {
    title: "Membership",
    description: `Daily strength, mobility and durability training for grapplers: ${prices.membershipMonthly.label} a ${prices.membershipMonthly.per} or ${prices.membershipAnnual.label} a ${prices.membershipAnnual.per}. ${trialDays} days free without a card, ${guarantees.membershipRefundDays} days to change your mind.`,
  },
  [PAGES.blog]: {
    title: "Blog: strength and conditioning for Brazilian Jiu-Jitsu",
    description: `Articles by ${coach.name} on strength, mobility and staying on the mat.`,
  },
  [PAGES.terms]: {
    title: "Terms of Service",
    description: `What you and ${name} agree on when you train here: membership, coaching, risk, refunds.`,
  },
  [PAGES.privacyPolicy]: {
    title: "Privacy Policy",
    description: `What ${name} knows about you, what for, and what you can do about it.`,
  },
};

/** The head of a public page, or null for a page that no index should have. */
export function pageHead(path: string): PageHead | null {
  return HEADS[path] ?? null;
}

export const PUBLIC_PATHS = Object.keys(HEADS);
