import type { Movement } from "../ui/movement-art";

/** In this order: a Pallof press trains the middle, a leg press is no press, and a towel row is a pull. */
const WORDS: readonly [Movement, RegExp][] = [
  ["carry", /\b(carr(y|ies)|farmer|suitcase|yoke|sled|prowler|rucks?|loaded walk)/],
  [
    "core",
    /\b(planks?|dead ?bugs?|hollow|sit-?ups?|crunch|pallof|ab wheel|roll-?outs?|leg raises?|knee raises?|bird ?dogs?|twists?|chops?|l-?sits?|v-?ups?|crawls?|get-?ups?|climbers?|copenhagen|core|trunk|abs)\b/,
  ],
  [
    "squat",
    /\b(squats?|lunges?|split|step-?(ups?|downs?)|leg press|pistols?|wall sit|calf|jumps?|shrimp|quads?|knee ext)/,
  ],
  [
    "hinge",
    /\b(dead ?lifts?|rdls?|romanian|hinges?|good ?mornings?|swings?|thrusts?|bridges?|back extensions?|nordics?|hamstrings?|leg curls?|cleans?|snatch(es)?|pull-?through|jefferson|glutes?)\b/,
  ],
  [
    "pull",
    /\b(rows?|pull-?ups?|chin-?ups?|pull-?downs?|face ?pulls?|curls?|hangs?|rope|towel|grips?|shrugs?|lats?|pull)\b/,
  ],
  ["push", /\b(press(es)?|push-?ups?|dips?|bench|push|raises?|fl(y|ies|yes)|triceps|handstands?|jerks?)\b/],
  [
    "mobility",
    /\b(mobility|mobili[sz]e|stretch(es|ing)?|90\/90|pigeon|cat[- ]?cow|openers?|rotations?|circles?|cars|flow|breath(ing)?|yoga|rocks?|rocking|reach(es)?|couch)\b/,
  ],
];

/**
 * Which movement an exercise is, by its name, else by its category; null where neither says it. In English, as coaches
 * write names in all languages.
 */
export function movementOf(name: string, category: string | null = null): Movement | null {
  for (const said of [name, category ?? ""]) {
    const text = said.toLowerCase();
    const found = WORDS.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}
