import { brand } from "./brand";
import { type MembershipPrices, perPeriod } from "./membership-prices";

const { coach, prices, support, guarantees, freeConsultationMinutes, inPersonGroupSize, coachingDiscountPercent } =
  brand;

/** The FAQ of the coaching page, also given to search engines as structured data. */
export const coachingQuestions = (membership: MembershipPrices): readonly { question: string; answer: string }[] => [
  {
    question: "Do I need coaching, or is the membership enough?",
    answer: `Most people do well with the membership: ${perPeriod(membership, "monthly")} for a new week of training, every week. Coaching is for an injury that needs a plan, a competition with a date, or a week that looks like nobody else's.`,
  },
  {
    question: "What does coaching cost?",
    answer: `Individualized programming is ${prices.coachingMonthly.label} a ${prices.coachingMonthly.per}, and ${coachingDiscountPercent.annual}% less with an annual membership. In-person coaching is ${prices.inPersonMonthly.label} a ${prices.inPersonMonthly.per}, depending on complexity and frequency.`,
  },
  {
    question: "What happens in the free consultation?",
    answer: `A ${freeConsultationMinutes}-minute call with ${coach.firstName} about your training, your body and your goals. Nothing is sold on it. You hear back within ${support.replyWithinHours} hours of asking.`,
  },
  {
    question: "Can we train in person as a group?",
    answer: `Yes, in a small group of up to ${inPersonGroupSize}. Everybody gets an assessment and a written plan of their own.`,
  },
  {
    question: "What if it does not fit?",
    answer: `All plans carry a ${guarantees.moneyBackDays}-day money-back guarantee.`,
  },
];
