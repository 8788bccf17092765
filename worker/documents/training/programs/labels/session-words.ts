import { all, DAY_WORDS, SESSION_WORDS, SPLIT_WORDS } from "../../vocabulary/calendar-words";
import { CHINESE_NUMBER, either, NUMBER_WORD } from "./label-words";

const DAY = either(all(DAY_WORDS));
const SESSION = either([...all(SESSION_WORDS), ...all(DAY_WORDS)]);
const MARK = `(?:\\d{1,2}|(?:${NUMBER_WORD})(?!\\p{L})|[a-h]\\d?(?![a-z])|[ivx]{1,4}(?![a-z]))`;
const NAMED_SESSION = new RegExp(`^(?:${SESSION})\\s*(?:no\\.?|nr\\.?|#)?\\s*${MARK}(?![\\p{L}\\d%])`, "u");
const DAY_AFTER = new RegExp(
  `^(?:第\\s*)?(?:\\d{1,2}|${CHINESE_NUMBER})\\s*(?:-?й|\\.)?\\s*(?:${DAY})(?![\\p{L}\\d])`,
  "u",
);
const SHORT_DAY = /^d\s?\d{1,2}(?![\p{L}\d])/u;

const SPLIT = new RegExp(
  `^(?:${either(SPLIT_WORDS)})(?:\\s+(?:${SESSION}))?\\s*(?:#\\s*\\d{1,2}|\\d{1,2}(?!\\s*[x×]\\s*\\d|\\s?(?:-\\s?\\d{1,3}\\s?)?(?:kgs?|lbs?)(?!\\p{L}))|[a-d]|[–—-]\\s*[a-d]$)(?![\\p{L}\\d%])`,
  "u",
);

/** A text that begins with the name of a session. Folded. */
export function sessionStart(own: string): boolean {
  return NAMED_SESSION.test(own) || DAY_AFTER.test(own) || SHORT_DAY.test(own) || SPLIT.test(own);
}

/** "Day A", "Session 3", "Workout B": a word for a session, its sign, and nothing else. Folded. */
export const namesSession = (own: string): boolean => NAMED_SESSION.exec(own)?.[0].length === own.length;
