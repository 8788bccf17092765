import { fold } from "./fold";
import { memoized } from "./memoized";

const CATEGORY =
  /^(?:mobility|buy[\s-]?(?:in|out)|cash[\s-]?(?:in|out)|strength|max strength|power|core|conditioning|accessor(?:y|ies)|armou?r[\s-]building|recovery|(?:dynamic |general |specific )?warm[\s-]?ups?|cool[\s-]?downs?|prehab|rehab|activation|speed|plyo(?:metric)?s?|cardio|hypertrophy|stretch(?:ing|es)?|flexibility|skills?|technique|grip(?: strength)?|neck|finishers?|main|primary|secondary|assistance|lifts?|metcon|stability|balance|endurance|agility|explosive|explosiveness|breath(?:ing|work)|isometrics?|carries|work capacity|olympic|movement prep|prep|primer|drills?|upper body|lower body|full body|push|pull|legs|hips|hinge|squat|press|gymnastics|bjj|grappling|injury prevention|durability|reset|flow|soft tissue|mobilidade|forca|potencia|condicionamento(?: fisico)?|acessorios?|aquecimento|recuperacao|resistencia|velocidade|finalizador|volta a calma|alongamento|estabilidade|preventivo|blindagem|movilidad|fuerza|potencia|acondicionamiento|accesorios?|calentamiento|recuperacion|velocidad|final|vuelta a la calma|estiramientos?|estabilidad|blindaje|prevencion|trabajo accesorio|mobilite|force|puissance|echauffement|gainage|kraft|schnellkraft|rumpf|rumpfkraft|dehnen|erholung|mobilitat|aufwarmen|kondition|ausdauer|schnelligkeit)$/;
const FILLER =
  /\b(?:work|training|exercises|block|section|circuit|triplet|couplet|pair|sets?|super-?set|series|and|drills|movements?|lifts?|trabalho|treino|bloco|exercicios|trabajo|bloque|ejercicios|de|da|do|geral|general|especifico|especifica|principal|fisico|fisica)\b/g;

/** Before and after the work, in no tier of it: "Warm-up", "Mobility cool-down". */
export function isAroundWork(category: string): boolean {
  return AROUND.test(fold(category));
}

const AROUND =
  /\b(?:warm[\s-]?ups?|cool[\s-]?downs?|aquecimento|calentamiento|volta a calma|vuelta a la calma|enfriamiento|desaquecimento|riscaldamento|defaticamento|echauffement|retour au calme|aufwarmen|abwarmen)\b/;

/** True when the words name a kind of work ("Mobility", "Main Lifts", "Core & Conditioning", "Força"), not an exercise. */
export const isCategory = memoized(namesWork);

function namesWork(text: string): boolean {
  const words = fold(text)
    .replace(/[:.]+$/, "")
    .trim();
  if (words.length === 0 || words.length > 40) return false;
  const parts = words.split(/\s*(?:[&/+,]|\b(?:and|e|y|et|und)\b)\s*/).filter(Boolean);
  return (
    parts.length > 0 &&
    parts.length <= 4 &&
    parts.every(
      (part) => CATEGORY.test(part.trim()) || CATEGORY.test(part.replace(FILLER, " ").replace(/\s+/g, " ").trim()),
    )
  );
}
