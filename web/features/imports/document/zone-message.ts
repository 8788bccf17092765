import { DOCUMENT_EXTENSIONS, DOCUMENT_MAX_BYTES } from "../../../../worker/contract/imports-limits";
import type { FileRejection } from "../../../ui/file-drop-rules";

/** The size of an empty ZIP archive; .docx and .xlsx are ZIP archives, and .xls files are larger. */
export const DOCUMENT_MIN_BYTES = 22;

/** Explains why the drop zone rejects a file. */
export function zoneMessage({ reason }: Pick<FileRejection, "reason">): string {
  switch (reason) {
    case "type":
      return `File type must be one of ${DOCUMENT_EXTENSIONS.join(", ")}`;
    case "size":
      return `File is larger than ${DOCUMENT_MAX_BYTES} bytes`;
    case "empty":
      return `File is smaller than ${DOCUMENT_MIN_BYTES} bytes`;
    case "count":
      return "Too many files";
  }
}
