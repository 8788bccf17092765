import { split } from "./css-rules.ts";

const ID = 1_000_000;
const CLASS = 1000;
const NAME = String.raw`(?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+`;
const WITH_SELECTORS = /:(where|is|not|has)\(/;

/** How strong a selector is: the one number by which browsers compare those of one layer. */
export function specificity(selector: string): number {
  let strength = 0;
  let left = selector;
  for (let found = WITH_SELECTORS.exec(left); found; found = WITH_SELECTORS.exec(left)) {
    const start = found.index + found[0].length;
    const end = closing(left, start);
    if (found[1] !== "where") strength += Math.max(...split(left.slice(start, end), ",").map(specificity));
    left = left.slice(0, found.index) + left.slice(end + 1);
  }
  const count = (pattern: string, each: number) => {
    left = left.replace(new RegExp(pattern, "gi"), () => {
      strength += each;
      return "";
    });
  };
  count(String.raw`::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter)(?![\w-])`, 1);
  count(String.raw`\[(?:"[^"]*"|[^\]])*\]|\.${NAME}`, CLASS);
  count(String.raw`:[\w-]+(?:\([^)]*\))?`, CLASS);
  count(`#${NAME}`, ID);
  count(String.raw`[a-z][\w-]*`, 1);
  return strength;
}

function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
