import { fold } from "../../db/folded";

// biome-ignore format: a list to read across.
/** Whole words as members write them, in the languages of the sport; folded as searching folds. */
const WORDS = [
  "hurt", "hurts", "hurting", "pain", "pains", "painful", "pinch", "pinching", "sharp", "sore", "soreness", "ache", "aches",
  "aching", "injured", "injury", "tweak", "tweaked", "strain", "strained", "sprain", "sprained", "swollen", "numb",
  "dor", "dores", "doi", "doendo", "doeu", "lesao", "machuquei", "machucado", "duele", "dolor", "dolores", "dolio", "lesion",
  "molestia",
];
const PAIN = new RegExp(`(?<![a-z])(?:${WORDS.join("|")})(?![a-z])`);
const NONE = /(?<![a-z])(?:no|not|without|zero|sem|nao|sin)\s+(?:any\s+)?(?:more\s+)?[a-z]+/g;

/** Whether a note that the coach may read speaks of pain. */
export const hurtsIn = ({ notes, notesPrivate }: { notes?: string | null; notesPrivate?: boolean }): boolean =>
  Boolean(notes) && !notesPrivate && saysPain(notes ?? "");

/** A note in which the coach should look for pain: "no pain" is none. */
export function saysPain(note: string): boolean {
  return PAIN.test(fold(note).replace(NONE, " "));
}
