export type DocumentErrorCode =
  | "encrypted"
  | "too_large"
  | "corrupt"
  | "wrong_type"
  | "unsafe_xml"
  | "too_complex"
  | "no_exercises"
  | "week_document"
  | "several_weeks";

/** A document that cannot be read. `message` is for the coach: what is wrong, and what to do about it. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";

  constructor(
    readonly code: DocumentErrorCode,
    message: string,
  ) {
    super(message);
  }
}
