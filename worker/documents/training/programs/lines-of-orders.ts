import type { ReadExercise, Sets } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import { doseOf, hasWork, joined } from "./doses/dose-sets";
import { plain } from "./labels/plain-text";
import type { TextLine } from "./text-line";

/** "• drop 10 kg and do 3 sets of 5", "• use 80% of your best", "• perform 5 sets of 3": how the lift of the item above is done. */
export function tellsHow(line: TextLine): boolean {
  const { session } = line.standing;
  if (!line.isListed || session === null || !ORDER.test(plain(line.text)) || looksLikeMovement(plain(line.text)))
    return false;
  const last = line.in(session).exercises.at(-1);
  const [dropped = ""] = DROPPED.exec(line.text) ?? [];
  const { sets, rest } = doseOf(line.text.slice(dropped.length));
  const isShare = sets.length === 1 && sets[0]?.percent != null && !hasWork(sets[0]);
  if (!last || sets.length === 0 || !(isShare || sets.every(hasWork))) return false;
  last.prescription = isShare ? sharesOf(last, sets) : joined(withFurther(last, sets));
  last.rest ??= rest;
  const said = isShare ? line.text : dropped.replace(BETWEEN, "");
  last.notes = [last.notes, said].filter(Boolean).join("; ") || null;
  return true;
}

const ORDER =
  /^(?:(?:then|and|next),? )?(?:perform|do|drop|use|take|reduce|lower|back off|strip|keep|haz|hacer|usa|baja|faca|use|baixe|fai|usa|scala|faites|faire|mache|mach|nimm|nutze|zrob|wykonaj)\s/u;

/** "drop 30-50 lbs and": by how much, before what is done then. */
const DROPPED = /^(?:[^,;]{0,40}?\d[^,;]{0,20}?)(?:\s+(?:and|then|y|e|et|und|i)\s+|[,;]\s*)(?=\p{L}+\s+\d)/u;

const BETWEEN = /(?:\s+\p{L}{1,4}|[,;])\s*$/u;

/** What the lift is done with, before any of its sets are told. */
const sharesOf = ({ prescription }: ReadExercise, shares: Sets[]): Sets[] =>
  prescription.length === 0
    ? shares
    : prescription.map((each) => ({ ...each, percent: each.percent ?? shares[0]?.percent ?? null }));

/** A share without any work is of the sets that follow, and sets before those that are counted are done once. */
function withFurther({ prescription }: ReadExercise, sets: Sets[]): Sets[] {
  const [share, ...others] = prescription;
  if (share?.percent && others.length === 0 && !hasWork(share))
    return sets.map((each) => ({ ...each, percent: each.percent ?? share.percent }));
  return [...prescription.map((each) => ({ ...each, count: each.count ?? "1" })), ...sets];
}
