/** Everything another coach would change, in one place: names, people, prices, promises, legal particulars. */
export const brand = {
  name: "Longroll",
  tagline: "Train for the long roll.",
  description:
    "Science-backed, holistic grappling performance training: daily strength, mobility and durability work for Brazilian Jiu-Jitsu, programmed by one coach.",
  origin: "https://longroll.test",
  /** Shown next to dates that belong to the site rather than to a member; an IANA name. */
  timeZone: "America/Los_Angeles",
  locale: "en-US",
  currency: "USD",

  coach: {
    firstName: "Mateus",
    lastName: "Andrade",
    name: "Mateus Andrade",
    title: "Head coach",
    biography: [
      "Mateus Andrade is a Brazilian Jiu-Jitsu black belt and strength coach. He started training in Belo Horizonte at fourteen, competed for twelve years, and spent three of them rehabilitating a shoulder that had been trained hard and never trained well.",
      "That is where Longroll comes from: strength you can use on the mat, mobility that holds under load, and joints that let you train next week too. He writes every program himself and answers every message.",
    ],
    credentials: [
      "Brazilian Jiu-Jitsu black belt",
      "Certified strength and conditioning specialist",
      "Sixteen years of coaching",
    ],
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
    /** Money back on every plan. */
    moneyBackDays: 7,
    /** Full refund of a membership subscription that is cancelled in time. */
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
    minimumAge: 13,
    liabilityCapMonths: 12,
  },
} as const;
