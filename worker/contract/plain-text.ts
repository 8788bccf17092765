// What no keyboard writes, and what JSON would blow up sixfold. Lines and tabs stay.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** Plain text as somebody typed it: lines kept, edges trimmed. */
export const plainText = (typed: string) =>
  typed
    .replace(/\r\n?/g, "\n")
    .replace(UNPRINTABLE, (sign) => (sign === "\n" || sign === "\t" ? sign : ""))
    .trim();
