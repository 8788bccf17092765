/** A piece of text; `href` is set for addresses. */
type TextPiece = { text: string; href: string | null };

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;

/** Splits a member's text at web addresses. Only http and https: `javascript:` never becomes a link. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(match[0]);
    if (!isAddress(address)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** A full stop after an address belongs to the sentence, as does an unopened closing bracket. */
function withoutPunctuation(address: string): string {
  let last = address.length;
  let unopened = count(address, ")") - count(address, "(");
  for (;;) {
    const sign = address[last - 1] ?? "";
    const closes = sign === ")" && unopened > 0;
    if (!closes && !TRAILING.has(sign)) return address.slice(0, last);
    if (closes) unopened -= 1;
    last -= 1;
  }
}

const TRAILING = new Set([".", ",", ";", ":", "!", "?", "'", "’", "”", "»", "]", "}", "*", "_"]);

const count = (text: string, sign: string) => text.split(sign).length - 1;

function isAddress(address: string): boolean {
  try {
    return new URL(address).hostname.includes(".");
  } catch {
    return false;
  }
}
