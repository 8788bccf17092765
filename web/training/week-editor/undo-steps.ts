import { changeWeek, typedInto, type WeekChange } from "./change-week";
import type { EditorWeek } from "./editor-week";

/** The most undo steps. Weeks share unchanged parts, so a step is small. */
const MOST_STEPS = 100;
/** Typing in one field is one step until a pause of this length. */
const PAUSE_MS = 1500;

export type Steps = {
  week: EditorWeek;
  past: readonly EditorWeek[];
  /** The undone states, next redo first. */
  undone: readonly EditorWeek[];
  /** The field being typed in, and the last keystroke. */
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
  // The stored state has new ids, which earlier steps would lack.
  if (step.do === "set") return firstStep(step.week(state.week));
  const week = changeWeek(state.week, step);
  if (week === state.week) return state;
  const into = typedInto(step);
  const at = step.at ?? 0;
  const continues = into !== null && state.typing?.into === into && at - state.typing.at < PAUSE_MS;
  return {
    week,
    past: continues ? state.past : [...state.past, state.week].slice(-MOST_STEPS),
    undone: [],
    typing: into === null ? null : { into, at },
  };
}
