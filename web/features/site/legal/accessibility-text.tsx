import { brand } from "../../../../worker/contract/brand";
import { legalDate } from "./legal-date";
import { LegalPage, type LegalSection } from "./legal-page";

const { legal, support, coach } = brand;

export function AccessibilityText() {
  return (
    <LegalPage
      title="Accessibility"
      dates={`Last checked ${legalDate(legal.accessibilityChecked)}`}
      lead={`${brand.name} is for everybody who trains. This is how far that holds, and what to do where it does not.`}
      sections={sections()}
    />
  );
}

const sections = (): LegalSection[] => [
  {
    id: "standard",
    title: "What we aim at",
    paragraphs: [
      "We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page: for visitors, for members and at the coach's desk. We believe that we meet it, apart from what is listed below. Nobody outside the team has examined that.",
    ],
  },
  {
    id: "checked",
    title: "What is checked",
    paragraphs: ["With each change of the product, in a real browser, before it is published:"],
    points: [
      "every page with axe, an automatic checker, on a phone's screen and on a desktop's, in the light and in the dark theme, with its menus and dialogs open;",
      "that no page has to be scrolled sideways at 320 pixels, nor with text at twice its size;",
      "signing up, training, posting, subscribing and cancelling, and publishing a week, with the keyboard alone: where the focus goes, that it can be seen, and that it comes back from dialogs.",
    ],
  },
  {
    id: "by-hand",
    title: "What is looked at by hand",
    paragraphs: [
      "Automatic checks find a part of all faults. By hand we look at contrast where text stands on a drawing, at high-contrast colours, at reduced motion, and through the whole list of the guidelines, screen by screen.",
    ],
  },
  {
    id: "limits",
    title: "What does not work yet",
    paragraphs: ["We know of these limits:"],
    points: [
      `exercise videos come from YouTube and Vimeo or as files; not all have captions. The text beside each one, with sets, tempo, load and notes, is what ${coach.firstName} programs;`,
      "photos, clips and voice notes that members and the coach send have no captions, transcripts or descriptions of their own. A photo is named after whoever shared it;",
      "drawings on a form-check clip cannot be heard. Each belongs to a remark in words, which can;",
      "the card form on the membership page is the payment provider's, and so is its accessibility;",
      "we have not yet tested with people who use a screen reader every day.",
    ],
  },
  {
    id: "report",
    title: "Tell us what stands in your way",
    paragraphs: [
      `Write to ${support.email}: what you wanted to do, on which page, and with which browser and aids. A person answers within ${support.replyWithinHours} hours, and what you came for we do for you by e-mail meanwhile.`,
    ],
  },
];
