/** The characters of codes 128 to 159 in WinAnsiEncoding, the encoding of PDF's standard fonts. */
const HIGH = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";

/** Returns a text's codes in WinAnsiEncoding; null if it has a character without one. */
export function latinCodes(text: string): number[] | null {
  const codes: number[] = [];
  for (const sign of text.normalize("NFC")) {
    const point = sign.codePointAt(0) ?? 0;
    const high = point > 0xff ? HIGH.indexOf(sign) : -1;
    if ((point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff)) codes.push(point);
    else if (high !== -1) codes.push(0x80 + high);
    else return null;
  }
  return codes;
}

// Helvetica's widths in thousandths of the size, from space to tilde (Adobe's metrics of the core fonts).
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const WIDE: Record<string, number> = { "—": 1000, "…": 1000, "™": 1000, "‰": 1000, Æ: 1000, Œ: 1000, æ: 889, œ: 944 };
const NARROW: Record<string, number> = { "‘": 222, "’": 222, "‚": 222, "\u00a0": 278 };
/** The most by which bold letters are wider. */
const BOLD = 1.09;

/**
 * Returns the width of an encodable text. Accents add nothing; an unlisted character counts as wide as a figure or
 * capital.
 */
export function latinWidth(text: string, size: number, bold: boolean): number {
  let sum = 0;
  for (const sign of text.normalize("NFC")) {
    const base = sign.normalize("NFD").charCodeAt(0);
    sum += WIDE[sign] ?? NARROW[sign] ?? WIDTHS[base - 32] ?? (sign === sign.toLowerCase() ? 611 : 778);
  }
  return (sum * size * (bold ? BOLD : 1)) / 1000;
}
