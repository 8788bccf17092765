import { textOf } from "./written-text";

/**
 * The value of an attribute by its local name, looked up in the tag as written: most attributes of an office document
 * (revision ids, fonts, languages) are never asked for, so none is read ahead. Namespace declarations are no attributes.
 */
export function findAttribute(tag: string, from: number, to: number, wanted: string): string | undefined {
  let at = from;
  while (at < to) {
    let code = tag.charCodeAt(at);
    if (code <= SPACE) {
      at++;
      continue;
    }
    const name = at;
    let local = at;
    while (at < to && code !== EQUALS && code > SPACE) {
      if (code === COLON) local = at + 1;
      code = tag.charCodeAt(++at);
    }
    const nameEnd = at;
    while (at < to && code !== QUOTE && code !== APOSTROPHE) code = tag.charCodeAt(++at);
    const value = at + 1;
    const quote = code;
    at = value;
    while (at < to && tag.charCodeAt(at) !== quote) at++;
    if (at >= to) return undefined;
    if (nameEnd - local === wanted.length && tag.startsWith(wanted, local) && !tag.startsWith("xmlns", name)) {
      return textOf(tag.slice(value, at));
    }
    at++;
  }
  return undefined;
}

const SPACE = 0x20;
const EQUALS = 0x3d;
const COLON = 0x3a;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
