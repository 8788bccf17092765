import { PAGE_FACTS } from "site-pages";
import { ADDRESSES, type PageName } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import { coachStory } from "../../contract/coach-story";
import { coachingQuestions } from "../../contract/coaching-questions";
import { type MembershipPrices, perPeriod } from "../../contract/membership-prices";

/** What a page says of itself to those who have not opened it: search engines, and apps that show a link. */
export type PageHead = {
  title: string;
  description: string;
  /** An address; the site's own picture otherwise. */
  image?: string;
  /** Of an article: when it became public, and under which heading it stands. */
  article?: { publishedAt: string; section: string | null };
  /** What the page itself asks and answers. */
  questions?: readonly { question: string; answer: string }[];
};

const { coach, prices, support, guarantees } = brand;

/** Without a title of its own a page has that of its place among all pages. */
type OwnHead = Omit<PageHead, "title"> & { title?: string };

/** The pages that everybody may find. All others are for whoever is signed in, and for no index. */
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

/** The head of a public page, or null for a page that no index should have. */
export function pageHead(name: PageName, prices: MembershipPrices): PageHead | null {
  const heads: Partial<Record<PageName, (membership: MembershipPrices) => OwnHead>> = HEADS;
  const head = heads[name]?.(prices);
  return head ? { title: PAGE_FACTS[name].title ?? "", ...head } : null;
}

/** Whether a page is for everybody to find. */
export const isPublic = (name: PageName): boolean => name in HEADS;

export const PUBLIC_PATHS = Object.keys(HEADS).map((name) => ADDRESSES[name as PageName]);
