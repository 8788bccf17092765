import { headingRole } from "../../heading-role";
import { TOGETHER } from "../../vocabulary/group-words";
import { looksLikeMovement } from "../../vocabulary/movements";
import { headingOf } from "../columns/column-heading";
import { namesKindOfSet } from "../columns/kinds-of-sets";
import { isTimeAlone } from "../doses/time-text";
import { inWords, plain } from "./plain-text";
import { sessionLabel } from "./session-label";
import { weekLabel } from "./week-label";

type Label = { word: string; number: number; text: string; from: number };

/** Behind signs, the number of a heading or the label of a known week. */
const LABEL =
  /(?<=^[\s=*#~_>•-]*(?:\d+(?:\.\d+)*\.?\s+)?|[-–—:·|,/(]\s*|\d\s+)(\p{L}[\p{L}.'’-]{1,18})\s*(?:#|nr\.?|no\.?|№)?\s*(\d{1,2})(?![\d%.,:/]|\s*[x×*]\s*\d)(?=\s*$|\s*[-–—:·|(,)=*#~_]|\s+\p{L})/gu;

/** "1. Hafta", "2. týden". */
const NUMBER_FIRST = /^(\d{1,2})\.?\s+(\p{L}[\p{L}'’-]{2,18})$/u;

/** The words with a number in a text that may be a label. */
export function labelsOf(text: string): Label[] {
  if (text.length > 60 || !/\d/.test(text)) return [];
  const first = NUMBER_FIRST.exec(text.trim());
  if (first)
    return [
      { word: plain(first[2] ?? ""), number: Number(first[1]), text: text.trim(), from: text.indexOf(text.trim()) },
    ];
  return [...text.matchAll(LABEL)].map((found) => ({
    word: plain(inWords(found[1] ?? "")),
    number: Number(found[2]),
    text: found[0],
    from: found.index,
  }));
}

/** Words of parts that may stand for weeks, or around them. */
export const PHASE =
  /^(?:phase|block|cycle|stage|bloc|bloco|bloque|fase|faza|etape|etapa|zyklus|ciclo|этап|фаза|блок|цикл)$/;

/** What some vocabulary has, or what is counted without parting a plan. */
export function isKnown({ text, word }: Label): boolean {
  if (PHASE.test(word)) return false;
  const heading = headingOf(text);
  return (
    weekLabel(text) !== null ||
    sessionLabel(text)?.sure === true ||
    heading.role !== null ||
    heading.set !== null ||
    headingOf(word).role !== null ||
    headingRole(word) !== null ||
    looksLikeMovement(word) ||
    TOGETHER.test(word) ||
    namesKindOfSet(word) ||
    // "1 min", "2 min", "3 min" of rest
    isTimeAlone(text) ||
    /^(?:t|tier|level|zone|sheet|table|tab|page|set|rpe|rir|kg|lb|rm|[a-h]|round|superset|circuit|part|test|exam|quiz|option(?:al)?|opcional|opcion|opcao|facultatif|opzionale|fakultativ|extra|bonus|alternative?)$/.test(
      word,
    )
  );
}
