import { JOINTS, type Joint, LIMITED_MOVEMENTS, type LimitedMovement } from "./injuries-limits";

/** The joints and movements that an exercise loads. */
export type ExerciseLoads = { joints: Joint[]; movements: LimitedMovement[] };

/** The joints that each movement needs. */
const JOINTS_OF: Record<LimitedMovement, readonly Joint[]> = {
  overhead: ["shoulder", "elbow", "wrist"],
  pressing: ["shoulder", "elbow", "wrist", "ribs"],
  pulling: ["shoulder", "elbow", "upper-back"],
  gripping: ["fingers", "wrist", "elbow"],
  hands: ["shoulder", "wrist", "fingers"],
  squatting: ["hip", "knee", "ankle"],
  lunging: ["hip", "groin", "knee", "ankle"],
  kneeling: ["knee"],
  hinging: ["lower-back", "hip", "hamstring"],
  twisting: ["ribs", "lower-back", "hip"],
  "curling-up": ["neck", "ribs", "lower-back"],
  jumping: ["knee", "calf", "ankle", "foot"],
  running: ["hamstring", "knee", "calf", "ankle", "foot"],
};

type Rule = { words: RegExp; not?: RegExp; movements?: LimitedMovement[]; joints?: Joint[] };

/**
 * All matching rules count: a thruster squats and presses overhead. In English, as coaches write names in all
 * languages.
 */
