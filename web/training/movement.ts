import type { Movement } from "../ui/movement-art";

/** Order matters: a Pallof press is core, a leg press is no press, and a towel row is a pull. */
const WORDS: readonly [Movement, RegExp][] = [
  ["carry", /\b(carr(y|ies)|farmer|suitcase|yoke|sled)/],
  [
    "core",
    /\b(planks?|dead ?bugs?|hollow|sit-?ups?|crunch|pallof|roll-?outs?|leg raises?|knee raises?|bird ?dogs?|twists?|crawls?|get-?ups?|climbers?|copenhagen|core|trunk|abs)\b/,
  ],
  ["squat", /\b(squats?|lunges?|split|step-?(ups?|downs?)|leg press|pistols?|wall sit|calf|jumps?)/],
  [
    "hinge",
    /\b(dead ?lifts?|rdls?|romanian|hinges?|good ?mornings?|swings?|thrusts?|bridges?|hamstrings?|cleans?|snatch(es)?|jefferson|glutes?)\b/,
  ],
  ["pull", /\b(rows?|pull-?ups?|chin-?ups?|pull-?downs?|face ?pulls?|curls?|hangs?|towel|grips?|shrugs?|lats?|pull)\b/],
  ["push", /\b(press(es)?|push-?ups?|dips?|bench|push|raises?|handstands?)\b/],
  [
    "mobility",
    /\b(mobility|stretch(es|ing)?|90\/90|pigeon|cat[- ]?cow|openers?|rotations?|flow|breath(ing)?|reach(es)?)\b/,
  ],
];

/**
 * Returns an exercise's movement by its name, else by its category; null if neither tells. In English, as coaches write
 * names in all languages.
 */
export function movementOf(name: string, category: string | null = null): Movement | null {
  for (const source of [name, category ?? ""]) {
    const text = source.toLowerCase();
    const found = WORDS.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}
