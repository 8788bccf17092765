import { brand } from "./brand.ts";
import { publishedSite, type SiteChanges, siteChanges } from "./published-site.ts";

const OWN = {
  title: "Pick how close you want your coach",
  membership: {
    included: [
      "Daily workouts, with and without equipment",
      "Video demonstrations",
      "Progress tracking",
      "The community",
      "Works on your phone",
      "Email support",
    ],
  },
  programming: {
    /** Shown below its price on the front page. */
    note: "Online, wherever you train",
    included: [
      "A program written for you alone",
      "Video form checks within a day",
      "A monthly call",
      "Everything in the membership",
    ],
    minutes: 60,
    text: "Your week, your gym, your injuries, your competition date, in a program that nobody else trains.",
    /** The longer list of what is included, for the coaching page. */
    details: [
      "A program written for you and changed as you go",
      "Video form checks, answered within a day",
      "A call every month to look at what works",
      "Everything in the membership",
    ],
  },
  inPerson: {
    note: "Depends on complexity and frequency",
    included: [
      `Alone, or in a group of up to ${brand.inPersonGroupSize}`,
      "Technique under load, corrected by hand",
      "Assessment and a written plan",
      "Everything in the membership",
    ],
    minutes: 90,
    text: "On the floor together: technique under load, hands-on correction, and tests that tell where you stand.",
    details: [
      `Alone, or in a small group of up to ${brand.inPersonGroupSize}`,
      "Assessment of strength, range and old injuries",
      "A written plan for the time in between",
      "The price depends on complexity and frequency",
    ],
  },
};

/** Offers on the front page and the coaching page. Their prices are in `brand.ts`. */
export const coachOffers = publishedSite(OWN, () => siteChanges().offers as SiteChanges | undefined);
