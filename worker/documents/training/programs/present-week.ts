import { isOffered, mainOption } from "../../../contract/day-options";
import type { ReadWeek, Weekday } from "../../../contract/program-reading";
import type { BuiltWeek } from "./program-builder";

export function presentWeek(week: BuiltWeek): ReadWeek {
  const built = inOrder(onEachDay(week.sessions.filter(({ exercises }) => exercises.length > 0)));
  const days = proposedDays(built.length);
  return {
    number: week.number,
    title: week.title,
    sheet: week.sheet,
    sessions: built.map(({ mark, notes, exercises }, index) => ({
      order: index + 1,
      weekday: mark.weekday,
      option: mark.option ?? null,
      title: mark.title,
      notes: notes.join("\n") || null,
      proposed: { dayOfWeek: mark.weekday ?? days[index] ?? 5, columnType: mark.option ?? proposedOption() },
      exercises,
    })),
  };
}

/** "Monday and Thursday" is a session on each of them. */
function onEachDay(sessions: BuiltWeek["sessions"]): BuiltWeek["sessions"] {
  if (!sessions.some(({ mark }) => mark.also?.length)) return sessions;
  const all = sessions.flatMap((session) => [
    session,
    ...(session.mark.also ?? []).map((weekday) => ({ ...session, mark: { ...session.mark, weekday } })),
  ]);
  const isPlaced = all.every(({ mark }) => mark.weekday !== null);
  return isPlaced ? all.sort((a, b) => (a.mark.weekday ?? 0) - (b.mark.weekday ?? 0)) : all;
}

/** The mornings of all days may stand above their evenings: sessions of one day belong together. */
function inOrder(sessions: BuiltWeek["sessions"]): BuiltWeek["sessions"] {
  const days = sessions.map(({ mark }) => mark.weekday);
  const comesAgain = days.some((day, at) => days.indexOf(day) !== at);
  // Nobody trains four times on a Monday: Monday and Friday again and again go through the weeks.
  const isOften = days.some((day) => days.filter((other) => other === day).length > 3);
  if (!comesAgain || isOften || days.includes(null) || countAnew(sessions)) return sessions;
  return [...sessions].sort((a, b) => (a.mark.weekday ?? 0) - (b.mark.weekday ?? 0));
}

/** "Session 1 | Session 2" of one squad, and then of the next: each stays together. */
function countAnew(sessions: BuiltWeek["sessions"]): boolean {
  const titles = sessions.map(({ mark }) => mark.title?.split(": ").at(-1) ?? "");
  const length = titles.indexOf(titles[0] ?? "", 1);
  return length > 1 && titles[0] !== "" && titles.every((title, at) => title === titles[at % length]);
}

/** A program of a gym says nothing of options. */
const proposedOption = () => (isOffered("equipment") ? "equipment" : mainOption());

/** The weekdays on which sessions without one are placed. */
function proposedDays(sessions: number): Weekday[] {
  const days: Record<number, Weekday[]> = {
    1: [1],
    2: [1, 4],
    3: [1, 3, 5],
    4: [1, 2, 4, 5],
    5: [1, 2, 3, 4, 5],
    6: [1, 2, 3, 4, 5, 6],
  };
  return days[sessions] ?? [1, 2, 3, 4, 5, 6, 7];
}
