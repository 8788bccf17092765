import { optionCalled } from "../../contract/day-options";
import { COLUMN_TYPES, type ColumnType } from "../../contract/drafts";
import { fold } from "./fold";
import { memoized } from "./memoized";
import { behindPlace, placeWith, placeWithout } from "./option-places";
import { slips } from "./spelling";
import { looksLikeMovement } from "./vocabulary/movements";
import { OPTION_SIGNS, OPTION_WORDS } from "./vocabulary/option-words";

/** Alone in capitals. */
const INITIALS: Record<string, ColumnType> = { NE: "no_equipment", EQ: "equipment", CP: "coach_program" };

const FILLER =
  /\b(?:option|opt|column|track|version|variant|choice|workout|training|session|prog(?:ram(?:me|a)?)?|plan(?:o)?|routine|exercises|section|circuit|variation|group|list|opcao|opcion|opzione|opcja|optie|scelta|treino|entreno|entrenamiento|rutina|rotina|version|programm|programma|scheda|seance|choix|einheit|variante|versione|treinamento|allenamento|ubung|ubungen|zajecia|wariant|do|del|de)\b/g;
/** "Trainerprogramm": a word that German writes in one with the one before it. */
const COMPOUND = /([a-z]{4,}?)(s?)(programm|plan|variante|einheit|option|version|vorgabe|teil)\b/g;
const NUMBERED =
  /^(?:option|opt\.?|column|track|version|variante?|choice|opcao|opcion|opzione|opcja|optie|scelta|wariant|coluna|columna)\s*#?\s*(?:([1-3])|([a-c]))(?![\w])/;
/** "Part One: No Equipment", "Section B - Gym": what follows the label of a part decides. */
const PART =
  /^(?:part|parte|partie|teil|abschnitt|section|seccion|secao|sezione|block|bloque|bloco|blocco|bloc|group|grupo|gruppo|list|level|path|track|plan)\s*#?\s*(?:[a-h]|\d{1,2}|[ivx]{1,4}|one|two|three|first|um|dois|tres|uno|dos|eins|zwei|drei|un|deux|trois|due)\s*[:.–—|)-]\s*/;
const AFTER = /^[\s:–—|,(/.)•·_-]+/;

export type NamedOption = { option: ColumnType; rest: string; marked: boolean };

/** One of the day's three options: "Option 1: No Equipment", "BODYWEIGHT", "Coach’s Program", "Sem equipamento". `marked`: with "Option n". */
export function parseOption(text: string): NamedOption | null {
  const called = optionCalled(text);
  return called ? { option: called, rest: "", marked: false } : wordedOption(text);
}

const wordedOption = memoized(readOption);

