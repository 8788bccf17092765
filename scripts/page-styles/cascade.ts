import { classesOf, declarationsOf, type Rule, shapeOf } from "./css-rules.ts";
import { specificity } from "./specificity.ts";
import { overlap, touched } from "./touched.ts";

export type LayeredRule = Rule & { classes: string[]; layer: number };
type Part = { names: string[]; text: string };
type Known = LayeredRule & {
  strength: number;
  kind: string;
  sets: string;
  important: boolean;
  /** The pseudo-element that it draws, which has properties of its own. */
  draws: string;
  parts: Part[];
};

/**
 * The rules of one layer, divided into as few layers as it takes for each to win against the same others as before,
 * wherever its sheet stands among other sheets. Classes of one kind that set the same (`p-2` and `p-4`) are not told
 * apart: an element has one of them.
 */
export function layered(rules: readonly Rule[]): LayeredRule[] {
  const known = rules.map(describe);
  const weakestFirst = known.toSorted((one, other) => one.strength - other.strength);
  for (const [index, rule] of weakestFirst.entries()) {
    for (let at = 0; at < index; at++) {
      const weaker = weakestFirst[at];
      if (weaker && weaker.layer >= rule.layer && compete(weaker, rule)) rule.layer = weaker.layer + 1;
    }
  }
  // Among important declarations the earlier layer wins.
  const important = weakestFirst.filter((rule) => rule.important);
  const last = Math.max(0, ...important.map(({ layer }) => layer));
  for (const rule of important) rule.layer = last - rule.layer;
  return weakestFirst;
}

function describe(rule: Rule): Known {
  const declarations = declarationsOf(rule.body);
  const strength = specificity(rule.selector);
  return {
    ...rule,
    classes: classesOf(rule.selector),
    layer: 0,
    strength,
    kind: [strength, ...rule.within, shapeOf(rule.selector)].join(" "),
    sets: declarations
      .map(({ name }) => name)
      .sort()
      .join(),
    important: rule.body.includes("!important"),
    draws: /::?(before|after|marker|placeholder|selection|backdrop)(?![\w-])/.exec(rule.selector)?.[1] ?? "",
    parts: declarations.map(({ name, value }) => ({ names: touched(name), text: `${name}:${value}` })),
  };
}

function compete(one: Known, other: Known): boolean {
  if (one.important !== other.important || one.draws !== other.draws) return false;
  if (one.kind === other.kind && one.sets === other.sets) return false;
  return one.parts.some((part) => other.parts.some((its) => differ(part, its))) && !neverBoth(one, other);
}

const differ = (one: Part, other: Part): boolean =>
  one.text !== other.text && one.names.some((name) => other.names.some((its) => overlap(name, its)));

/** Below and above the same width. */
function neverBoth(one: Rule, other: Rule): boolean {
  const opposite = (query: string) => query.replace("@media ", "@media not all and ");
  const excluded = (these: string[], those: string[]) => these.some((query) => those.includes(opposite(query)));
  return excluded(one.within, other.within) || excluded(other.within, one.within);
}
