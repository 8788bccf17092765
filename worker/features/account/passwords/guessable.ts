import { COMMON_PASSWORDS, COMMON_WORDS } from "./common-passwords";

const PASSWORDS = new Set(COMMON_PASSWORDS.trim().split(/\s+/));
const WORDS = new Set(COMMON_WORDS.trim().split(/\s+/));

const FORWARDS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
];
const RUNS = [...FORWARDS, ...FORWARDS.map((run) => [...run].reverse().join(""))];
const RUN_MIN = 3;

const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Returns whether a password is among those tried first: common ones, common words with additions, rows of keys. */
export function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  if (PASSWORDS.has(typed) || /^(.{1,5})\1+.{0,2}$/.test(typed) || withoutRuns(typed).length < RUN_MIN) return true;
  const core = typed.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const read = [...core].map((letter) => LEET[letter] ?? letter).join("");
  return [core, read].some((word) => WORDS.has(word) || PASSWORDS.has(word));
}

/** Returns whether little is left of a password without words known about its owner and this site. */
export function isMadeOf(password: string, context: string[]): boolean {
  const words = context
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3);
  const typed = password.toLowerCase();
  // Longest first, because a name may be part of an address.
  const rest = words.sort((a, b) => b.length - a.length).reduce((text, word) => text.replaceAll(word, ""), typed);
  return rest !== typed && rest.replace(/[^\p{L}]/gu, "").length < 4;
}

function withoutRuns(typed: string): string {
  let rest = "";
  for (let at = 0; at < typed.length; ) {
    const length = Math.max(...RUNS.map((run) => runLength(run, typed, at)));
    if (length < RUN_MIN) rest += typed[at];
    at += length < RUN_MIN ? 1 : length;
  }
  return rest;
}

function runLength(run: string, typed: string, at: number): number {
  let length = 0;
  while (at + length < typed.length && run.includes(typed.slice(at, at + length + 1))) length += 1;
  return length;
}
