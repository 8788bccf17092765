import { textOf } from "./written-text";

/** Where in a text attributes stand: four places each, the local name's and the value's beginning and end. */
export class AttributeSpans {
  /** How many of the places are in use; an array that is emptied would have to grow again for every tag. */
  used = 0;
  readonly places: number[] = [];
}

/**
 * Finds the attributes between two places of a tag. Only their places: most attributes of an office document (revision
 * ids, fonts, languages) are never asked for. Namespace declarations are no attributes.
 */
export function findAttributes(tag: string, from: number, to: number, spans: AttributeSpans): void {
  const { places } = spans;
  let used = 0;
  spans.used = 0;
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
    const value = ++at;
    while (at < to && tag.charCodeAt(at) !== code) at++;
    if (at >= to) return;
    if (tag.charCodeAt(name) !== SMALL_X || !tag.startsWith("xmlns", name)) {
      places[used++] = local;
      places[used++] = nameEnd;
      places[used++] = value;
      places[used++] = at;
      spans.used = used;
    }
    at++;
  }
}

/** The value of an attribute by its local name. */
export function attributeValue(tag: string, spans: AttributeSpans, wanted: string): string | undefined {
  const { places, used } = spans;
  for (let index = 0; index < used; index += 4) {
    const local = places[index] ?? 0;
    if ((places[index + 1] ?? 0) - local !== wanted.length) continue;
    if (tag.charCodeAt(local) === wanted.charCodeAt(0) && (wanted.length === 1 || tag.startsWith(wanted, local)))
      return textOf(tag.slice(places[index + 2], places[index + 3]));
  }
  return undefined;
}

const SPACE = 0x20;
const EQUALS = 0x3d;
const COLON = 0x3a;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SMALL_X = 0x78;
