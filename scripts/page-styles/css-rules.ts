/** A rule of a style sheet with one selector, and what it stands in, outermost first. */
export type Rule = { within: string[]; selector: string; body: string };

/** The blocks and statements of a sheet as they stand side by side; of what the build has minified, so nothing is indented. */
export function blocksOf(css: string): string[] {
  return cut(css, (char, depth) => depth === 0 && (char === ";" || char === "}")).map((block) => block.trim());
}

/** The rules inside of blocks, each with one selector, in their order. */
export function rulesOf(blocks: readonly string[], within: string[] = []): Rule[] {
  return blocks.flatMap((block) => {
    const { head, body } = opened(block);
    if (head.startsWith("@")) return rulesOf(blocksOf(body), [...within, head]);
    return split(head, ",").map((selector) => ({ within, selector, body }));
  });
}

/** What stands before a block's brace, and what inside. */
export function opened(block: string): { head: string; body: string } {
  const [before = ""] = cut(block, (char) => char === "{");
  return { head: before.slice(0, -1), body: block.slice(before.length, -1) };
}

/** The parts between a separator that stands outside of all brackets. */
export function split(text: string, separator: "," | ";"): string[] {
  return cut(text, (char, depth) => depth === 0 && char === separator).map((part) =>
    part.endsWith(separator) ? part.slice(0, -1) : part,
  );
}

/** Declarations as names and values. */
export function declarationsOf(body: string): { name: string; value: string }[] {
  return split(body, ";").map((text) => {
    const colon = text.indexOf(":");
    return { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
  });
}

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** The names of the classes of a selector, as they stand in the attribute. */
export function classesOf(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = ""]) =>
    name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code?: string, char?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (char ?? ""),
    ),
  );
}

/** The selector with its classes' names taken out: what rules of the same kind have in common. */
export const shapeOf = (selector: string): string => selector.replace(CLASS, ".");

const OPEN = "([{";
const CLOSE = ")]}";

/** Pieces that end with each character that `ends` says, which is asked outside of strings and comments. */
function cut(text: string, ends: (char: string, depth: number) => boolean): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === "\\") at++;
    else if (char === '"' || char === "'") at = text.indexOf(char, at + 1);
    else if (char === "/" && text[at + 1] === "*") {
      at = text.indexOf("*/", at) + 1;
      if (depth === 0) start = at + 1;
    } else {
      if (CLOSE.includes(char)) depth--;
      if (ends(char, depth)) {
        pieces.push(text.slice(start, at + 1));
        start = at + 1;
      }
      if (OPEN.includes(char)) depth++;
    }
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}
