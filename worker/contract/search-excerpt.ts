/** Characters of an excerpt. */
const EXCERPT_LENGTH = 180;
/** Of them before the first word that was found. */
const BEFORE = 50;

/** A letter as searches compare it: in lower case and without its accents. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What is searched for, word by word; each letter of it means itself. */
export function searchedWords(search: string, most: number): string[] {
  return [...new Set(folded(search).split(/\s+/).filter(Boolean))].slice(0, most);
}

/** Where a text says the words, whatever the case and accents; from and to in the text itself. */
function placesFound(text: string, words: readonly string[]): { from: number; to: number }[] {
  let whole = "";
  /** Of each folded letter, where it comes from. */
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = folded(letter);
    for (let each = 0; each < plain.length; each++) from.push(at);
    whole += plain;
    at += letter.length;
  }
  from.push(text.length);
  const places = words.flatMap((word) => {
    const found: { from: number; to: number }[] = [];
    for (let place = whole.indexOf(word); place >= 0; place = whole.indexOf(word, place + word.length)) {
      found.push({ from: from[place] ?? 0, to: from[place + word.length] ?? text.length });
    }
    return found;
  });
  return places.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** A text in pieces: what was searched for, and what stands between. */
export function markedPieces(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = [];
  let end = 0;
  for (const { from, to } of placesFound(text, words)) {
    if (from < end || to <= from) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), found: false });
    pieces.push({ text: text.slice(from, to), found: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}

/** A text around the first word that was found, cut at words, with dots where it goes on. */
export function excerptOf(text: string, words: readonly string[]): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= EXCERPT_LENGTH) return flat;
  const first = placesFound(flat, words)[0]?.from ?? 0;
  const start = Math.max(0, Math.min(first - BEFORE, flat.length - EXCERPT_LENGTH));
  const from = start === 0 ? 0 : afterSpace(flat, start, first);
  const end = Math.min(flat.length, from + EXCERPT_LENGTH);
  const to = end === flat.length ? end : beforeSpace(flat, end, from);
  return `${from > 0 ? "…" : ""}${flat.slice(from, to)}${to < flat.length ? "…" : ""}`;
}

function afterSpace(text: string, from: number, most: number): number {
  const space = text.indexOf(" ", from);
  return space >= 0 && space < most ? space + 1 : onLetter(text, from);
}

function beforeSpace(text: string, to: number, least: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > least ? space : onLetter(text, to);
}

/** Not between the two halves of one sign. */
const onLetter = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at);
