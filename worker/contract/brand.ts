import { OWN_LOGO } from "./logo-pictures.ts";
import { publishedSite } from "./published-site.ts";

const OWN = {
  name: "Longroll",
  tagline: "Train for the long roll.",
  description:
    "Science-backed, holistic grappling performance training: daily strength, mobility and durability work for Brazilian Jiu-Jitsu, programmed by one coach.",
  origin: "https://longroll.test",
  /** IANA zone of dates that belong to the site rather than to a member. */
  timeZone: "America/Los_Angeles",
  locale: "en-US",
  currency: "USD",
  /** Accent colour chosen by the coach; empty for the product's own. See `accent.ts`. */
  accent: "",
  logo: OWN_LOGO,

  coach: {
    firstName: "Mateus",
    lastName: "Andrade",
    name: "Mateus Andrade",
    title: "Head coach",
  },

  support: {
    email: "support@longroll.test",
    replyWithinHours: 24,
  },

  social: [
    { name: "Instagram", href: "https://www.instagram.com/longroll.test" },
    { name: "YouTube", href: "https://www.youtube.com/@longroll.test" },
  ],

  prices: {
    membershipMonthly: { cents: 3000, label: "$30", per: "month" },
    membershipAnnual: { cents: 30000, label: "$300", per: "year" },
    coachingMonthly: { cents: 20000, label: "$200", per: "month" },
    inPersonMonthly: { fromCents: 30000, toCents: 50000, label: "$300-500", per: "month" },
  },

  trialDays: 7,
  guarantees: {
    /** Money-back guarantee of every plan. */
    moneyBackDays: 7,
    /** Full refund of a membership cancelled within this time. */
    membershipRefundDays: 30,
  },
  coachingDiscountPercent: { annual: 25, active: 50 },
  inPersonGroupSize: 4,
  freeConsultationMinutes: 30,

  legal: {
    entity: "Longroll LLC",
    address: "[Registered address]",
    jurisdiction: "[Jurisdiction]",
    termsEffective: "2025-02-01",
    privacyUpdated: "2025-01-26",
    accessibilityChecked: "2026-11-21",
    minimumAge: 13,
    liabilityCapMonths: 12,
  },
};

/**
 * Everything another coach would change: names, people, prices, promises, legal particulars. These are the defaults of
 * a new club; what the coach publishes in the admin area overrides them. The coach's story is in `coach-story.ts`, as
 * every page loads this file.
 */
export const brand = publishedSite(OWN);
