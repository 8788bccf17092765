import { DocumentError } from "../document-error";

export function sheetTooLarge(): DocumentError {
  return new DocumentError(
    "too_large",
    "This workbook is too large to read: a sheet has far more rows or columns than a training program needs. Remove what does not belong to it and upload it again.",
  );
}
