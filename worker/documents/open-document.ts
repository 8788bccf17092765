import { DOCUMENT_MAX_MB } from "../contract/imports-limits";
import { DocumentError } from "./document-error";
import type { SourceDocument } from "./document-model";
import { readDocx } from "./docx/read-docx";
import { DOCUMENT_LIMITS } from "./limits";
import { damagedContainer, isCompoundFile, openCompoundFile } from "./package/compound-file";
import { refuseForeignPackages } from "./package/foreign-packages";
import { openPackage } from "./package/open-package";
import { relationshipsOf } from "./package/relationships";
import { refuseForeignFiles } from "./package/sniff";
import { readXls } from "./xls/read-xls";
import { readXlsx } from "./xlsx/read-xlsx";

/** Opens a file as what it is, not as what its name says: a workbook named .docx is read as a workbook. */
export async function openDocument(bytes: Uint8Array, fileName: string): Promise<SourceDocument> {
  if (bytes.length > DOCUMENT_LIMITS.fileBytes) {
    throw new DocumentError(
      "too_large",
      `This file is larger than ${DOCUMENT_MAX_MB} MB. Remove pictures and anything that does not belong to the program, then upload it again.`,
    );
  }
  refuseForeignFiles(bytes);
  if (isCompoundFile(bytes)) {
    const stream = openCompoundFile(bytes).stream("Workbook");
    if (!stream) throw damagedContainer();
    return readXls(stream);
  }
  const pack = await openPackage(bytes);
  const declared = relationshipsOf(pack, "").find((relationship) => relationship.type === "officeDocument");
  const path = [declared?.target, "word/document.xml", "xl/workbook.xml"].find((each) => each && pack.has(each));
  refuseForeignPackages(pack.paths(), path);
  const main = path ? pack.part(path) : undefined;
  if (path && main?.name === "document") return readDocx(pack, path, main);
  if (path && main?.name === "workbook") return readXlsx(pack, path, main);
  if (main) {
    throw new DocumentError(
      "wrong_type",
      `"${fileName}" is not a Word or Excel document. Save the program as .docx or .xlsx and upload it again.`,
    );
  }
  throw new DocumentError(
    "corrupt",
    `The main part of "${fileName}" is missing, so there is no content to read. Save it again from Word, Excel or Google Docs and upload the new file.`,
  );
}
