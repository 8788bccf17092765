/** Folds white space, no-break spaces and invisible characters; the coach's own signs stay. */
export function clean(text: string): string {
  if (FOLDED.test(text)) return text;
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[^\S\t]+/g, " ")
    .trim();
}

/** Printable ASCII with single spaces between, as nearly every cell of a large sheet is. */
const FOLDED = /^[!-~]+(?: [!-~]+)*$/;
