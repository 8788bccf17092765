import { all } from "../../vocabulary/calendar-words";
import { COLUMN_WORDS } from "../../vocabulary/column-words";
import { escaped } from "../labels/label-words";
import { plain } from "../labels/plain-text";

const [SETS_WORD, REPS_WORD] = (["sets", "reps"] as const).map(
  (role) =>
    new RegExp(`(?<!\\p{L})(?:${all(COLUMN_WORDS[role]).map(escaped).join("|")}|${role[0]}|set)(?!\\p{L})`, "u"),
);

/** "4/6" under "Sets/Reps" is four sets of six, and "3 x 5" under "Reps x Sets" five of three. */
export function inOrderOf(heading: string, text: string): string {
  const [sets, reps] = [SETS_WORD, REPS_WORD].map((word) => word?.exec(plain(heading))?.index ?? -1);
  const [, first, sign, second] =
    /^(\d[\d+]*(?:\s*-\s*\d+)?\+?)\s*([/x×-])\s*(\d[\d+]*(?:\s*-\s*\d+)?\+?)$/i.exec(text.trim()) ?? [];
  if (!first || !second || sets === undefined || reps === undefined || sets < 0 || reps < 0) return text;
  if (sets > reps) return `${second} x ${first}`;
  return sign === "/" && Number.parseInt(first, 10) <= 10 ? `${first} x ${second}` : text;
}
