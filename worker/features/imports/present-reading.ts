import type { DocumentNote, ExerciseDraft } from "../../contract/drafts";
import type { WeeklyUpload } from "../../contract/imports";

/** What the reader noticed, as the upload screens show it: each text tells its place in the file. */
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

/** The exercises without a video, as a coach calls them. */
export function missingVideos(exercises: ExerciseDraft[]): string[] {
  return exercises
    .filter((exercise) => !exercise.videoUrl)
    .map(({ exerciseCode, name }) => (exerciseCode ? `${exerciseCode} - ${name}` : name));
}

/** What to call a document that does not say its title. Hyphens stand for spaces only in names that have none. */
export function titleFrom(fileName: string, otherwise: string): string {
  const bare = fileName
    .replace(/\.[a-z]+$/i, "")
    .replace(/_/g, " ")
    .trim();
  const words = bare.includes(" ") ? bare : bare.replace(/-+/g, " ");
  return words.replace(/\s+/g, " ").trim() || otherwise;
}
