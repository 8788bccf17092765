import { changeWeek, typedInto, type WeekChange } from "./change-week";
import type { EditorWeek } from "./editor-week";

/** So many steps can be taken back. Weeks share what they have in common, so a step costs little. */
const MOST_STEPS = 100;
/** What is typed into one field is one step until there is a pause of so long. */
const PAUSE_MS = 1500;

export type Steps = {
  week: EditorWeek;
  past: readonly EditorWeek[];
  /** What was taken back, the next one first. */
  undone: readonly EditorWeek[];
  /** The field that is being typed into, and when it was last. */
  typing: { into: string; at: number } | null;
};

export type Step =
  | (WeekChange & { at?: number })
  | { do: "set"; week: (current: EditorWeek) => EditorWeek }
  | { do: "undo" }
  | { do: "redo" };

export const firstStep = (week: EditorWeek): Steps => ({ week, past: [], undone: [], typing: null });

export function takeStep(state: Steps, step: Step): Steps {
  if (step.do === "undo") {
    const before = state.past.at(-1);
    if (!before) return state;
    return { week: before, past: state.past.slice(0, -1), undone: [state.week, ...state.undone], typing: null };
  }
  if (step.do === "redo") {
    const [after, ...undone] = state.undone;
    return after ? { week: after, past: [...state.past, state.week], undone, typing: null } : state;
  }
  // What is stored now has ids that a step of before would not know.
  if (step.do === "set") return firstStep(step.week(state.week));
  const week = changeWeek(state.week, step);
  if (week === state.week) return state;
  const into = typedInto(step);
  const at = step.at ?? 0;
  const goesOn = into !== null && state.typing?.into === into && at - state.typing.at < PAUSE_MS;
  return {
    week,
    past: goesOn ? state.past : [...state.past, state.week].slice(-MOST_STEPS),
    undone: [],
    typing: into === null ? null : { into, at },
  };
}
