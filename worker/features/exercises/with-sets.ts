import type { ExerciseTexts } from "../../contract/exercise-fields";
import type { Sets } from "../../contract/sets";
import { readSets } from "../../documents/read-dose";

/** Returns an exercise for the API: its texts, and the groups of sets read from them. */
export const withSets = <Said extends ExerciseTexts>(exercise: Said): Said & { dose: Sets[] } => ({
  ...exercise,
  dose: readSets(exercise),
});
