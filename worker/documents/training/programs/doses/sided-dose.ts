import type { Sets } from "../../../../contract/program-reading";
import { readCore } from "./core-of-dose";

/** "4x6 left / 3x6 right": each side has sets of its own. Null for anything else. */
export function sidedDose(text: string): Sets[] | null {
  const [, first = "", one = "", second = "", other = ""] = SIDED.exec(text) ?? [];
  const [left, right] = [first, second].map((own) => readCore(own));
  if (left?.length !== 1 || right?.length !== 1) return null;
  return [...left.map((sets) => onSide(sets, one)), ...right.map((sets) => onSide(sets, other))];
}

const onSide = (sets: Sets, side: string): Sets => ({
  ...sets,
  reps: sets.reps && `${sets.reps} ${side}`,
  duration: sets.duration && `${sets.duration} ${side}`,
});

const SIDES =
  "left|right|links|rechts|linke?r?|rechte?r?|izq(?:uierd[ao])?|der(?:ech[ao])?|esquerd[ao]|direit[ao]|sinistr[ao]|destr[ao]|gauche|droite|lew[ay]|praw[ay]|лев\\p{L}{2}|прав\\p{L}{2}";

const SIDED = new RegExp(
  `^(\\d[^/,;+&\\p{L}]*x\\s*\\d[^/,;+&]{0,16}?)\\s*\\(?(${SIDES})\\)?\\.?\\s*[/,;+&]\\s*(\\d[^/,;+&\\p{L}]*x\\s*\\d[^/,;+&]{0,16}?)\\s*\\(?(${SIDES})\\)?\\.?$`,
  "iu",
);
