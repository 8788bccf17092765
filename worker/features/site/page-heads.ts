import { PAGE_FACTS } from "site-pages";
import { ADDRESSES, type PageName } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import { coachStory } from "../../contract/coach-story";
import { coachingQuestions } from "../../contract/coaching-questions";
import { type MembershipPrices, perPeriod } from "../../contract/membership-prices";

/** A page's metadata for search engines and link previews. */
export type PageHead = {
  title: string;
  description: string;
  /** Address of a picture; the site's own by default. */
  image?: string;
  /** For articles: publication date and category. */
  article?: { publishedAt: string; section: string | null };
  /** The page's FAQ, as structured data. */
  questions?: readonly { question: string; answer: string }[];
};

const { coach, prices, support, guarantees } = brand;

/** Without a title, the page's registered one is used. */
type OwnHead = Omit<PageHead, "title"> & { title?: string };

/** Public pages. All others need a session and are noindex. */
const HEADS = {
  home: () => ({
    title: `${brand.name} · ${brand.tagline}`,
    description: brand.description,
  }),
  about: () => ({
    title: `About ${coach.name}, ${coach.title.toLowerCase()}`,
    description: coachStory.biography[0] ?? brand.description,
  }),
  coaching: (membership: MembershipPrices) => ({
    description: `Individualized programming for ${prices.coachingMonthly.label} a ${prices.coachingMonthly.per}, or in-person coaching for ${prices.inPersonMonthly.label}. It starts with a free ${brand.freeConsultationMinutes}-minute call with ${coach.name}.`,
    questions: coachingQuestions(membership),
  }),
  bookConsultation: () => ({
    description: `Tell ${coach.name} where you train, what hurts and what you are training for, and get a call within the times you name. Answered within ${support.replyWithinHours} hours.`,
  }),
  contact: () => ({
    description: `Questions about training, membership or coaching: write to ${support.email}, and a person answers within ${support.replyWithinHours} hours.`,
  }),
  subscribe: (membership: MembershipPrices) => ({
    description: `Daily strength, mobility and durability training for grapplers: ${perPeriod(membership, "monthly")} or ${perPeriod(membership, "annual")}. ${brand.trialDays} days free without a card, ${guarantees.membershipRefundDays} days to change your mind.`,
  }),
  blog: () => ({
    description: `Articles by ${coach.name} on strength, mobility and staying on the mat.`,
  }),
  terms: () => ({
    description: `What you and ${brand.name} agree on when you train here: membership, coaching, risk, refunds.`,
  }),
  privacyPolicy: () => ({
    description: `What ${brand.name} knows about you, what for, and what you can do about it.`,
  }),
  accessibility: () => ({
    description: `How ${brand.name} works with a keyboard, a screen reader and large text, what does not yet, and whom to tell.`,
  }),
} satisfies Partial<Record<PageName, (membership: MembershipPrices) => OwnHead>>;

/** Returns the head of a public page, or null for one that must not be indexed. */
export function pageHead(name: PageName, prices: MembershipPrices): PageHead | null {
  const heads: Partial<Record<PageName, (membership: MembershipPrices) => OwnHead>> = HEADS;
  const head = heads[name]?.(prices);
  return head ? { title: PAGE_FACTS[name].title ?? "", ...head } : null;
}

/** Returns whether a page is public. */
export const isPublic = (name: PageName): boolean => name in HEADS;

export const PUBLIC_PATHS = Object.keys(HEADS).map((name) => ADDRESSES[name as PageName]);
