import { isOffered } from "../../../contract/day-options";
import {
  COLUMN_TYPES,
  type DocumentNote,
  type ExerciseDraft,
  type WeekDraft,
  type WorkoutDraft,
} from "../../../contract/drafts";
import { notesWithDose } from "../../../contract/exercise-notes";
import { partLabel } from "../../../contract/program-parts";
import type { ProgramReading } from "../../../contract/program-reading";
import { draftExercise } from "../../../documents/draft-exercise";

type Part = { where: string | null; dayOfWeek: number | null; exercises: readonly ExerciseDraft[] };

/** What is validated: a week, a workout or a program, as read or as about to be imported. */
export type Subject = {
  kind: "week" | "workout" | "program";
  title: string | null;
  description: string | null;
  /** The options of the days, or the whole workout. */
  parts: readonly Part[];
  notes: readonly DocumentNote[];
};

export function weekSubject(draft: WeekDraft, notes: readonly DocumentNote[]): Subject {
  const parts = draft.days.flatMap(({ dayOfWeek, sections }) =>
    COLUMN_TYPES.flatMap((columnType) => {
      const exercises = sections.filter((each) => each.columnType === columnType).flatMap((each) => each.exercises);
      if (exercises.length === 0 && !isOffered(columnType)) return [];
      return { where: partLabel(`days.${dayOfWeek}.${columnType}`), dayOfWeek, exercises };
    }),
  );
  return { kind: "week", title: draft.title, description: draft.description, parts, notes };
}

type Single = Pick<WorkoutDraft, "title" | "description" | "exercises">;

export function workoutSubject(draft: Single, notes: readonly DocumentNote[] = []): Subject {
  const parts = [{ where: null, dayOfWeek: null, exercises: draft.exercises }];
  return { kind: "workout", title: draft.title, description: draft.description, parts, notes };
}

export function programSubject({ title, description, weeks }: ProgramReading): Subject {
  const parts = weeks.flatMap(({ number, sessions }) =>
    sessions.map((session) => ({
      where: [number === null ? null : `Week ${number}`, session.title ?? `Session ${session.order}`]
        .filter(Boolean)
        .join(" · "),
      dayOfWeek: session.weekday,
      exercises: session.exercises.map(draftExercise),
    })),
  );
  return { kind: "program", title, description, parts, notes: [] };
}

/**
 * Returns a document's weeks about to be stored as subjects: weeks of options, with the weekly upload's remarks, one by
 * one; others together as one program.
 */
export function draftSubjects(weeks: WeekDraft[], notes: readonly DocumentNote[] | null): Subject[] {
  const subjects = weeks.map((week) => weekSubject(week, notes ?? []));
  const [first] = subjects;
  if (notes || !first) return subjects;
  const parts = subjects.flatMap((subject) =>
    subject.parts
      .filter(({ exercises }) => exercises.length > 0)
      .map((part) => ({
        ...part,
        where: [weeks.length > 1 ? subject.title : null, part.where].filter(Boolean).join(" · "),
      })),
  );
  return [{ ...first, kind: "program", parts }];
}

/** Returns the text as understood, in lines: one for the title, one per exercise. */
export function linesOf({ title, description, parts }: Subject): string[] {
  const written = parts.flatMap(({ where, exercises }) =>
    exercises.map((each) =>
      [where, each.exerciseCode, each.name, each.tier, each.description, notesWithDose(each), each.videoUrl]
        .filter(Boolean)
        .join(" | "),
    ),
  );
  return [title, ...(description?.split("\n") ?? []), ...written].filter((line): line is string => Boolean(line));
}
