/** A word as a pattern. */
export const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Longest first, so that "mon" does not end "monday". */
export const either = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

/** Without the signs that stand between the parts of a heading. */
export const trimmed = (text: string) =>
  text
    .replace(/^（([^（）]*)）$/, "$1")
    .replace(/^[\s:：;,|·•()[\]–—-]+|[\s:：;,|·•([–—-]+$/g, "")
    .replace(/^\)+|(?<!\([^)]*)\)+$/g, "")
    .trim();

export const NUMBER_WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
export const NUMBER_WORD = either(NUMBER_WORDS);

export const CHINESE_NUMBERS = "一 二 三 四 五 六 七 八 九 十 十一 十二".split(" ");
/** "第三", where it is no figure. */
export const CHINESE_NUMBER = `(?<=第\\s*)(?:${either(CHINESE_NUMBERS)})`;
