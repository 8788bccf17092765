import type { ProgramReading, ReadExercise } from "../../../../worker/contract/program-reading";
import { exerciseKey, type ReviewAnswers } from "./review-answers";

/** Renames all other exercises that were read as `from` and are not called `to` yet; returns them with their keys. */
export function renamed(
  { weeks }: ProgramReading,
  { edits }: Pick<ReviewAnswers, "edits">,
  from: string,
  to: string,
  except: string,
): { keys: string[]; exercises: ReadExercise[] } {
  const keys: string[] = [];
  const exercises: ReadExercise[] = [];
  weeks.forEach(({ sessions }, week) => {
    sessions.forEach((session, at) => {
      session.exercises.forEach((read, index) => {
        const key = exerciseKey(week, at, index);
        const now = edits[key] ?? read;
        if (read.name !== from || key === except || now.name === to) return;
        keys.push(key);
        exercises.push({ ...now, name: to });
      });
    });
  });
  return { keys, exercises };
}
