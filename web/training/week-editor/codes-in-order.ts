import { TIERS } from "../../../worker/contract/drafts";
import type { ExerciseTexts } from "../exercise-fields";
import { tierOf } from "../tier";
import type { EditorRow } from "./editor-week";

type Coded = Pick<ExerciseTexts, "exerciseCode" | "tier">;

/** Returns the code after a section's last row: A3 after A2, A1 in an empty section, none if the last row has none. */
export function nextCode(last: Coded | undefined): Partial<Coded> {
  if (!last) return { exerciseCode: "A1" };
  const code = codeOf(last.exerciseCode);
  return code ? { exerciseCode: `${code.letter}${code.number + 1}`, tier: last.tier } : {};
}

/**
 * Renumbers a section after a row was moved: the row takes the letter of its new place, and each letter counts from 1.
 * Other codes, such as A1b or none, stay.
 */
export function codesInOrder(rows: EditorRow[], came: string): EditorRow[] {
  const at = rows.findIndex(({ key }) => key === came);
  const own = codeOf(rows[at]?.texts.exerciseCode);
  const above = codeOf(rows.slice(0, at).findLast(hasCode)?.texts.exerciseCode)?.letter;
  const below = codeOf(rows.slice(at + 1).find(hasCode)?.texts.exerciseCode)?.letter;
  if (!own) return rows;
  const fits = (!above || above <= own.letter) && (!below || own.letter <= below);
  const letter = fits ? own.letter : (above ?? below ?? own.letter);
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const code = codeOf(row.texts.exerciseCode);
    if (!code) return row;
    const its = row.key === came ? letter : code.letter;
    const number = (counts.get(its) ?? 0) + 1;
    counts.set(its, number);
    const exerciseCode = `${its}${number}`;
    return exerciseCode === row.texts.exerciseCode
      ? row
      : { ...row, texts: { ...row.texts, exerciseCode, tier: tierAt(row.texts, code.letter, its) } };
  });
}

/** Changes a tier that matched the old letter to the new one. */
function tierAt({ tier }: Coded, oldLetter: string, newLetter: string): string {
  if (oldLetter === newLetter || tierOf(tier) !== oldLetter) return tier;
  return TIERS.find((each) => each.startsWith(newLetter)) ?? tier;
}

const hasCode = ({ texts }: EditorRow) => codeOf(texts.exerciseCode) !== null;

function codeOf(text = ""): { letter: string; number: number } | null {
  const [, letter, number] = /^([A-Z])(\d{1,3})$/.exec(text.trim().toUpperCase()) ?? [];
  return letter ? { letter, number: Number(number) } : null;
}
