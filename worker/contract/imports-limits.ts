/** 10 MB, as the upload screens say it. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_EXTENSIONS = [".docx", ".xlsx", ".xls"] as const;
