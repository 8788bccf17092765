import { DocumentError } from "../document-error";
import { passwordProtected } from "./open-package";

/** Refuses what is not a zip package, saying what it is instead. Throws `wrong_type`, `encrypted` or `corrupt`. */
export function refuseForeignFiles(bytes: Uint8Array): void {
  if (bytes.length === 0)
    throw new DocumentError("corrupt", "This file is empty. Save the document again and upload the new file.");
  if (startsWith(bytes, ZIP)) return;
  if (startsWith(bytes, OLE)) throw oleError(bytes);
  throw new DocumentError(
    "wrong_type",
    "This is not a Word or Excel document, whatever its name says. Save the program as .docx or .xlsx and upload it again.",
  );
}

const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Encrypted packages, Word 97 and Excel 97 files share one container ([MS-CFB]); its stream names tell them apart. */
function oleError(bytes: Uint8Array): DocumentError {
  if (hasStream(bytes, "EncryptedPackage") || hasStream(bytes, "EncryptionInfo")) return passwordProtected();
  if (hasStream(bytes, "Workbook") || hasStream(bytes, "Book")) {
    return new DocumentError(
      "wrong_type",
      "This is a workbook in the old .xls format, or a damaged one. Open it in Excel or Google Sheets, save it as .xlsx and upload that file.",
    );
  }
  if (hasStream(bytes, "WordDocument")) {
    return new DocumentError(
      "wrong_type",
      "This is a document in the old .doc format. Open it in Word or Google Docs, save it as .docx and upload that file.",
    );
  }
  return new DocumentError(
    "corrupt",
    "This file is damaged or in an unsupported old format. Open it in Word or Excel, save it as .docx or .xlsx and upload the new file.",
  );
}

function hasStream(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  // Directory entries are 128 bytes long and lie on multiples of 128 in every container.
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    if (bytes[at + 64] === wanted.length + 2 && bytes[at + 65] === 0 && startsWith(bytes.subarray(at), wanted))
      return true;
  }
  return false;
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
