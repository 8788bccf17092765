import { DocumentError } from "../document-error";
import { isCompoundFile, openCompoundFile } from "./compound-file";
import { passwordProtected } from "./open-package";

/** Refuses what is neither a zip package nor an Excel 97 workbook, saying what it is instead. Throws `wrong_type`, `encrypted` or `corrupt`. */
export function refuseForeignFiles(bytes: Uint8Array): void {
  if (bytes.length === 0)
    throw new DocumentError("corrupt", "This file is empty. Save the document again and upload the new file.");
  if (startsWith(bytes, ZIP)) return;
  if (isCompoundFile(bytes)) {
    refuseOle(bytes);
    return;
  }
  throw new DocumentError(
    "wrong_type",
    "This is not a Word or Excel document, whatever its name says. Save the program as .docx or .xlsx and upload it again.",
  );
}

const ZIP = [0x50, 0x4b];

/** Encrypted packages, Word 97 and Excel 97 files share one container; its stream names tell them apart. */
function refuseOle(bytes: Uint8Array): void {
  const { names } = openCompoundFile(bytes);
  if (names.includes("encryptedpackage") || names.includes("encryptioninfo")) throw passwordProtected();
  if (names.includes("workbook")) return;
  if (names.includes("worddocument")) {
    throw new DocumentError(
      "wrong_type",
      "This is a document in the old .doc format. Open it in Word or Google Docs, save it as .docx and upload that file.",
    );
  }
  if (names.includes("book")) {
    throw new DocumentError(
      "wrong_type",
      "This workbook was saved in the format of Excel 95 or older. Open it in Excel or Google Sheets, save it as .xlsx and upload that file.",
    );
  }
  throw new DocumentError(
    "wrong_type",
    "This is not a Word or Excel document, whatever its name says. Save the program as .docx or .xlsx and upload it again.",
  );
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
