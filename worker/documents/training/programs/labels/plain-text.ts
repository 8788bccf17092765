import { fold } from "../../fold";
import { memoized } from "../../memoized";

/** Folded, with one kind of dash and of space. */
export const plain = memoized((text: string): string =>
  fold(text.normalize("NFKC").normalize("NFC"))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/[łøđı]/g, (letter) => ({ ł: "l", ø: "o", đ: "d", ı: "i" })[letter] ?? letter),
);

/** "setsMin", "video_url", as an app writes the heads of its columns: the words that they are made of. */
export const inWords = (text: string): string =>
  CAMEL.test(text) ? text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ") : text.replaceAll("_", " ");

const CAMEL = /^\p{Ll}+(?:\p{Lu}\p{Ll}*)+$/u;
