import { readCaption } from "./caption";
import { columnRole } from "./column-role";
import { parseDay } from "./days";
import { findDose } from "./dose";
import type { RowCell } from "./grid-row";
import { NO_LINE } from "./line";
import { takeFact } from "./opening";
import { factOf } from "./program-facts";
import type { TextReader } from "./text-reader";
import { addUnplaced } from "./unplaced-text";

/** "Program | Base | Week | 6": labels and values in turn. */
export function readPairs(cells: RowCell[], base: TextReader): boolean {
  if (cells.length < 4 || cells.length % 2 === 1) return false;
  const pairs = cells.flatMap((label, index) => {
    const value = cells[index + 1];
    return index % 2 === 0 && value ? [{ label, fact: factOf(label.text, value.text), value }] : [];
  });
  const { exercises: found, days } = base.training;
  const known = pairs.filter(({ fact }) => fact).length;
  if (known === 0 || (known === 1 && (found.length > 0 || days.size > 0))) return false;
  for (const { label, fact, value } of pairs)
    if (!fact || !takeFact(base, fact))
      addUnplaced(base.training, { ...(label.lines[0] ?? NO_LINE), text: `${label.text}: ${value.text}` });
  return true;
}

const TITLED = /^(?:session|workout|training|treino|sess[aã]o|sesi[oó]n|entreno|s[eé]ance|einheit|titel|titre)$/i;
const OF_AN_EXERCISE = ["name", "code", "setRep", "sets", "reps", "load", "rpe", "tempo", "rest", "video", "notes"];

/** "Session: | Lower body", "Phase: | Intensification" above the first exercise: the title, or nothing of a program. */
export function readLabel(cells: RowCell[], base: TextReader): boolean {
  const [label, value] = cells;
  const { training } = base;
  if (!label || !value || cells.length !== 2 || training.exercises.length > 0) return false;
  const word = /^([^:]{3,30}?)\s*:$/.exec(label.text)?.[1];
  if (!word || !/\p{L}{3}/u.test(word) || factOf(word, value.text)) return false;
  if (OF_AN_EXERCISE.includes(columnRole(word) ?? "") || findDose(value.text)) return false;
  if (readCaption({ ...NO_LINE, text: word }, true) || value.lines.some((line) => line.links.length > 0)) return false;
  const day = parseDay(value.text);
  const isTitle = TITLED.test(word);
  // "Session: | Monday" is the day; "Session: | Lower body - Day 2" names it.
  if (day && (day.rest === "" || !value.text.startsWith(day.rest))) return false;
  if (!isTitle && columnRole(word) === "option") return false;
  if (isTitle && training.title === null) training.title = value.text.replace(/\n/g, " – ");
  else addUnplaced(training, { ...(label.lines[0] ?? NO_LINE), text: `${label.text} ${value.text}` });
  return true;
}
