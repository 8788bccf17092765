import { fold } from "./fold";

const NEVER_A_GYM = String.raw`(?:dorm(?:itory)?|hotel|living|bed|guest|motel)\s?rooms?|dorms?|hotels?|homes?|houses?|apartments?|garage|garden|back\s?yard|bedroom|outdoors?|park|playground|casa|quarto|sala de estar|parque|habitacion|salon|jardin|jardim|maison|chambre|zuhause|hause|wohnzimmer|hotelzimmer|camera`;
const A_GYM = String.raw`(?:weight|training|strength|lifting|fitness|barbell)s?[\s-]?rooms?|gyms?|health clubs?|fitness (?:club|cent(?:er|re)|studio)s?|rec(?:reation)? cent(?:er|re)s?|academia|gimnasio|ginasio|sala de (?:musculacao|pesas|maquinas)|salle (?:de muscu(?:lation)?|de sport)|kraftraum|fitnessstudio|sala pesi|palestra`;
const ANY_OTHER = `clinic|school|office|room|mats?|mat room|dojo|box|studio|club|cent(?:er|re)|campus|field|track|clinica|escola|escuela|club|clube|consultorio`;
const LEAD = String.raw`^(?:(?:in|at|from|on|your|the|my|our|a|no|na|em|en|el|la|le|a l'|zu|im|in der|dans la|a la)\s+){0,3}`;
const WORDS_BETWEEN = String.raw`(?:[a-z'-]{2,14}\s+){0,2}`;

const PLACE = new RegExp(`${LEAD}${WORDS_BETWEEN}(?:${NEVER_A_GYM}|${A_GYM}|${ANY_OTHER})$`);
const NO_GYM = new RegExp(
  String.raw`${LEAD}(?:dorm(?:itory)?(?: rooms?)?|(?:hotel|motel|living|bed|guest)\s?rooms?|quarto(?: de hotel)?|habitacion(?: de hotel)?|sala de estar|chambre(?: d'hotel)?|hotelzimmer|wohnzimmer|zuhause|hause|maison)$`,
);
const GYM = new RegExp(
  String.raw`${LEAD}(?:(?:clinic|school|team|campus|barbell|garage|home|full|proper|crossfit|college|university|uni|club|local|big|hotel|commercial|office|city)'?s?\s+)?(?:${A_GYM})$`,
);

/** A place that says by itself what there is to train with: "Hotel room", "In the clinic gym". */
export function placeWithout(place: string): boolean {
  return NO_GYM.test(fold(place));
}

export function placeWith(place: string): boolean {
  return GYM.test(fold(place));
}

/** "Dorm room (no equipment)", "In the gym, with kit", "Gym without weights": a place, and behind it what there is. */
export function behindPlace(text: string): string | null {
  if (text.length > 70) return null;
  for (const sign of SIGNS) {
    const [, place = "", behind = ""] = sign.exec(text) ?? [];
    if (behind && PLACE.test(fold(place.trim()))) return behind.trim();
  }
  return null;
}

const SIGNS = [
  /^([^(]{2,40})\(([^()]{2,40})\)$/,
  /^([^,:–—|/-]{2,40})(?:[,:–—|/]|\s-\s)\s*(.{2,40})$/,
  /^(.{2,40}?)\s((?:with|without|w\/o|w\/|no|com|con|sem|sin|avec|sans|mit|ohne|senza)\s.{2,40})$/i,
];
