import type { Reading, WorkoutDraft } from "../../contract/drafts";
import { DocumentError } from "../document-error";
import { exerciseDraft } from "./exercise-draft";
import { minutesOfTitle, withoutMinutes } from "./opening";
import { allNotes, type Training, warn } from "./training";
import { noExercises } from "./week-draft";

/** Makes one workout of what was found. Throws `week_document` when it is spread over several days. */
export function workoutDraft(training: Training): Reading<WorkoutDraft> {
  if (training.exercises.length === 0) throw noExercises(training);
  const days = new Set(training.exercises.map((found) => found.place.day).filter((day) => day !== null));
  if (days.size > 1) {
    throw new DocumentError(
      "week_document",
      "This document is a weekly program: it has exercises on several days. Upload it as a weekly program instead.",
    );
  }
  const options = new Set(training.exercises.map((found) => found.place.option).filter((option) => option !== null));
  if (options.size > 1) {
    warn(
      training,
      "several_options",
      "The document offers several options for the day. Their exercises were put into one list.",
      "exercises",
    );
  }
  const heading = [...training.days.values()][0]?.heading;
  const notes = [...training.days.values()].flatMap((day) => day.notes.map((line) => line.text));
  const description = [...training.description, ...notes];
  return {
    draft: {
      title: training.title ?? (heading && withoutMinutes(heading)) ?? training.firstCaption,
      description: training.ownDescription ?? (description.length > 0 ? description.join("\n") : null),
      estimatedDuration: training.minutes ?? (heading === undefined ? null : minutesOfTitle(heading)),
      exercises: training.exercises.map((found, index) =>
        exerciseDraft(training, found, "workout", `exercises.${index}`),
      ),
    },
    notes: allNotes(training),
  };
}
