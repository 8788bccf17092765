import type { KnownExercise } from "../../../worker/contract/exercises";
import type { WeekChange } from "./change-week";
import type { WeekProblem } from "./check-week";
import type { EditorWeek } from "./editor-week";
import type { PlacedNotes } from "./note-place";
import type { WeekDrag } from "./use-week-drag";

/** What every row of the editor works with; the same things from one keystroke to the next. */
export type RowProps = {
  known: ReadonlyMap<string, KnownExercise>;
  /** What was noticed while the week's document was read. */
  notes: PlacedNotes;
  onChange: (change: WeekChange) => void;
  /** Tells what a press has done to those who do not see it. */
  say: (text: string) => void;
  drag: WeekDrag;
  /** Brings a day onto the screen. */
  onShow: (dayOfWeek: number) => void;
};

/** By how much a row is moved: among its siblings, or to the days beside. */
export type RowMove = { down?: -1 | 1; right?: -1 | 1 };

/** What every part of the editor works with. */
export type EditProps = RowProps & { week: EditorWeek; problems: WeekProblem[] };
