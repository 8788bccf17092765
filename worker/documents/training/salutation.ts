import { fold } from "./fold";

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|evening)|hola|buenos dias|ola|oi|bom dia|querid[oa]|estimad[oa]|ciao|car[oa]|bonjour|salut|cher|chere|hallo|liebe[rs]?|guten (?:tag|morgen)|czesc|drog[ia])(?![\p{L}-])/u;

/** "Hi Tom,": how a letter begins, and no title of anything. */
export function isSalutation(text: string): boolean {
  const plain = fold(text).trim();
  return plain.length <= 60 && (/,$/.test(plain) || (GREETING.test(plain) && plain.split(/\s+/).length <= 4));
}
