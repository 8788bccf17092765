import { DocumentError } from "../document-error";
import type { Leftover, Sheet, SourceDocument } from "../document-model";
import { DOCUMENT_LIMITS } from "../limits";
import type { Package } from "../package/open-package";
import { relationshipsOf } from "../package/relationships";
import { child, childrenNamed, type XmlElement } from "../xml/xml-element";
import { readCellFormats } from "./cell-formats";
import { readSharedStrings } from "./shared-strings";
import { readSheet } from "./sheet";

/** Turns a SpreadsheetML workbook into grids of what its visible sheets show. */
export async function readXlsx(pack: Package, part: string, root: XmlElement): Promise<SourceDocument> {
  const relationships = await relationshipsOf(pack, part);
  const target = (type: string) => relationships.find((relationship) => relationship.type === type)?.target ?? "";
  const book = {
    strings: readSharedStrings(await pack.xml(target("sharedStrings"))),
    formats: readCellFormats(await pack.xml(target("styles"))),
    date1904: ["1", "true"].includes(child(root, "workbookPr")?.attributes.date1904 ?? ""),
  };

  const leftovers: { kind: Leftover; what: string }[] = [];
  if (pack.paths().some((path) => path.endsWith("vbaproject.bin"))) leftovers.push({ kind: "macros", what: "" });
  if (relationships.some((relationship) => relationship.type === "externalLink"))
    leftovers.push({ kind: "external_links", what: "" });

  const sheets: Sheet[] = [];
  const entries = childrenNamed(child(root, "sheets"), "sheet");
  if (entries.length > DOCUMENT_LIMITS.sheets) {
    throw new DocumentError(
      "too_large",
      "This workbook has too many sheets to be a training program. Remove what does not belong to it and upload it again.",
    );
  }
  for (const entry of entries) {
    const name = entry.attributes.name ?? "";
    if ((entry.attributes.state ?? "visible") !== "visible") {
      leftovers.push({ kind: "hidden_sheet", what: name });
      continue;
    }
    const place = relationships.find((relationship) => relationship.id === entry.attributes.id);
    if (place?.type !== "worksheet") continue;
    const sheet = await pack.xml(place.target);
    if (!sheet)
      throw new DocumentError(
        "corrupt",
        `The sheet "${name}" is missing from this workbook. Save it again from Excel or Google Sheets and upload the new file.`,
      );
    const links = new Map((await relationshipsOf(pack, place.target)).map((link) => [link.id, link.target]));
    const { grid, hiddenRows } = readSheet(name, sheet, { ...book, links });
    if (hiddenRows) leftovers.push({ kind: "hidden_rows", what: name });
    sheets.push({ name, grid });
  }
  return { kind: "sheets", sheets, leftovers };
}
