import { fold } from "../../db/folded";

// biome-ignore format: a list to read across.
/** Whole words for pain in the languages of the sport, folded like search texts. */
const WORDS = [
  "hurt", "hurts", "hurting", "pain", "pains", "painful", "pinch", "pinching", "sharp", "sore", "soreness", "ache", "aches",
  "aching", "injured", "injury", "tweak", "tweaked", "strain", "strained", "sprain", "sprained", "swollen", "numb",
  "dor", "dores", "doi", "doendo", "doeu", "lesao", "machuquei", "machucado", "duele", "dolor", "dolores", "dolio", "lesion",
  "molestia",
];
const PAIN = new RegExp(`(?<![a-z])(?:${WORDS.join("|")})(?![a-z])`);
const NONE = /(?<![a-z])(?:no|not|without|zero|sem|nao|sin)\s+(?:any\s+)?(?:more\s+)?[a-z]+/g;

/** Returns whether a note that the coach may read mentions pain. */
export const hurtsIn = ({ notes, notesPrivate }: { notes?: string | null; notesPrivate?: boolean }): boolean =>
  Boolean(notes) && !notesPrivate && saysPain(notes ?? "");

/** Returns whether a text mentions pain; "no pain" does not. */
export function saysPain(note: string): boolean {
  return PAIN.test(fold(note).replace(NONE, " "));
}
