import type { ReadExercise } from "../../../contract/program-reading";
import { cellText, paragraphText } from "../../block-text";
import type { Block } from "../../document-model";
import { withUnitOf } from "./doses/loads-of-cell";
import type { View } from "./grid-view";
import { plain } from "./labels/plain-text";

/** The unit of loads where no heading says one: the one that the workbook names. */
export function unitOf(views: View[]): string | null {
  if (views.some(saysPercent)) return "%";
  return chosenUnit(views) ?? onlyUnit(views.flatMap(textsOf));
}

/** The unit that a text names beside no figure: "weight x reps x sets (lbs)". */
export function unitOfText(blocks: Block[]): string | null {
  const texts = blocks.flatMap((block) =>
    block.kind === "paragraph"
      ? [paragraphText(block)]
      : block.rows.flatMap((row) => row.flatMap((cell) => (cell ? [cellText(cell)] : []))),
  );
  const unit = onlyUnit(texts);
  return unit !== null && texts.some((text) => text.length <= LONGEST && OF_ALL.test(text)) ? unit : null;
}

/** Gives loads that are a figure alone the unit of the document. */
export function giveUnit(exercises: ReadExercise[], unit: string | null): void {
  for (const exercise of exercises)
    exercise.prescription = exercise.prescription.map((sets) =>
      sets.load === null ? sets : { ...sets, load: withUnitOf(sets.load, unit) },
    );
}

/** The one unit that is named. A text that names both asks for one of them, or reckons them. */
function onlyUnit(texts: string[]): string | null {
  const units = new Set<string>();
  for (const text of texts) {
    if (text.length > LONGEST) continue;
    const [kg, lb] = [KG.test(text), LB.test(text)];
    if (kg !== lb) units.add(kg ? "kg" : "lb");
  }
  const [only = null] = units;
  return units.size === 1 ? only : null;
}

const KG = /(?<!\p{L})(?:kg|kgs|kilos|kilograms|кг)(?!\p{L})/iu;
const LB = /(?<!\p{L})(?:lb|lbs|pounds)(?!\p{L})/iu;

/** A unit in brackets, or in words: "(lbs)", "(kg, both arms)", "all weights in kg". */
const OF_ALL =
  /\(\s*(?:kgs?|kilos?|lbs?|pounds)\s*[),;]|(?<!\p{L})(?:in|en|em|im|w|ve|v|в) (?:kgs?|kilos?|kilograms|lbs?|pounds|кг)(?!\p{L})/iu;

/** "lbs or kg? | lbs", "Units | kg": the unit that somebody has chosen. */
function chosenUnit(views: View[]): string | null {
  for (const { rows } of views)
    for (const row of rows.slice(0, ROWS_WITH_UNIT))
      for (const [at, cell] of row.entries()) {
        const label = at > 0 && cell ? row[at - 1]?.text : null;
        if (!cell || !label || !UNIT_ALONE.test(cell.text.trim())) continue;
        if (ASKS_UNIT.test(plain(label)) || (KG.test(label) && LB.test(label))) return KG.test(cell.text) ? "kg" : "lb";
      }
  return null;
}

const UNIT_ALONE = /^(?:kgs?|kilos|lbs?|pounds)$/i;
const ASKS_UNIT =
  /(?<!\p{L})(?:units?|unidad(?:es)?|unidades?|unita|unites?|einheit(?:en)?|jednostk[ai]|единиц[аы])(?!\p{L})/u;

/** What somebody weighs says no unit of loads: "Bodyweight: | 78 kg". */
const textsOf = ({ rows }: View): string[] =>
  rows
    .slice(0, ROWS_WITH_UNIT)
    .flatMap((row) =>
      row.flatMap((cell, at) => (cell && !OWN_WEIGHT.test(plain(row[at - 1]?.text ?? cell.text)) ? cell.text : [])),
    );

const OWN_WEIGHT =
  /^(?:(?:current |starting |start )?(?:body ?weight|weight|bw)|peso(?: (?:corporal|actual|atual|corporeo|inicial|iniziale))?|poids(?: (?:actuel|de corps))?|(?:korper)?gewicht|waga(?: ciala)?|вес(?: тела)?|体重|체중)\s*:/u;

/** "@ = % of your 1RM" */
const saysPercent = (view: View) => textsOf(view).some((text) => /@\s*(?:=|is|means)\s*%/i.test(text));

/** Further down no sheet says its unit. */
export const ROWS_WITH_UNIT = 30;
/** What is longer is prose, and may speak of anything. */
const LONGEST = 160;
