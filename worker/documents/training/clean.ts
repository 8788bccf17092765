/** Folds white space, no-break spaces and invisible characters; the coach's own signs stay. */
export function clean(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[^\S\t]+/g, " ")
    .trim();
}