function readOption(text: string): NamedOption | null {
  if (!/\p{L}/u.test(text)) return null;
  const bare = text
    .replace(/^[\s#*•▪►▶→=~_–—-]*(?:(?:\d|I{1,3}|[A-C])(?:[.)]|\s*[–—:]|\s-)\s*)?/, "")
    .replace(/[\s=~_–—-]+$/, "")
    .trim();
  const initials = INITIALS[bare.replace(/[:.]$/, "")];
  if (initials) return { option: initials, rest: "", marked: false };
  const number = NUMBERED.exec(fold(bare));
  const part = number === null ? (PART.exec(fold(bare))?.[0] ?? "") : "";
  const marked = number !== null;
  const named = number ? bare.slice(number[0].length).replace(AFTER, "") : bare.slice(part.length);
  const told = behindPlace(named);
  const behind = told === null ? null : optionWord(told);
  if (behind) return { option: behind, rest: "", marked };
  const whole = optionWord(named);
  if (whole) return { option: whole, rest: "", marked };
  const split = /^(.+?)\s*(?:[:–—|(]|\s-\s|,\s)\s*(.+?)\)?$/.exec(named);
  const first = split ? optionWord(split[1] ?? "") : null;
  if (split && first) return { option: first, rest: split[2] ?? "", marked };
  const last = split ? optionWord(split[2] ?? "") : null;
  if (split && last && NAMES_AN_OPTION.test(fold(split[1] ?? ""))) return { option: last, rest: "", marked: true };
  // "Weights room (equipment)", in whatever words: what is in the brackets says which of them it is.
  const [, called = "", meant = ""] = /^(\p{L}[\p{L}'’ &-]{2,40}?)\s*\(([^()]+)\)$/u.exec(named) ?? [];
  const bracketed = IN_BRACKETS.test(fold(meant)) && !looksLikeMovement(fold(called)) ? optionWord(meant) : null;
  if (bracketed) return { option: bracketed, rest: "", marked };
  const backNumber = /\((?:option|opt\.?|opcao|opcion)\s*([1-3])\)$/.exec(fold(bare));
  if (backNumber)
    return {
      option: optionWord(bare.slice(0, backNumber.index)) ?? COLUMN_TYPES[Number(backNumber[1]) - 1] ?? "equipment",
      rest: "",
      marked: true,
    };
  if (!number) return null;
  const index = number[1] ? Number(number[1]) - 1 : (number[2]?.charCodeAt(0) ?? 97) - 97;
  return { option: COLUMN_TYPES[index] ?? "coach_program", rest: named, marked: true };
}

/** In a column of its own an option may be "None", or its initials. */
export function parseOptionCell(text: string): NamedOption | null {
  const short = COLUMN_TYPES.find((option) => IN_SHORT[option].test(text.trim()));
  return short ? { option: short, rest: "", marked: false } : parseOption(text);
}

const IN_SHORT: Record<ColumnType, RegExp> = {
  no_equipment: /^(?:none|nothing|nil|nada|nenhum|ning[uú]n[oa]?|n\.?\/?e\.?|s\.?\/?e\.?)$/i,
  equipment: /^(?:eq\.?|equip\.?|w\/e|c\/e)$/i,
  coach_program: /^(?:c\.?p\.?|coach|bjj|(?:on the )?mats?)$/i,
};

const IN_BRACKETS =
  /^(?:(?:no|with|full|sem|com|sin|con|senza|ohne|mit|sans|avec) )?(?:equipment|equipamentos?|equipamiento|equipo|attrezzi|gerate|materiel)$|^(?:the )?coach(?:'?s)? (?:program(?:me)?|pick|option)$/;

const NAMES_AN_OPTION =
  /^(?:option|opt|column|track|version|choice|workout|program(?:me|a)?|opcao|opcion|treino|entreno|rutina)\b/;

/** "Bodyweight / Travel" is one option said twice; "Gym or home" is none. */
function optionWord(text: string): ColumnType | null {
  const whole = oneWord(text);
  if (whole) return whole;
  const parts = text.split(/\s*[/|&+,]\s*|\s+(?:or|ou|o)\s+/i);
  if (parts.length < 2) return null;
  const options = new Set(parts.map(oneWord));
  return options.size === 1 ? ([...options][0] ?? null) : null;
}

/** Long words that coaches misspell. */
const SPELLED = ["equipment", "bodyweight", "equipamento", "equipamiento", "program", "programa", "workout"];

function respelled(word: string): string {
  const most = word.length >= 8 ? 2 : 1;
  if (SPELLED.includes(word)) return word;
  const right = SPELLED.find(
    (each) => each[0] === word[0] && Math.abs(each.length - word.length) <= 2 && slips(word, each) <= most,
  );
  return right ?? word;
}

function oneWord(text: string): ColumnType | null {
  if (text.length > 60) return null;
  const plain = fold(text)
    .replace(/[a-z]{6,14}/g, respelled)
    .replace(/_/g, " ")
    .replace(/[?!.,:;]*\s*(?:do|try) this\b/, " ")
    .replace(FILLER, " ")
    .replace(/[^a-z' -]/g, " ")
    .replace(/^[\s-]+|[\s-]+$/g, "")
    .replace(/\s+/g, " ");
  const apart = plain.replace(COMPOUND, "$1").replace(/\s+/g, " ").trim();
  const worded = COLUMN_TYPES.find((option) => [plain, apart].some((words) => OPTION_WORDS[option].test(words)));
  if (worded) return worded;
  const signed = OPTION_SIGNS.find(([, words]) => words.test(fold(text).trim()));
  if (signed) return signed[0];
  if (placeWithout(text)) return "no_equipment";
  return placeWith(text) ? "equipment" : null;
}
