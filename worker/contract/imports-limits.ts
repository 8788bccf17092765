/** The largest document, as the upload screens say it. */
export const DOCUMENT_MAX_MB = 10;
export const DOCUMENT_MAX_BYTES = DOCUMENT_MAX_MB * 1024 * 1024;
export const DOCUMENT_EXTENSIONS = [".docx", ".xlsx", ".xls"] as const;

export const WORKOUT_LIMITS = { title: 200, description: 5000, minutes: 1440 } as const;
/** The validation card shows so many warnings, then "...and N more". */
export const WARNINGS_SHOWN = 5;
/** The upload result shows so many exercises that lack a video, then "+N more". */
export const MISSING_VIDEOS_SHOWN = 10;
/** What may be pasted into a section at once. */
export const TABLE_MOST = { rows: 300, columns: 30, text: 5000 } as const;
