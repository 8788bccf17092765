import { all, type Words } from "../vocabulary/calendar-words";
import { LETTER_WORDS } from "../vocabulary/letter-words";
import { plain } from "./labels/plain-text";
import type { TextLine } from "./text-line";

/** "From: Coach", "Sent: 28 January 19:42", "Subject: your plan": the head of a letter above everything else. */
export function isHeadOfLetter(line: TextLine): boolean {
  const { builder, standing, text } = line;
  if (line.hasBegun || line.isListed || line.number === null) return false;
  const [, word = "", said = ""] = /^([^:]{1,20}):\s*(.*)$/u.exec(text) ?? [];
  const head = plain(word);
  if (said === "" || (!standing.isLetter && !BEGINS.has(head))) return false;
  if (BEGINS.has(head)) standing.isLetter = true;
  else if (SUBJECT.has(head)) builder.title ??= said.replace(ANSWERED, "");
  else if (!OTHERS.has(head)) return false;
  if (!SUBJECT.has(head)) line.leave();
  return true;
}

/** "Re: Fwd: your plan" */
const ANSWERED = /^(?:(?:re|aw|wg|fwd?|rv|tr|odp|enc|res|i|r)\s*:\s*)+/iu;

const wordsOf = (words: Partial<Words>) => new Set(all(words as Words));
const BEGINS = wordsOf(LETTER_WORDS.from);
const SUBJECT = wordsOf(LETTER_WORDS.subject);
const OTHERS = wordsOf(LETTER_WORDS.others);
