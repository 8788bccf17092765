import { brand } from "../../../../worker/contract/brand";
import { type MembershipPrices, perPeriod } from "../../../../worker/contract/membership-prices";
import { usePageFacts } from "../../../lib/http/page-data";
import { legalDate } from "./legal-date";
import { LegalPage, type LegalSection } from "./legal-page";

const { legal, support, guarantees, prices, coach } = brand;

export function TermsText() {
  const { prices: membership } = usePageFacts();
  return (
    <LegalPage
      title="Terms of Service"
      dates={`Effective and last updated ${legalDate(legal.termsEffective)}`}
      lead={`What you and ${brand.name} agree on when you train here.`}
      sections={sectionsOf(membership)}
    />
  );
}

const sectionsOf = (membership: MembershipPrices) => [...trainingHere(), membershipSection(membership), ...itsLaw()];

const trainingHere = (): LegalSection[] => [
  {
    id: "acceptance",
    title: "Acceptance of these terms",
    paragraphs: [
      `These terms are an agreement between you and ${legal.entity} (“${brand.name}”, “we”). By making an account, starting a trial or paying for a plan you accept them. If you do not agree with them, do not use ${brand.name}.`,
      `You have to be at least ${legal.minimumAge} years old to use ${brand.name}, and of age where you live, or have the consent of a parent or guardian, to pay for it.`,
    ],
  },
  {
    id: "services",
    title: "What we provide",
    paragraphs: [
      `${brand.name} offers strength and conditioning programs for Brazilian Jiu-Jitsu: daily workouts, weekly programs with video demonstrations, progress tracking, a members' community, messages to the coach, and coaching by separate arrangement.`,
      "We improve the service all the time. We may change, add or remove features, and we tell members in advance when a change takes something away that they pay for.",
    ],
  },
  {
    id: "risk",
    title: "Assumption of risk and waiver of liability",
    paragraphs: [
      "Strength training and grappling are physical activities. They carry risks that cannot be removed, among them strains, falls, broken bones, heart problems and, in rare cases, death. You take part of your own choice and at your own risk.",
      `As far as the law allows, you release ${legal.entity}, its coaches and its contractors from claims for injury, loss or damage that come from following a program, a video or advice given through ${brand.name}. Nothing here limits liability that the law does not allow to be limited. An agreement that you sign in your first week stands beside these terms.`,
    ],
  },
  {
    id: "medical",
    title: "Medical clearance",
    paragraphs: [
      `${brand.name} is not medical care, and nothing on it is a diagnosis or treatment. Talk to a doctor before you start, above all if you are pregnant, have a heart condition, high blood pressure, an injury or a recent operation, or take medication that affects training.`,
      "Stop at once and seek help if you feel pain in your chest, faintness, or anything else that does not belong to training.",
    ],
  },
  {
    id: "coaching",
    title: "Coaching",
    paragraphs: [
      `Individualized programming costs ${prices.coachingMonthly.label} per ${prices.coachingMonthly.per}; in-person coaching costs ${prices.inPersonMonthly.label} per ${prices.inPersonMonthly.per}, depending on its complexity and frequency. What exactly is included is agreed on with ${coach.name} before you pay.`,
      "Coaching depends on what you tell us. Give true answers about your training, health and injuries, and say when they change. Sessions that you cancel less than 24 hours ahead may be charged.",
    ],
  },
];

const membershipSection = (membership: MembershipPrices): LegalSection => ({
  id: "membership",
  title: "Membership and payment",
  paragraphs: [
    `Membership costs ${perPeriod(membership, "monthly", "per")} or ${perPeriod(membership, "annual", "per")}. It is a subscription: it renews by itself at the end of each period, at the price shown when you subscribed, until you cancel. Payments are taken by a card payment provider; we never see or store your card number.`,
    `New accounts start with a free trial of ${brand.trialDays} days. It needs no card and ends by itself. If you subscribe during the trial, you are charged at once.`,
    "You can cancel any time in your account settings. You keep access until the end of the period you have paid for.",
    `Refunds: all plans carry a ${guarantees.moneyBackDays}-day money-back guarantee, and a membership subscription that is cancelled within ${guarantees.membershipRefundDays} days of its first payment is refunded in full. There are no refunds for partial periods outside these guarantees.`,
    "If a payment fails we try again and write to you. Access may end when it stays unpaid. Before we change the price of a running subscription we tell you at least 30 days ahead.",
  ],
});

const itsLaw = (): LegalSection[] => [
  {
    id: "property",
    title: "Intellectual property",
    paragraphs: [
      `Programs, workouts, texts, videos and the software belong to ${legal.entity} or its licensors. Your membership lets you use them for your own training. Do not copy, sell, share or publish them, and do not share your account.`,
      `What you post stays yours. You allow us to show it to other members inside ${brand.name} for as long as you leave it there.`,
    ],
  },
  {
    id: "conduct",
    title: "Your conduct",
    paragraphs: ["The community is a training room. In it, and in messages, you agree not to:"],
    points: [
      "harass, threaten or insult anybody, or discriminate against them;",
      "post what is unlawful, sexual, or not yours to share, or pictures of others without their consent;",
      "advertise, send spam, or sell anything;",
      "give medical advice or encourage others to train through injuries;",
      "attack, copy or overload the service, or get around its limits.",
    ],
  },
  {
    id: "privacy",
    title: "Privacy",
    paragraphs: [
      "How we handle personal data is described in our privacy policy, which is part of these terms. You can ask for a copy of your data or for your account to be deleted at any time.",
    ],
  },
  {
    id: "disclaimers",
    title: "Disclaimers",
    paragraphs: [
      `${brand.name} is provided as it is and as available. We do not promise that it is free of errors or interruptions, nor any particular result: strength, health and performance depend on much that is not in our hands.`,
      "Links and embedded videos lead to services of others, for which we are not responsible.",
    ],
  },
  {
    id: "liability",
    title: "Limit of liability",
    paragraphs: [
      `As far as the law allows, our liability for everything connected with ${brand.name} is limited to what you have paid us in the last ${legal.liabilityCapMonths} months before the event, and we are not liable for indirect or consequential damage or lost profit.`,
      "These limits do not apply to intent, gross negligence, or rights that consumers cannot give up.",
    ],
  },
  {
    id: "law",
    title: "Governing law and disputes",
    paragraphs: [
      `These terms are governed by the law of ${legal.jurisdiction}, without its rules on conflicts of law. If a dispute cannot be settled by talking, it is decided by binding arbitration in ${legal.jurisdiction}, by one arbitrator, and not in a class action. Either side may go to a small claims court instead, and mandatory consumer protection where you live stays in force.`,
    ],
  },
  {
    id: "severability",
    title: "Severability",
    paragraphs: [
      "If a part of these terms turns out to be invalid, the rest stays in force, and the invalid part is replaced by a valid one that comes closest to its purpose. That we do not insist on a right once does not mean that we give it up.",
    ],
  },
  {
    id: "changes",
    title: "Changes to these terms",
    paragraphs: [
      "We may change these terms. The date above tells when. Changes that matter are announced by e-mail or in the product at least 30 days ahead; who goes on using the service after that accepts them, and who does not may cancel.",
    ],
  },
  {
    id: "contact",
    title: "Contact",
    paragraphs: [`${legal.entity}, ${legal.address}. Questions about these terms: ${support.email}.`],
  },
];
