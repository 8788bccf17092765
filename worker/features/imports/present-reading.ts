import type { DocumentNote, ExerciseDraft } from "../../contract/drafts";
import type { WeeklyUpload } from "../../contract/imports";

/** Returns the reader's remarks for the upload pages, each with its position in the file. */
export function presentNotes(
  fileName: string,
  notes: DocumentNote[],
): Pick<WeeklyUpload["validation"], "errors" | "warnings"> {
  const located = ({ place, message }: DocumentNote) => (place ? `${fileName} · ${place}: ${message}` : message);
  return {
    errors: notes
      .filter((note) => note.severity === "error")
      .map((note) => ({
        field: note.field,
        message: located(note),
        ...(note.row === undefined ? {} : { row: note.row }),
      })),
    warnings: notes.filter((note) => note.severity === "warning").map(located),
  };
}

/** Returns labels of the exercises without a video. */
export function missingVideos(exercises: ExerciseDraft[]): string[] {
  return exercises
    .filter((exercise) => !exercise.videoUrl)
    .map(({ exerciseCode, name }) => (exerciseCode ? `${exerciseCode} - ${name}` : name));
}

/** Returns a title made from a file name. Hyphens become spaces only in names without spaces. */
export function titleFrom(fileName: string, otherwise: string): string {
  const bare = fileName
    .replace(/\.[a-z]+$/i, "")
    .replace(/_/g, " ")
    .trim();
  const words = bare.includes(" ") ? bare : bare.replace(/-+/g, " ");
  return words.replace(/\s+/g, " ").trim() || otherwise;
}
