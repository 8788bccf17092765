import type { KnownExercise } from "../../../../worker/contract/exercises";
import type { WeekChange } from "./change-week";
import type { WeekProblem } from "./check-week";
import type { EditorWeek } from "./editor-week";

/** What every part of the editor works with. */
export type EditProps = {
  week: EditorWeek;
  problems: WeekProblem[];
  known: ReadonlyMap<string, KnownExercise>;
  onChange: (change: WeekChange) => void;
  /** Tells what a press has done to those who do not see it. */
  say: (text: string) => void;
};
