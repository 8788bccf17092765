import { brand } from "../../../../worker/contract/brand";
import { legalDate } from "./legal-date";
import { LegalPage, type LegalSection } from "./legal-page";

const { legal, support, coach } = brand;

export function PrivacyText() {
  return (
    <LegalPage
      title="Privacy Policy"
      dates={`Last updated ${legalDate(legal.privacyUpdated)}`}
      lead={`What ${brand.name} knows about you, what for, and what you can do about it.`}
      sections={[...whatWeKeep(), ...whatYouCanDo()]}
    />
  );
}

const whatWeKeep = (): LegalSection[] => [
  {
    id: "collected",
    title: "Information we collect",
    paragraphs: ["We collect what the service needs, and you give us most of it yourself:"],
    points: [
      "your account: name, e-mail address, password (kept only as a hash), passkeys, picture and time zone;",
      "your training: workouts completed, their length, what you log of sets, loads and effort, and your notes;",
      `your health, only if you choose to tell: where you are hurt, your answers to health questions, and the agreement you sign with them. They are read by you and by ${coach.name}, are never in an e-mail or a notification, and serve to fit your training and nothing else;`,
      "what you write: posts, reactions, messages and form-check videos, and consultation requests with the phone number you may add;",
      "your subscription: plan, status and the last four digits and brand of your card. The card itself goes to the payment provider and never to us;",
      "technical data: IP address, browser, and what is needed to keep the service safe, such as sign-ins and rate limits.",
    ],
  },
  {
    id: "use",
    title: "How we use it",
    paragraphs: ["We use your information to:"],
    points: [
      "run your account, show your training and count your progress;",
      `let ${coach.name} answer you and coach you;`,
      "take payments and send receipts;",
      "send mail that belongs to the service: confirmations, sign-in links, replies, reminders about payments and trials;",
      "keep the service safe, find faults and improve it.",
    ],
  },
  {
    id: "sharing",
    title: "Sharing",
    paragraphs: [
      "We do not sell personal information, and there is no advertising. Other members see your name, picture and what you post in the community. Messages are read by you and the coach only.",
      "Service providers process data for us, under contract and only as far as they need to: hosting and storage, the card payment provider, and the mail service. Videos by YouTube and Vimeo load only after you press play; then those services learn that you watch them. We disclose data where the law demands it.",
    ],
  },
  {
    id: "security",
    title: "Security",
    paragraphs: [
      "Connections are encrypted, passwords are hashed, sessions can be seen and ended in your settings, and only those who need to can reach personal data. No system is perfectly safe; if a breach concerns you, we tell you without delay.",
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    paragraphs: [
      `You may see, correct, download and delete your personal data, object to its use, and take back a consent. In your settings you download everything of yours that you can see here in one file, and delete your account. For the rest, such as the notes that ${coach.firstName} writes down about members' training, write to ${support.email}: we answer within 30 days. You may also complain to the data protection authority where you live.`,
      "We keep data for as long as you have an account. When you delete it, your membership ends with the payment provider first; then your profile, training, health, messages, photos and videos are erased, and every device is signed out. What stays:",
    ],
    points: [
      "what you wrote in the community, without your name and picture, as by a “Former member”;",
      "invoices and payments at the payment provider, for as long as the law asks for, at most ten years. All we keep ourselves is the provider's number for them;",
      "that your mailbox has had its free trial, as a code from which nobody can tell your address;",
      "entries in our log of what the team has done, under a name made up for the purpose;",
      "your address until our last e-mail has reached you, at most two days.",
    ],
  },
];

const whatYouCanDo = (): LegalSection[] => [
  {
    id: "cookies",
    title: "Cookies",
    paragraphs: [
      "We set only cookies that the service needs: one that keeps you signed in, and one that keeps what you read up to date. Your browser also stores your settings, such as the theme, and, while you are signed in, your current training so that it works without a network. There are no advertising or tracking cookies.",
    ],
  },
  {
    id: "children",
    title: "Children",
    paragraphs: [
      `${brand.name} is not for children under ${legal.minimumAge}, and we do not knowingly collect their data. If you believe that a child has given us data, write to us and we delete it.`,
    ],
  },
  {
    id: "international",
    title: "International users",
    paragraphs: [
      "Our servers and providers are in the United States and, to be fast, in other places near you. If you use the service from elsewhere, your data is transferred to the United States. Where the law asks for it, we use standard contractual clauses for that.",
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    paragraphs: [
      "We may change this policy. The date above tells when. Changes that matter are announced by e-mail or in the product before they take effect.",
    ],
  },
  {
    id: "contact",
    title: "Contact",
    paragraphs: [`${legal.entity}, ${legal.address}. Questions about your data: ${support.email}.`],
  },
];
