import { sessionLabel } from "../labels/session-label";
import { weekLabel } from "../labels/week-label";
import type { SessionMark } from "../program-builder";
import type { Standing } from "../standing";

/** Begins a session of a table: "Week 2: Lower" is called "Lower". */
export function beginSession(state: Standing, mark: SessionMark): SessionMark {
  state.part = null;
  state.roundsOfPart = null;
  // Times of work and rest are of one circuit; rounds alone are of all tables below.
  if (state.rounds?.duration) state.rounds = null;
  const week = mark.title ? weekLabel(mark.title) : null;
  state.session = week ? { ...mark, title: week.rest || null } : { ...mark };
  return state.session;
}

/** Begins the session that a text names. */
export function beginNamed(state: Standing, text: string): void {
  beginSession(state, markOf(sessionLabel(text), text));
}

/** What a label names, or a session with this title where there is none. */
export const markOf = (label: SessionMark | null, title: string): SessionMark =>
  label ? { weekday: label.weekday, title: label.title } : { weekday: null, title };
