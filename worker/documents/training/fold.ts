/** Lower case without accents, sign for sign: places found in the folded text are places in the text itself. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => STROKED[letter] ?? letter.normalize("NFD").charAt(0))
    .replace(/[’‘`´]/g, "'")
    .replace(/[A-Z\u0410-\u042f\u0401]/g, (letter) => letter.toLowerCase());
}

const STROKED: Record<string, string> = { ł: "l", Ł: "l", ø: "o", Ø: "o", đ: "d", Đ: "d" };

// Without a grave accent, which is folded to an apostrophe.
const ASCII = /^[\0-_a-\x7f]*$/;