const RULES: readonly Rule[] = [
  {
    words: /\b(over ?head|ohp|military|strict press|push press|jerks?|snatch(es)?|thrusters?|handstands?|hspu|pike)\b/,
    movements: ["overhead"],
  },
  {
    words: /\b(shoulder press(es)?|z[- ]?press|landmine press|arnold|wall balls?|get-?ups?|windmills?|halos?)\b/,
    movements: ["overhead"],
  },
  {
    words: /\b(bench|chest|floor|incline|decline|dumbbell|db|push-?ups?|press-?ups?|dips?|fl(y|yes|ies))\b/,
    not: /\b(rows?|squats?|deadlifts?|curls?|snatch(es)?|cleans?|lunges?|raises?|step|carr(y|ies)|over ?head|shoulder press(es)?)\b/,
    movements: ["pressing"],
  },
  {
    words: /\b(press(es)?)\b/,
    not: /\b(leg press|over ?head|shoulder press|pallof|military|z[- ]?press|push press|arnold|landmine)/,
    movements: ["pressing"],
  },
  {
    words: /\b(push-?ups?|press-?ups?|burpees?|planks?|crawls?|climbers?|handstands?|hspu|bear|sprawls?|get-?ups?)\b/,
    not: /\bside planks?\b/,
    movements: ["hands"],
  },
  {
    words:
      /\b(rows?|rowing|pull-?ups?|chin-?ups?|pull-?downs?|face ?pulls?|hangs?|muscle-?ups?|rope climbs?|lat pulls?|high pulls?|pull-?overs?)\b/,
    movements: ["pulling"],
  },
  {
    words:
      /\b(grips?|hangs?|towel|gi|farmers?|suitcase|carr(y|ies)|pull-?ups?|chin-?ups?|rope|dead ?lifts?|kettlebell|kb|swings?|cleans?|snatch(es)?|shrugs?|pinch|plate holds?|rows?|yoke|wrist)\b/,
    movements: ["gripping"],
  },
  {
    words: /\b(squats?|thrusters?|wall balls?|wall sits?|leg press|hack|cossack|pistols?|leg extensions?)\b/,
    movements: ["squatting"],
  },
  {
    words:
      /\b(lunges?|split|step-?(ups?|downs?)|cossack|pistols?|bulgarian|lateral squats?|skater|shots?|penetration)\b/,
    movements: ["lunging"],
  },
  {
    words: /\b(kneeling|knee walks?|penetration|shots?|nordics?|hip ?escapes?|get-?ups?|seiza|wheel|roll-?outs?)\b/,
    movements: ["kneeling"],
  },
  {
    words:
      /\b(dead ?lifts?|rdls?|romanian|hinges?|good ?mornings?|swings?|hip ?thrusts?|bridges?|back extensions?|cleans?|snatch(es)?|jefferson|hypers?|reverse hypers?|pull-?throughs?|bent[- ]?over|sled pulls?)\b/,
    not: /\bneck bridges?\b/,
    movements: ["hinging"],
  },
  {
    words:
      /\b(twists?|rotations?|rotational|chops?|woodchop(per)?s?|pallof|windmills?|russian|scoop|landmine|technical stand-?ups?)\b/,
    movements: ["twisting"],
  },
  {
    words:
      /\b(sit-?ups?|crunch(es)?|v-?ups?|leg raises?|knee raises?|toes[- ]to[- ]bar|hollow|curl-?ups?|roll-?outs?|wheel|abs)\b/,
    movements: ["curling-up"],
  },
  {
    words:
      /\b(jumps?|jumping|hops?|bounds?|box jumps?|plyo\w*|burpees?|skips?|skipping|double unders?|sprawls?|broad|tuck)\b/,
    not: /\bstep[- ]?(ups?|downs?)\b/,
    movements: ["jumping"],
  },
  { words: /\b(runs?|running|sprints?|shuttles?|jog(ging)?|hill|airdyne run)\b/, movements: ["running"] },
  { words: /\b(back squats?|front squats?|zercher|yoke|farmers?|carr(y|ies)|suitcase|sled)\b/, joints: ["lower-back"] },
  { words: /\b(neck|bridges? on the head|wrestlers? bridges?)\b/, joints: ["neck"] },
  { words: /\b(copenhagen|adduct\w*|groin|cossack|lateral lunges?|butterfly|sumo)\b/, joints: ["groin"] },
  { words: /\b(hamstrings?|nordics?|leg curls?)\b/, joints: ["hamstring", "knee"] },
  { words: /\b(calf|calves|heel raises?|tibialis)\b/, joints: ["calf", "ankle", "foot"] },
  {
    words: /\b(curls?|triceps?|skull ?crushers?|push-?downs?)\b/,
    not: /\b(leg curls?|hamstring|nordic|curl-?ups?)/,
    joints: ["elbow", "wrist"],
  },
  { words: /\b(shrugs?)\b/, joints: ["neck", "upper-back"] },
  {
    words:
      /\b(lateral raises?|front raises?|rear delts?|side raises?|y-?raises?|scaptions?|external rotations?|cuban)\b/,
    joints: ["shoulder"],
  },
  { words: /\b(side planks?)\b/, joints: ["shoulder", "ribs"] },
];

/**
 * Returns the joint loads implied by an exercise's name and its library tags. A proposal that the coach may correct;
 * without a matching rule it loads nothing, so that nobody is warned for no reason.
 */
export function proposeLoads(words: readonly string[]): ExerciseLoads {
  const text = words.join(" · ").toLowerCase();
  const rules = RULES.filter(({ words: fits, not }) => fits.test(text) && !not?.test(text));
  const movements = new Set(rules.flatMap((rule) => rule.movements ?? []));
  const joints = new Set([
    ...rules.flatMap((rule) => rule.joints ?? []),
    ...[...movements].flatMap((movement) => JOINTS_OF[movement]),
  ]);
  return inOrder({ joints: [...joints], movements: [...movements] });
}

/** Removes duplicates and sorts like the lists. */
export const inOrder = ({ joints, movements }: ExerciseLoads): ExerciseLoads => ({
  joints: JOINTS.filter((joint) => joints.includes(joint)),
  movements: LIMITED_MOVEMENTS.filter((movement) => movements.includes(movement)),
});

/** Returns the movements that need a joint. */
export const movementsOf = (joint: Joint): LimitedMovement[] =>
  LIMITED_MOVEMENTS.filter((movement) => JOINTS_OF[movement].includes(joint));
