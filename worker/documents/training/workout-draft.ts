import type { Reading, WorkoutDraft } from "../../contract/drafts";
import { DocumentError } from "../document-error";
import { parseDay } from "./days";
import { isOnlyTime } from "./dose";
import { exerciseDraft } from "./exercise-draft";
import { minutesOfTitle, withoutMinutes } from "./opening";
import { parseMinutes } from "./program-facts";
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
  const [day] = training.days.values();
  // "Tues" on the sheet's tab, and in the sheet a title of its own.
  const heading = day?.title && isOnlyDay(day.heading) ? day.title : (day?.heading ?? training.firstCaption);
  // Below a title of its own the first heading is that of a part.
  const titled = day || training.title === null ? heading : null;
  const told = [...training.days.values()].flatMap(({ notes }) => notes.map((line) => line.text));
  const length = told.find((text) => isOnlyTime(text) && (parseMinutes(text) ?? 0) >= 20);
  const notes = told.filter((text) => text !== length);
  const description = [...training.description, ...notes];
  return {
    draft: {
      title: training.title ?? (heading && withoutMinutes(heading)),
      description: training.ownDescription ?? (description.length > 0 ? description.join("\n") : null),
      estimatedDuration: training.minutes ?? minutesOfTitle(titled ?? "") ?? parseMinutes(length ?? ""),
      exercises: training.exercises.map((found, index) =>
        exerciseDraft(training, found, "workout", `exercises.${index}`),
      ),
    },
    notes: allNotes(training),
  };
}

const isOnlyDay = (heading: string): boolean => parseDay(heading)?.rest === "";
