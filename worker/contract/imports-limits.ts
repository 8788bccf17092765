/** Size limit of documents, as the upload pages state it. */
export const DOCUMENT_MAX_MB = 10;
export const DOCUMENT_MAX_BYTES = DOCUMENT_MAX_MB * 1024 * 1024;
export const DOCUMENT_EXTENSIONS = [".docx", ".xlsx", ".xls"] as const;

export const WORKOUT_LIMITS = { title: 200, description: 5000, minutes: 1440 } as const;
/** Warnings shown on the validation card, before "...and N more". */
export const WARNINGS_SHOWN = 5;
/** Exercises without video shown in the upload result, before "+N more". */
export const MISSING_VIDEOS_SHOWN = 10;
/** Limits of a table pasted into a section. */
export const TABLE_MOST = { rows: 300, columns: 30, text: 5000 } as const;
