import { findDose } from "./dose";
import { isMarked, type Line } from "./line";

/** Heads a list of what to have ready: nothing in it is an exercise unless it says sets and reps. */
const PREPARATION_HEADINGS =
  /^(?:before (?:you (?:start|begin|train|arrive|come)|training|the session|we start)|(?:what to |please |things to )?(?:bring|pack|prepare)|set[\s-]?up|prep(?:are)? (?:list|your (?:space|gear|bag))|check-?list|(?:what )?you(?:['’]ll| will)? need|what you need|gear(?: list)?|equipment (?:list|needed)|packing list|antes de (?:come[cç]ar|empezar|iniciar|treinar|entrenar)|(?:o que |qu[eé] )?(?:levar|llevar|trazer|traer|preparar)|o que (?:precisas?|voc[eê] precisa)|lo que necesitas|material(?: necess[aá]rio| necesario)?|avant de commencer|[aà] pr[eé]voir|bevor (?:du anf[aä]ngst|es losgeht)|mitbringen|prima di (?:iniziare|cominciare))\s*[:.]?$/i;

export function headsPreparationList(line: Line): boolean {
  return line.text.length <= 40 && line.list === null && PREPARATION_HEADINGS.test(line.text);
}

/** An item of such a list; the next heading or anything with an amount ends it. */
export function isPreparationItem(line: Line): boolean {
  return line.heading === null && (line.list !== null || !isMarked(line)) && !findDose(line.text);
}
