import { brand } from "./brand";

const { coach, support } = brand;

/** States what data no download contains, and how to get it. */
export const dataByRequest = () =>
  `Notes that ${coach.firstName} has written down about your training are not in it: they are never shown here. The law may let you ask for a copy of them, as Article 15 of the GDPR does in Europe: write to ${support.email}, and ${coach.firstName} answers within 30 days.`;
