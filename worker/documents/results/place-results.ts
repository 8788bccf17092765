import { findExercises, type NameLine } from "./find-exercises";
import type { Results } from "./results";

export type PlacedResult = {
  /** The place of the exercise among the document's lines; null where it does not have it any more. */
  line: number | null;
  name: string;
  done: string;
  /** Of its session. */
  label: string;
  weekNumber: number;
  /** The line serves other weeks too. */
  ofSeveralWeeks: boolean;
};

/** Finds for everything that was done the line of a document that it belongs to. */
export function placeResults(lines: NameLine[], { weeks }: Results): PlacedResult[] {
  const sessions = weeks.flatMap(({ weekNumber, sessions: own }, week) =>
    own.map((session) => ({ ...session, week, weekNumber, names: session.exercises.map(({ name }) => name) })),
  );
  const found = findExercises(lines, sessions);
  const weeksOf = new Map<number, Set<number>>();
  found.forEach(({ lines: own }, index) => {
    for (const line of own) {
      if (line === null) continue;
      const known = weeksOf.get(line) ?? new Set();
      weeksOf.set(line, known.add(sessions[index]?.week ?? 0));
    }
  });
  return sessions.flatMap(({ exercises, label, week, weekNumber }, index) =>
    exercises.flatMap(({ name, done }, at) => {
      if (done === null) return [];
      const line = found[index]?.lines[at] ?? null;
      const ofSeveralWeeks = line !== null && (weeksOf.get(line)?.size ?? 0) > 1;
      return [{ line, name, done, label, weekNumber: weekNumber ?? week + 1, ofSeveralWeeks }];
    }),
  );
}
