import type { KnownExercise } from "../../../../worker/contract/exercises";
import type { WeekChange } from "./change-week";
import type { WeekProblem } from "./check-week";
import type { EditorWeek } from "./editor-week";

/** What every row of the editor works with; the same things from one keystroke to the next. */
export type RowProps = {
  known: ReadonlyMap<string, KnownExercise>;
  onChange: (change: WeekChange) => void;
  /** Tells what a press has done to those who do not see it. */
  say: (text: string) => void;
};

/** What every part of the editor works with. */
export type EditProps = RowProps & { week: EditorWeek; problems: WeekProblem[] };
