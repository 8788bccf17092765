/** Comparison of what a document says with what was read: spelling of signs and spaces aside, words and numbers count. */

const LABELS = new Set(["sets", "set", "reps", "rep", "x", "of", "tempo", "rest", "load", "notes", "note"]);

/** True when `got` says the same as the expected value or as another accepted one; "*" accepts anything. */
export function accepts(
  form: (text: string) => string,
  expected: string | null,
  got: string | null,
  others: (string | number | null)[] = [],
): boolean {
  const plain = (value: string | number | null) =>
    value === null || /^n\/a$/i.test(String(value)) ? "" : form(String(value));
  return others.includes("*") || [expected, ...others].some((each) => plain(each) === plain(got));
}

export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/\.$/, "");
}

export function dose(text: string): string {
  return folded(text)
    .replaceAll("×", "x")
    .replace(/\b0?0:(\d\d)\b/g, "$1 sec")
    .replace(/\s*x\s*/g, "x")
    .replace(/\s/g, "");
}

export function dayTitle(text: string): string {
  return folded(text).replace(/^(?:(?:mon|tues|wednes|thurs|fri)day|day \d)[\s:-]*/, "");
}

export function bagOfWords(text: string): string {
  const words =
    folded(text)
      .replaceAll("×", "x")
      .replace(/(\d)x(?=\d)/g, "$1 ")
      .match(/[\p{L}\p{N}%']+/gu) ?? [];
  return words
    .filter((word) => !LABELS.has(word))
    .sort()
    .join(" ");
}

export function videoKey(url: string): string {
  return /(?:youtu\.be\/|v=|shorts\/)([\w-]{11})/.exec(url)?.[1] ?? url;
}
