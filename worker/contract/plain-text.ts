// Control characters and lone surrogates: nobody types them, and JSON makes six characters of each. Line breaks stay.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** Normalises typed text: keeps line breaks, trims the ends. */
export const plainText = (typed: string) =>
  typed
    .replace(/\r\n?/g, "\n")
    .replace(UNPRINTABLE, (sign) => (sign === "\n" || sign === "\t" ? sign : ""))
    .trim();
