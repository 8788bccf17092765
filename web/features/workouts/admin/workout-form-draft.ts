import type { AdminWorkout, NewWorkoutInput } from "../../../../worker/contract/admin-workouts";
import { MOST_EXERCISES } from "../../../../worker/contract/exercises-limits";
import { WORKOUT_LIMITS } from "../../../../worker/contract/imports-limits";
import type { WorkoutTemplate } from "../../../../worker/contract/templates";
import { resolveVideo } from "../../../../worker/contract/video";
import { WORKOUT_REFUSALS } from "../../../../worker/contract/workouts-limits";
import {
  blankRow,
  exercisesOf,
  type FormRow,
  problemKey,
  problemsOf,
  rowsOf,
} from "../../../training/editor/exercise-rows";

/** The form's values as typed. */
export type WorkoutDraft = typeof EMPTY & { rows: FormRow[] };

export type WorkoutText = Exclude<keyof WorkoutDraft, "isPublished" | "rows">;

const EMPTY = {
  title: "",
  description: "",
  duration: "",
  intensity: "",
  focus: "",
  videoUrl: "",
  thumbnailUrl: "",
  day: "",
  isPublished: true,
};

export const emptyWorkout = (): WorkoutDraft => ({ ...EMPTY, rows: [blankRow()] });

export function draftOf(workout: AdminWorkout): WorkoutDraft {
  return {
    title: workout.title,
    description: workout.description ?? "",
    duration: workout.duration?.toString() ?? "",
    intensity: workout.intensity ?? "",
    focus: workout.focus ?? "",
    videoUrl: workout.videoUrl ?? "",
    thumbnailUrl: workout.thumbnailUrl ?? "",
    day: workout.day?.toString() ?? "",
    isPublished: workout.isPublished,
    rows: rowsOf(workout.exercises),
  };
}

/** Returns a new workout from a template. */
export function draftFrom({ name, description, estimatedDuration, sampleExercises }: WorkoutTemplate): WorkoutDraft {
  return {
    ...EMPTY,
    title: name,
    description: description ?? "",
    duration: estimatedDuration.toString(),
    rows: rowsOf(sampleExercises),
  };
}

/** Returns the payload: empty texts and numbers as null, whole numbers, no rows without a name. */
export function payloadOf(draft: WorkoutDraft): Required<NewWorkoutInput> {
  return {
    title: draft.title.trim(),
    description: draft.description.trim() || null,
    duration: wholeOf(draft.duration),
    intensity: (draft.intensity || null) as NewWorkoutInput["intensity"] & (string | null),
    focus: (draft.focus || null) as NewWorkoutInput["focus"] & (string | null),
    exercises: exercisesOf(draft.rows),
    videoUrl: draft.videoUrl.trim() || null,
    thumbnailUrl: draft.thumbnailUrl.trim() || null,
    day: wholeOf(draft.day),
    isPublished: draft.isPublished,
  };
}

/** Returns whether saving would change nothing. */
export const isSame = (one: WorkoutDraft, other: WorkoutDraft) => asJson(one) === asJson(other);

const asJson = ({ rows, ...fields }: WorkoutDraft) =>
  JSON.stringify([
    fields,
    rows.filter(({ texts }) => Object.values(texts).some(Boolean)).map(({ id, texts }) => [id, texts]),
  ]);

/** Returns the errors by field, and by `{key}.{field}` of a row. The server checks the same and more. */
export function checkWorkout(draft: WorkoutDraft): Record<string, string> {
  const problems = problemsOf(draft.rows);
  const between = (text: string, least: number, most: number) => {
    const number = wholeOf(text);
    return number === null || (number >= least && number <= most);
  };
  if (!draft.title.trim()) problems.title = WORKOUT_REFUSALS.title;
  if (!between(draft.duration, 0, WORKOUT_LIMITS.minutes)) problems.duration = WORKOUT_REFUSALS.duration;
  if (!between(draft.day, 1, 7)) problems.day = WORKOUT_REFUSALS.day;
  if (draft.videoUrl.trim() && resolveVideo(draft.videoUrl).kind === "none")
    problems.videoUrl = WORKOUT_REFUSALS.videoUrl;
  if (exercisesOf(draft.rows).length > MOST_EXERCISES) problems.rows = `At most ${MOST_EXERCISES} exercises.`;
  return problems;
}

/** Returns the control of a server error; null if the form has none. */
export function problemAt(draft: WorkoutDraft, path: string): string | null {
  return path in EMPTY ? path : problemKey(draft.rows, path);
}

function wholeOf(text: string): number | null {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : null;
}
