import type { ExerciseTexts } from "../../contract/exercise-fields";
import type { Sets } from "../../contract/sets";
import { readSets } from "../../documents/read-dose";

/** An exercise as it travels: its texts, and the groups of sets that they say. */
export const withSets = <Said extends ExerciseTexts>(exercise: Said): Said & { dose: Sets[] } => ({
  ...exercise,
  dose: readSets(exercise),
});
