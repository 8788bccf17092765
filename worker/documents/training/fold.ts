/** Lower case without accents, sign for sign: places found in the folded text are places in the text itself. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize("NFD").charAt(0))
    .replace(/[’‘`´]/g, "'")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

// Without a grave accent, which is folded to an apostrophe.
const ASCII = /^[\0-_a-\x7f]*$/;
