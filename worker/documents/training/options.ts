import { COLUMN_TYPES, type ColumnType } from "../../contract/drafts";
import { fold } from "./fold";
import { behindPlace, placeWith, placeWithout } from "./option-places";
import { remembered } from "./remembered";
import { slips } from "./spelling";

const OPTION_WORDS: Record<ColumnType, RegExp> = {
  no_equipment:
    /^(?:(?:no|zero|without|minus|minimal|non|sem|sin|sans|ohne|senza)[\s-]*(?:any |nenhum |ningun )?(?:equipments?|equip|gear|kit|gym|weights?|equipamentos?|material|aparelhos?|academia|equipos?|equipamiento|gimnasio|pesas|aparatos|materiel|equipement|gerate|attrezzi)(?: (?:needed|required|necessary))?|(?:body\s?-?weight|bw|peso corporal|peso do corpo|peso corporeo|poids du corps|korpergewicht|autocarga)(?: only| apenas| solo| nur)?|equipment[\s-]?(?:free|less)|(?:at )?(?:home|em casa|en casa|casa)(?: (?:no equipment|based|only))?|(?:travel|hotel(?: room)?|on the road|road|anywhere|no gym|calisthenics|viagem|viaje|minimal))$/,
  equipment:
    /^(?:(?:with |full |gym |basic |some |minimal |com |con |avec |mit |completo? )?(?:equipments?|equip|gear|kit|equipamentos?|equipos?|equipamiento|material|aparelhos?|materiel|equipement|geraten?|attrezzi)(?: (?:needed|required|based|available|completo))?|(?:full |commercial |with |in the |at the |na |no |en el )?(?:gym|academia|gimnasio|ginasio|fitnessstudio|salle)(?: (?:access|based|floor))?|equipped|(?:with )?(?:weights?|barbell|pesos|pesas)|weighted|loaded)$/,
  coach_program:
    /^(?:with |by |con |com |avec |mit |von )?(?:the |your |our |do |del |de la |da |des |du |el |la |le |o |dem |tu |seu )?(?:head |own )?(?:coach(?:'?s?'?|es'?|ing)?|treinador(?:a)?|entrenador(?:a)?|profesor(?:a)?|profe|prof|sensei|maestro|mister|professor(?:a)?|mestre|trainer(?:s)?|trainings?plan)(?: (?:'s )?(?:own|pick|picks|choice|favou?rite|special|corner|led|recommended|recommendation|recommends|selection|prescribed|custom|mix|personal|says))?$|^(?:coach'?s? )?(?:pro|performance|competition|comp|competitor)(?: team)?$/,
};
const FILLER =
  /\b(?:option|opt|column|track|version|variant|choice|workout|training|session|program(?:me|a)?|plan(?:o)?|routine|exercises|section|circuit|variation|group|list|opcao|opcion|treino|entreno|entrenamiento|rutina|rotina|version|programm|do|del|de)\b/g;
const NUMBERED =
  /^(?:option|opt\.?|column|track|version|variant|choice|opcao|opcion|coluna|columna)\s*#?\s*(?:([1-3])|([a-c]))(?![\w])/;
const AFTER = /^[\s:–—|,(/.)•·_-]+/;

export type NamedOption = { option: ColumnType; rest: string; marked: boolean };

/** One of the day's three options: "Option 1: No Equipment", "BODYWEIGHT", "Coach’s Program", "Sem equipamento". `marked`: with "Option n". */
export const parseOption = remembered(readOption);

function readOption(text: string): NamedOption | null {
  const bare = text
    .replace(/^[\s#*•▪►▶→=~_–—-]*(?:(?:\d|I{1,3}|[A-C])[.)]\s*)?/, "")
    .replace(/[\s=~_–—-]+$/, "")
    .trim();
  const number = NUMBERED.exec(fold(bare));
  const marked = number !== null;
  const named = number ? bare.slice(number[0].length).replace(AFTER, "") : bare;
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

/** In a column of its own an option may be "None". */
export function parseOptionCell(text: string): NamedOption | null {
  return NONE.test(text.trim()) ? { option: "no_equipment", rest: "", marked: false } : parseOption(text);
}

const NONE = /^(?:none|nothing|nil|nada|nenhum|ning[uú]n[oa]?)$/i;

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
const SPELLED = ["equipment", "bodyweight", "equipamento", "program", "workout"];

function respelled(word: string): string {
  const most = word.length >= 8 ? 2 : 1;
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
    .replace(FILLER, " ")
    .replace(/[^a-z' -]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const worded = COLUMN_TYPES.find((option) => OPTION_WORDS[option].test(plain));
  if (worded) return worded;
  if (placeWithout(text)) return "no_equipment";
  return placeWith(text) ? "equipment" : null;
}
