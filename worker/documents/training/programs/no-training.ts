import { DocumentError } from "../../document-error";

export function nothing(): DocumentError {
  return new DocumentError(
    "no_exercises",
    "No training was found in this document: no exercises with sets, reps, times or distances. Check that it is the right file, then upload it again.",
  );
}
