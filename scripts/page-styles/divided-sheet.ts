import { type LayeredRule, layered } from "./cascade.ts";
import { blocksOf, classesOf, opened, type Rule, rulesOf } from "./css-rules.ts";

type Words = ReadonlySet<string>;
const UTILITIES = "@layer utilities";
const COMPONENTS = "@layer components";
const PROPERTIES = "@layer properties";

/** One sheet with the styles of everything, from which those of each page are taken. */
export class DividedSheet {
  readonly #blocks: string[];
  readonly #rules: LayeredRule[];
  readonly #layers: string[];

  constructor(css: string) {
    this.#blocks = blocksOf(css);
    const utilities = this.#blocksAt(UTILITIES).flatMap((block) => blocksOf(opened(block).body));
    this.#rules = layered(withMixedColors(rulesOf(utilities)));
    const last = Math.max(-1, ...this.#rules.map(({ layer }) => layer));
    this.#layers = Array.from({ length: last + 1 }, (_, index) => layerName(index));
  }

  /** The sheet that comes first on each page: what is true of all of them, the order of the layers, and its own classes. */
  first(words: Words): string {
    const own = this.#rules.filter(usedBy(words));
    const order = `${UTILITIES}{@layer ${this.#layers.join()};}`;
    return this.#blocks
      .flatMap((block) => {
        const { head } = opened(block);
        if (head === UTILITIES) return [order, this.#written(own)];
        if (head === COMPONENTS) return componentsFor(block, words);
        if (head === PROPERTIES) return propertiesFor(block, variablesOf(own));
        return isUnused(block, variablesOf(own)) ? [] : block;
      })
      .join("");
  }

  /** What a page needs beyond the first sheet; empty if nothing. */
  beyond(words: Words, first: Words): string {
    const inFirst = usedBy(first);
    const own = this.#rules.filter(usedBy(words)).filter((rule) => !inFirst(rule));
    const known = variablesOf(this.#rules.filter(inFirst));
    const variables = new Set([...variablesOf(own)].filter((name) => !known.has(name)));
    return [
      ...this.#blocksAt(PROPERTIES).map((block) => (variables.size ? propertiesFor(block, variables) : "")),
      ...this.#blocksAt(COMPONENTS).flatMap((block) =>
        componentsFor(block, first) ? [] : componentsFor(block, words),
      ),
      own.length ? this.#written(own) : "",
      ...this.#blocks.filter((block) => isRegistration(block) && variables.has(nameOf(block))),
    ].join("");
  }

  #blocksAt(head: string): string[] {
    return this.#blocks.filter((block) => opened(block).head === head);
  }

  #written(rules: readonly LayeredRule[]): string {
    const layers = this.#layers.flatMap((name, index) => {
      const own = rules.filter(({ layer }) => layer === index);
      return own.length ? `@layer ${name}{${own.map(written).join("")}}` : [];
    });
    return `${UTILITIES}{${layers.join("")}}`;
  }
}

const MIXING = /^@supports \(color:\s*color-mix\(/;

/** Without what stands in for mixed colours in browsers older than those that the build is for. */
function withMixedColors(rules: readonly Rule[]): Rule[] {
  const places = ({ within, selector }: Rule) => [...within.filter((head) => !MIXING.test(head)), selector].join();
  const isMixed = ({ within }: Rule) => within.some((head) => MIXING.test(head));
  const mixed = new Set(rules.filter(isMixed).map(places));
  return rules
    .filter((rule) => isMixed(rule) || !mixed.has(places(rule)))
    .map((rule) => ({ ...rule, within: rule.within.filter((head) => !MIXING.test(head)) }));
}

const written = ({ within, selector, body }: LayeredRule): string =>
  `${within.map((head) => `${head}{`).join("")}${selector}{${body}}${"}".repeat(within.length)}`;

/** A rule is for whoever uses one of its classes: for more than who needs it, if it has several. */
const usedBy =
  (words: Words) =>
  ({ classes }: LayeredRule): boolean =>
    classes.some((name) => words.has(name));

function componentsFor(block: string, words: Words): string {
  return rulesOf([block]).some(({ selector }) => classesOf(selector).some((name) => words.has(name))) ? block : "";
}

const variablesOf = (rules: readonly LayeredRule[]): Set<string> =>
  new Set(rules.flatMap(({ body }) => body.match(/--tw-[\w-]+/g) ?? []));

const isRegistration = (block: string) => block.startsWith("@property ");
const nameOf = (block: string) => opened(block).head.replace("@property ", "").trim();
const isUnused = (block: string, variables: Words) => isRegistration(block) && !variables.has(nameOf(block));

/** The values that browsers without `@property` start from, of those variables that are in use. */
const propertiesFor = (block: string, variables: Words): string =>
  block.replace(/(--tw-[\w-]+):[^;}]*;?/g, (text, name: string) => (variables.has(name) ? text : ""));

/** a, b, … z, aa, … */
const layerName = (index: number): string =>
  (index < 26 ? "" : layerName(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
