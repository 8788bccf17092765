import { publishedSite, type SiteChanges, siteChanges } from "./published-site";

const OWN = {
  /** Address of an uploaded photo; empty for the drawn one. */
  photo: "",
  biography: [
    "Mateus Andrade is a Brazilian Jiu-Jitsu black belt and strength coach. He started training in Belo Horizonte at fourteen, competed for twelve years, and spent three of them rehabilitating a shoulder that had been trained hard and never trained well.",
    "That is where Longroll comes from: strength you can use on the mat, mobility that holds under load, and joints that let you train next week too. He writes every program himself and answers every message.",
  ],
  credentials: [
    "Brazilian Jiu-Jitsu black belt",
    "Certified strength and conditioning specialist",
    "Sixteen years of coaching",
  ],
  hero: {
    eyebrow: "Strength, mobility and durability for Brazilian Jiu-Jitsu",
    lead: "Five training days a week, written by one coach who rolls. For the round you are in, and for the mat ten years from now.",
  },
  pillars: {
    title: "Three things keep you on the mat",
    of: [
      {
        name: "Strength",
        text: "Pull, carry, squat, hold. Force you can use from a grip, a bridge or a bad position, with a barbell or with nothing but the floor.",
      },
      {
        name: "Mobility",
        text: "Range that stays strong to its end. Hips for guard, shoulders for frames, a spine that turns, loaded instead of only stretched.",
      },
      {
        name: "Durability",
        text: "Work that rises and eases so that next week happens too. Necks, knees, fingers and elbows get the attention they rarely get.",
      },
    ],
  },
};

/** The coach's biography and training principles. */
export const coachStory = publishedSite(OWN, () => siteChanges().story as SiteChanges | undefined);
