import type { KnownExercise } from "../../../worker/contract/exercises";
import type { WeekChange } from "./change-week";
import type { WeekProblem } from "./check-week";
import type { EditorWeek } from "./editor-week";
import type { PlacedNotes } from "./note-place";
import type { WeekDrag } from "./use-week-drag";

/** What every row needs; stable between keystrokes. */
export type RowProps = {
  known: ReadonlyMap<string, KnownExercise>;
  /** Notes from reading the week's document. */
  notes: PlacedNotes;
  onChange: (change: WeekChange) => void;
  /** Announces a press's result to screen readers. */
  say: (text: string) => void;
  drag: WeekDrag;
  /** Shows a day. */
  onShow: (dayOfWeek: number) => void;
};

/** How far a row is moved: among its siblings, or to the days beside. */
export type RowMove = { down?: -1 | 1; right?: -1 | 1 };

/** What every part of the editor needs. */
export type EditProps = RowProps & { week: EditorWeek; problems: WeekProblem[] };
