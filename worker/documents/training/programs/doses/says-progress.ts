import { plain } from "../labels/plain-text";

/** "Add 5 lb each time", "Move up 2.5 % when all sets are done": how a dose goes on, and none by itself. */
export const saysProgress = (text: string): boolean => PROGRESS.test(plain(text));

const PROGRESS =
  /^(?:(?:then|and|dann|luego|despues|depois|poi|puis|potem) )?(?:add(?:ing)?|increase|go up|move up|put on|sube|subir|subes|anade|aumenta|aumentar|aumente|adiciona|adicione|aggiungi|aggiungere|ajoute[rz]?|augmente[rz]?|steiger[en]?|erhohe|erhohen|dodaj|doloz|zwieksz|прибав\p{L}+|добав\p{L}+|voeg|oka|lagg till)(?:\s\p{L}+){0,3}\s[+-]?\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?\s?(?:kgs?|lbs?|pounds?|%|кг|reps?)(?![\p{L}\d])/u;
