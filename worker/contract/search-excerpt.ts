/** Characters of an excerpt. */
const EXCERPT_LENGTH = 180;
/** Characters before the first searched word. */
const BEFORE = 50;

/** Folds text as searches compare it: lower case, without accents. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the folded words of a search; there are no special characters. */
export function searchedWords(search: string, most: number): string[] {
  return [...new Set(folded(search).split(/\s+/).filter(Boolean))].slice(0, most);
}

/** Returns where words occur in a text, ignoring case and accents; positions refer to the text itself. */
function placesFound(text: string, words: readonly string[]): { from: number; to: number }[] {
  let whole = "";
  /** The original position of each folded letter. */
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

/** Splits a text into searched words and the text between them. */
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

/** Returns the text around the first searched word, cut at words, with ellipses. */
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

/** Moves a position that would split a surrogate pair. */
const onLetter = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at);
